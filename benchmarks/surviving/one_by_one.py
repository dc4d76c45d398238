"""Tries many things in processes of their own and finds those that work, though any of them may end or stop its process."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

Command = Callable[[Path, Sequence[str]], list[str]]
"""Takes a file to report to and names; returns a command that writes `start NAME` and, if it works, `done NAME` for each."""


def those_that_work(names: Sequence[str], command: Command, patience: float) -> set[str]:
    """The names that the command reports as done; the one that ends or stops a process has failed, and the next follows.

    Args:
        names: what to try, in this order.
        command: makes the command for those that are still to be tried.
        patience: seconds for one process.
    """
    done: set[str] = set()
    rest = list(names)
    while rest:
        lines = _reported(command, rest, patience)
        done.update(line.removeprefix("done ") for line in lines if line.startswith("done "))
        started = sum(line.startswith("start ") for line in lines)
        rest = rest[started or 1 :]
    return done


def _reported(command: Command, names: Sequence[str], patience: float) -> list[str]:
    with tempfile.TemporaryDirectory() as elsewhere:
        report = Path(elsewhere) / "report"
        with suppress(subprocess.TimeoutExpired):
            subprocess.run(
                command(report, names),
                cwd=elsewhere,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=patience,
            )
        return report.read_text().splitlines() if report.exists() else []
