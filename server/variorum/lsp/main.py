"""Runs the server on a stream: standard input and output, or a socket."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import os
import socket
import sys
from collections.abc import Callable

from pygls.io_ import StdoutWriter, run_async

from variorum.lsp.server import Server
from variorum.lsp.transport import AheadReader

logger = logging.getLogger(__name__)


def run_stdio() -> int:
    """Serve one client on standard input and output; the exit status that LSP asks for."""
    reader = io.FileIO(os.dup(sys.stdin.fileno()), "rb")
    writer = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a library prints would tear the stream of messages, so it goes to where logs go.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return _serve(lambda count: reader.read(count) or b"", writer)


def run_tcp(host: str, port: int) -> int:
    """Serve one client on a socket; the exit status that LSP asks for.

    Raises:
        OSError: the address cannot be listened on.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as listening:
        logger.warning("listening on %s port %s", *listening.getsockname()[:2])
        connected, _ = listening.accept()
    connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with connected:
        return _serve(connected.recv, connected.makefile("wb"))


def _serve(read: Callable[[int], bytes], writer: io.BufferedIOBase) -> int:
    server = Server()
    server.protocol.set_writer(StdoutWriter(writer))  # type: ignore[arg-type]
    _tune()
    try:
        asyncio.run(_loop(server, read))
    except (BrokenPipeError, KeyboardInterrupt):
        logger.info("the client is gone")
    finally:
        server.session.tasks.stop()
    return 0 if server.protocol.is_shut_down else 1


async def _loop(server: Server, read: Callable[[int], bytes]) -> None:
    await run_async(
        stop_event=server.stopped,
        reader=AheadReader(read),
        protocol=server.protocol,
        error_handler=server.report_server_error,
    )


def _tune() -> None:
    """What is loaded now stays for good, so the garbage collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 25, 50)
    # The message loop must not wait long for a thread that is busy with a workspace.
    sys.setswitchinterval(0.001)
