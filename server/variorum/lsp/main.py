"""Runs the server on a stream: standard input and output, or a socket."""

from __future__ import annotations

import contextlib
import gc
import io
import logging
import os
import socket
import sys
from typing import BinaryIO

from variorum.lsp.framing import messages
from variorum.lsp.greeting import Greeting

logger = logging.getLogger(__name__)
# Bytes: as many as a system lets everybody have.
_WIDTH = 1024 * 1024


def run_stdio() -> int:
    """Serve one client on standard input and output; the exit status that LSP asks for."""
    reader = io.FileIO(os.dup(sys.stdin.fileno()), "rb")
    writer = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a library prints would tear the stream of messages, so it goes to where logs go.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    _widen(writer.fileno())
    try:
        greeting = Greeting(messages(lambda count: reader.read(count) or b""), writer)
    except (OSError, KeyboardInterrupt):
        logger.info("the client is gone")
        return 1
    return _serve(greeting, writer)


def run_tcp(host: str, port: int, token: str | None = None) -> int:
    """Serve one client on a socket; the exit status that LSP asks for.

    With a token, a client that does not begin with an `initialize` that has it in its options is refused, and the next one
    is listened to.

    Raises:
        OSError: the address cannot be listened on.
    """
    # Editors start the server on standard input and output, which need not wait for what sockets take.
    from variorum.lsp.admission import Admission

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as listening:
        logger.warning("listening on %s port %s", *listening.getsockname()[:2])
        try:
            connected, greeting = Admission(listening, token).admit()
        except KeyboardInterrupt:
            return 1
    connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with connected:
        return _serve(greeting, connected.makefile("wb"))


def _widen(pipe: int) -> None:
    """Let the pipe to the client hold a report on thousands of findings, which else waits for the client again and again."""
    if sys.platform != "linux":
        return
    import fcntl

    # Refused for what is no pipe, and to a user who has too many wide ones.
    with contextlib.suppress(OSError):
        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _WIDTH)


def _serve(greeting: Greeting, writer: BinaryIO) -> int:
    # What is loaded makes thousands of objects, hardly one of which is garbage.
    gc.disable()
    # Everything that is slow to load comes with this import, so it waits until the client has been greeted.
    from variorum.lsp import protocol_types

    # Before anything imports pygls, which imports lsprotocol as it is.
    protocol_types.load()
    from variorum.lsp.loop import serve

    return serve(greeting, writer)
