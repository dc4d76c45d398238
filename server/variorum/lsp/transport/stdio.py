"""Opens standard input and output as the stream of messages."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import BinaryIO

# Bytes: as many as a system lets everybody have.
_PIPE_SIZE = 1024 * 1024


def open_stdio() -> tuple[io.FileIO, BinaryIO]:
    """Returns the streams to read from and to write to. Whatever else is printed goes to standard error from now on."""
    reader = io.FileIO(os.dup(sys.stdin.fileno()), "rb")
    writer = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a library prints would break the stream of messages.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    _enlarge(writer.fileno())
    return reader, writer


def _enlarge(pipe: int) -> None:
    """Makes the pipe large enough for a report of thousands of findings. The server would wait for the client otherwise."""
    if sys.platform != "linux":
        return
    import fcntl

    # Fails if it is no pipe, and if the user has too many large ones.
    with contextlib.suppress(OSError):
        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _PIPE_SIZE)
