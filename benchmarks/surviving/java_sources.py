"""Finds the Java files of a folder that compile together."""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

_ERROR = re.compile(r"^(?P<file>[^\n:]+\.java):\d+: error:", re.M)


def compilable(folder: Path, class_path: str = "") -> set[str]:
    """The files that javac has no error for, by their paths; all files are compiled in one run, without processors."""
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*.java")}
    with tempfile.TemporaryDirectory() as elsewhere:
        listed = Path(elsewhere) / "files"
        listed.write_text("".join(f'"{name}"\n' for name in sorted(files)), encoding="utf-8")
        # Warnings and deprecations say nothing here; every error counts, the hundredth too.
        options = ["-nowarn", "-proc:none", "-encoding", "UTF-8", "-Xmaxerrs", "1000000", "-d", elsewhere]
        options += ["-cp", class_path]
        done = subprocess.run(
            ["javac", *options, f"@{listed}"], cwd=folder, capture_output=True, text=True, errors="replace"
        )
    return files - {found["file"] for found in _ERROR.finditer(done.stderr)}
