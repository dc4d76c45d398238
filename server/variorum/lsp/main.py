"""Runs the server on a stream: standard input and output, or a socket."""

from __future__ import annotations

import io
import logging
import os
import socket
import sys
from collections.abc import Callable
from typing import BinaryIO

from variorum.lsp.framing import messages
from variorum.lsp.greeting import Greeting, Unwelcome

logger = logging.getLogger(__name__)


def run_stdio() -> int:
    """Serve one client on standard input and output; the exit status that LSP asks for."""
    reader = io.FileIO(os.dup(sys.stdin.fileno()), "rb")
    writer = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a library prints would tear the stream of messages, so it goes to where logs go.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return _serve(lambda count: reader.read(count) or b"", writer)


def run_tcp(host: str, port: int, token: str | None = None) -> int:
    """Serve one client on a socket; the exit status that LSP asks for.

    With a token, a client that does not begin with an `initialize` that has it in its options is refused.

    Raises:
        OSError: the address cannot be listened on.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as listening:
        logger.warning("listening on %s port %s", *listening.getsockname()[:2])
        connected, _ = listening.accept()
    connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with connected:
        return _serve(connected.recv, connected.makefile("wb"), token)


def _serve(read: Callable[[int], bytes], writer: BinaryIO, token: str | None = None) -> int:
    try:
        greeting = Greeting(messages(read), writer, token)
    except Unwelcome:
        logger.warning("a client without the token was refused")
        return 1
    except (OSError, KeyboardInterrupt):
        logger.info("the client is gone")
        return 1
    # Everything that is slow to load comes with this import, so it waits until the client has been greeted.
    from variorum.lsp.loop import serve

    return serve(greeting, writer)
