"""Runs a command on a scratch folder, without a network where the system allows that, with bounds on time, memory and files."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from functools import cache, partial
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


def _bounded(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))
    os.nice(5)


@cache
def is_found(tool: str) -> bool:
    """Whether a tool is on the PATH. Says so once where it is missing."""
    found = shutil.which(tool) is not None
    if not found:
        print(f"{tool} is not on the PATH: what needs it is not run")
    return found


def run(
    command: Sequence[str],
    folder: Path,
    text: str = "",
    seconds: float = SECONDS * 2,
    variables: Mapping[str, str] | None = None,
) -> Ran:
    """Runs a command with a text on its standard input. It gets half of `seconds` as processor time, and the environment
    `variables` beside PATH and HOME. The code is None where it is missing."""
    if not command[0].startswith(".") and not is_found(command[0]):
        return Ran(None, "", "")
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8", **(variables or {})}
    try:
        ran = subprocess.run(
            [*_without_network(), *command],
            input=text.encode(),
            capture_output=True,
            timeout=seconds,
            cwd=folder,
            env=environment,
            preexec_fn=partial(_bounded, max(int(seconds / 2), 1)),
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Ran(None, "", "")
    return Ran(ran.returncode, ran.stdout.decode("utf-8", "replace"), ran.stderr.decode("utf-8", "replace"))
