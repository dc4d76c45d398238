"""Runs a command on a scratch folder, without a network where the system allows that, with bounds on time, memory and files."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import attrs

SECONDS = 10
FILE_BYTES = 64 << 20


@attrs.frozen
class Ran:
    """What a command did; `code` is None if it ran out of time."""

    code: int | None
    output: str
    errors: str


@cache
def _without_network() -> tuple[str, ...]:
    tool = shutil.which("unshare")
    if tool is None:
        return ()
    works = subprocess.run([tool, "-rn", "true"], capture_output=True, check=False).returncode == 0
    return (tool, "-rn") if works else ()


def _bounded() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))
    os.nice(5)


def run(command: Sequence[str], folder: Path, text: str = "", seconds: float = SECONDS * 2) -> Ran:
    """Runs a command with a text on its standard input."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    try:
        ran = subprocess.run(
            [*_without_network(), *command],
            input=text.encode(),
            capture_output=True,
            timeout=seconds,
            cwd=folder,
            env=environment,
            preexec_fn=_bounded,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Ran(None, "", "")
    return Ran(ran.returncode, ran.stdout.decode("utf-8", "replace"), ran.stderr.decode("utf-8", "replace"))
