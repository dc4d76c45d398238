"""Runs a compiler in a scratch folder, with limits on time, memory and output."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Event

import attrs

SECONDS = 20
_MEMORY = 2 << 30
_MAX_FILE_SIZE = 64 << 20
# Seconds between two checks whether the compiler's result is still needed.
_GLANCE = 0.1


class CompilerStopped(RuntimeError):
    """Raised when a compiler does not finish. The message states the reason."""


@attrs.frozen
class Outcome:
    """The exit status and output of a compiler."""

    status: int
    output: str


def run_compiler(
    command: str,
    arguments: Sequence[str],
    files: Mapping[str, str],
    main: str,
    *,
    limits_memory: bool,
    seconds: float = SECONDS,
    stop: Event | None = None,
) -> Outcome:
    """Writes the files into a scratch folder, compiles `main`, and removes the folder.

    Args:
        command: the compiler.
        arguments: its arguments, with `{file}` and `{folder}` in them.
        files: the texts by the names that they get.
        main: the one to compile.
        limits_memory: whether the compiler bears a limit on its address space.
        seconds: how long it may take.
        stop: ends the compiler when another thread sets it.

    Raises:
        CompilerStopped: it could not be started, took too long or was stopped.
    """
    with tempfile.TemporaryDirectory(prefix="variorum-") as name:
        folder = Path(name)
        for file, text in files.items():
            (folder / file).write_text(text, encoding="utf-8", errors="replace")
        filled = [
            argument.replace("{file}", str(folder / main)).replace("{folder}", name) for argument in arguments
        ]
        return _run([command, *filled], folder, limits_memory, seconds, stop or Event())


def _run(line: Sequence[str], folder: Path, limits_memory: bool, seconds: float, stop: Event) -> Outcome:
    try:
        process = subprocess.Popen(  # noqa: S603 - a compiler of our list, asked for by the user; no shell reads its words
            line,
            cwd=folder,
            env=_environment(folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=_limits(limits_memory, seconds),
        )
    except OSError as error:
        raise CompilerStopped(f"{line[0]} could not be started: {error.strerror}") from error
    deadline = time.monotonic() + seconds
    while True:
        try:
            output, _ = process.communicate(timeout=min(_GLANCE, seconds))
            break
        except subprocess.TimeoutExpired as error:
            has_timed_out = time.monotonic() >= deadline
            if not has_timed_out and not stop.is_set():
                continue
            _stop(process)
            why = f"took longer than {seconds:g} seconds" if has_timed_out else "was stopped"
            raise CompilerStopped(f"{line[0]} {why}") from error
    return Outcome(process.returncode, output.decode("utf-8", "replace").replace(f"{folder}{os.sep}", ""))


def _environment(folder: Path) -> dict[str, str]:
    """Returns the environment variables that a compiler needs to find its parts, and no others."""
    passed_on = {
        name: os.environ[name]
        for name in ("PATH", "SYSTEMROOT", "JAVA_HOME", "RUSTUP_HOME", "CARGO_HOME", "RUSTUP_TOOLCHAIN")
        if name in os.environ
    }
    # Toolchain managers find their toolchains in the home folder, which is replaced by the scratch folder
    # here.
    home = Path.home()
    for name, place in (("RUSTUP_HOME", home / ".rustup"), ("CARGO_HOME", home / ".cargo")):
        if name not in passed_on and place.is_dir():
            passed_on[name] = str(place)
    return {
        **passed_on,
        "HOME": str(folder),
        "TMPDIR": str(folder),
        "GOCACHE": str(folder / "cache"),
        "LC_ALL": "C",
    }


def _limits(limits_memory: bool, seconds: float) -> Callable[[], None] | None:
    """Returns a function that sets limits in the child process, or None if the system has none."""
    if sys.platform == "win32":
        return None
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_FSIZE, (_MAX_FILE_SIZE, _MAX_FILE_SIZE))
        if limits_memory:
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))

    return limit


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Kills the compiler and its child processes."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
