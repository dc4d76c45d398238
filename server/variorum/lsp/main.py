"""Runs the server on a stream: standard input and output, or a socket."""

from __future__ import annotations

import gc
import logging
import socket
from typing import BinaryIO

from variorum.lsp.server_capabilities import initialize_result
from variorum.lsp.transport.framing import messages
from variorum.lsp.transport.handshake import Handshake
from variorum.lsp.transport.stdio import open_stdio

logger = logging.getLogger(__name__)


def run_stdio() -> int:
    """Serves one client on standard input and output. Returns the exit status that LSP asks for."""
    reader, writer = open_stdio()
    try:
        handshake = Handshake(
            messages(lambda count: reader.read(count) or b""), writer, answer=initialize_result
        )
    except (OSError, KeyboardInterrupt):
        logger.info("the client is gone")
        return 1
    return _serve(handshake, writer)


def run_tcp(host: str, port: int, token: str | None = None) -> int:
    """Serves one client on a socket. Returns the exit status that LSP asks for.

    With a token, a client whose first message is not an `initialize` with that token in its options is refused, and the
    server goes on listening.

    Raises:
        OSError: the address cannot be listened on.
    """
    # Editors start the server on standard input and output, which need not wait for what sockets take.
    from variorum.lsp.transport.acceptor import Acceptor

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as listening:
        logger.warning("listening on %s port %s", *listening.getsockname()[:2])
        try:
            connected, handshake = Acceptor(listening, initialize_result, token).accept()
        except KeyboardInterrupt:
            return 1
    connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with connected:
        return _serve(handshake, connected.makefile("wb"))


def _serve(handshake: Handshake, writer: BinaryIO) -> int:
    # Loading makes thousands of objects, hardly one of which is garbage.
    gc.disable()
    # Everything that is slow to load comes with these imports, so they wait until `initialize` is answered.
    from variorum.lsp.transport import lazy_protocol_types

    # Before anything imports pygls, which imports all of lsprotocol.
    lazy_protocol_types.load()
    from variorum.lsp.loop import serve

    return serve(handshake, writer)
