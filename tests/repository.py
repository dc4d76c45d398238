"""Git repositories for tests."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

_WHO = {
    f"GIT_{role}_{field}": value
    for role in ("AUTHOR", "COMMITTER")
    for field, value in (("NAME", "A"), ("EMAIL", "a@example.org"))
}


class Repository:
    """A repository in a folder, which git's settings of this machine do not touch."""

    def __init__(self, root: Path, *, is_new: bool = True) -> None:
        self.root = root
        if is_new:
            root.mkdir(parents=True, exist_ok=True)
            self.git("init", "--quiet", "--initial-branch=main")

    def git(self, *words: str) -> str:
        """What a command prints."""
        quiet = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
        done = subprocess.run(
            ["git", "-c", "protocol.file.allow=always", *words],
            cwd=self.root,
            env={**os.environ, **_WHO, **quiet},
            capture_output=True,
            check=True,
            text=True,
        )
        return done.stdout.strip()

    def write(self, name: str, text: str) -> Path:
        """Write a file."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def commit(self, **files: str) -> str:
        """Commit the work tree, after writing files if any are given; the commit's hash."""
        for name, text in files.items():
            self.write(name, text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "x")
        return self.git("rev-parse", "HEAD")
