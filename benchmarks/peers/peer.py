"""A linter or compiler that findings are compared with, and how one is called."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import attrs

Place = tuple[Path, int, str]
"""Where a peer reports something: file, line (from 1) and its own code."""
UNREAD = "unread"
"""The code that says that a peer could not read a file at all."""


@attrs.frozen
class Peer:
    """A tool that other people trust."""

    suffixes: frozenset[str]
    """The endings of the files that it reads."""
    codes: Mapping[str, tuple[str, ...]]
    """Its codes, each with the rules that say the same; where there are several, the first that we report counts."""
    ask: Callable[[str, Sequence[Path]], Iterator[tuple[Path, int, str]]]
    """Runs the program with this name over files; yields file, line and code."""
    program: str
    """What is called unless another path is given."""

    def found_at(self, program: str) -> str:
        """The path of the program.

        Raises:
            SystemExit: it is not installed; the message says how to name it.
        """
        path = shutil.which(program)
        if path is None:
            raise SystemExit(
                f"{program} is not on the search path; install it, or say where it is with --program"
            )
        return path


def output(
    command: Sequence[str],
    *,
    errors: bool = False,
    may_be_empty: bool = False,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> str:
    """What a program prints, or, with `errors`, what it prints as errors. Its exit code says no more than that it found
    something.

    Raises:
        SystemExit: it printed nothing where it should print an answer.
    """
    done = subprocess.run(
        command, capture_output=True, text=True, errors="replace", check=False, cwd=cwd, env=env
    )
    answer = done.stderr if errors else done.stdout
    if not (errors or may_be_empty or answer.strip()):
        raise SystemExit(f"{command[0]} printed no answer: {done.stderr.strip()[:500]}")
    return answer
