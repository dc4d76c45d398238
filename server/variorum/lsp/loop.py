"""Runs the event loop from `initialize` to `exit`, or to the end of the stream."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from typing import BinaryIO

from variorum.lsp.features.initialize import begin
from variorum.lsp.server import Server
from variorum.lsp.transport.handshake import Handshake
from variorum.lsp.transport.inbox import Inbox
from variorum.lsp.transport.pygls_log import quieten
from variorum.lsp.transport.shutdown import exit_soon
from variorum.rules.guard import use_guard
from variorum.watching import Watch

logger = logging.getLogger(__name__)


def serve(handshake: Handshake, writer: BinaryIO) -> int:
    """Handles the messages after the handshake. Returns the exit status that LSP asks for."""
    quieten()
    server = Server()
    tune()
    try:
        asyncio.run(_loop(server, handshake, writer))
    except KeyboardInterrupt:
        logger.info("the client is gone")
    finally:
        server.services.tasks.stop()
    return 0 if server.session.lifecycle.is_shut_down else 1


async def _loop(server: Server, handshake: Handshake, writer: BinaryIO) -> None:
    running = asyncio.get_running_loop()

    def report(message: str) -> None:
        # A rule may fail in any thread, and only this one may talk to the client.
        logger.error("%s", message)
        running.call_soon_threadsafe(server.services.client.show, message)

    use_guard(Watch(report))
    inbox = Inbox(handshake.rest(), server.take, exit_soon)
    server.connect(writer, inbox.stop)
    if handshake.initialized_with is not None:
        begin(server.services, handshake.initialized_with)
    await inbox.until_end()


def tune() -> None:
    """Sets the garbage collector and the switch interval for a server.

    What is loaded now stays for good, so the collector need not look at it again. The event loop must not wait long for a
    thread that is busy with a workspace.
    """
    gc.freeze()
    gc.set_threshold(50_000, 25, 50)
    gc.enable()
    sys.setswitchinterval(0.001)
