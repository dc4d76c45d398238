"""Runs git so that it starts no other program.

No shell, hooks, filters, file watchers, external differs or downloads are run, whatever the repository's own configuration
names.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

# Seconds. Even the largest trees are compared within a few.
_TIME_LIMIT = 120
# Variables that a hook or another git command may have set for its own repository.
_OF_A_REPOSITORY = (
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS",
    "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
)  # fmt: skip
_OPTIONS = (
    "core.fsmonitor=false",
    f"core.hooksPath={os.devnull}",
    "diff.relative=false",
    "core.quotePath=false",
)
_FILTERS = r"^filter\..*\.(clean|smudge|process|required)$"


class GitError(Exception):
    """Raised when git fails. The message is one line."""


def split_nul(answer: bytes) -> list[str]:
    """Splits NUL-separated output."""
    return [os.fsdecode(name) for name in answer.split(b"\0") if name]


class Git:
    """Runs git in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._environment: dict[str, str] | None = None

    def run(self, *words: str, given: bytes = b"") -> bytes:
        """Runs a command. Returns its output. Raises `GitError` if it fails.

        Raises:
            GitError: it fails.
        """
        done = self._run(words, given, self._guarded_environment())
        if done.returncode == 0:
            return done.stdout
        raise GitError(f"{self.folder}: {_reason(done.stderr)}")

    def try_run(self, *words: str) -> bytes | None:
        """Runs a command. Returns its output, or None if it fails."""
        done = self._run(words, b"", self._guarded_environment())
        return done.stdout if done.returncode == 0 else None

    def _guarded_environment(self) -> dict[str, str]:
        """Returns an environment in which the repository's filters do not run."""
        if self._environment is None:
            plain = _environment()
            names = self._run(
                ("config", "--null", "--name-only", "--get-regexp", _FILTERS), b"", plain
            ).stdout
            self._environment = _with_settings(plain, dict.fromkeys(split_nul(names), ""))
        return self._environment

    def _run(
        self, words: Sequence[str], given: bytes, environment: Mapping[str, str]
    ) -> subprocess.CompletedProcess[bytes]:
        command = shutil.which("git")
        if command is None:
            raise GitError("git is not on the PATH; comparing findings with a revision needs it")
        options = [word for option in _OPTIONS for word in ("-c", option)]
        try:
            return subprocess.run(  # noqa: S603 - git itself, without a shell; the user asked to compare with a revision
                [command, "--no-pager", *options, "-C", str(self.folder), *words],
                input=given,
                capture_output=True,
                env=environment,
                timeout=_TIME_LIMIT,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise GitError(f"{self.folder}: git took longer than {_TIME_LIMIT} seconds") from error
        except (OSError, ValueError) as error:
            raise GitError(f"{self.folder}: git could not be started: {error}") from error


def _environment() -> dict[str, str]:
    variables = {name: value for name, value in os.environ.items() if name not in _OF_A_REPOSITORY}
    return variables | {
        "LC_ALL": "C",
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0",
        # Missing blobs of a partial clone are not downloaded: the empty protocol list allows none.
        "GIT_NO_LAZY_FETCH": "1",
        "GIT_ALLOW_PROTOCOL": "",
    }


def _with_settings(environment: Mapping[str, str], settings: Mapping[str, str]) -> dict[str, str]:
    """Returns the environment with additional git settings. Names may contain any character."""
    count = environment.get("GIT_CONFIG_COUNT", "")
    first = int(count) if count.isdecimal() else 0
    changed = dict(environment)
    for number, (name, value) in enumerate(settings.items(), first):
        changed |= {f"GIT_CONFIG_KEY_{number}": name, f"GIT_CONFIG_VALUE_{number}": value}
    return changed | {"GIT_CONFIG_COUNT": str(first + len(settings))}


def _reason(stderr: bytes) -> str:
    lines = stderr.decode("utf-8", "replace").strip().splitlines()
    said = next((line for line in lines if line.startswith("fatal: ")), lines[0] if lines else "git failed")
    said = said.removeprefix("fatal: ")
    return "not inside a git repository" if said.startswith("not a git repository") else said
