"""The message loop: from the greeting to the client's `exit`, or to its end."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from typing import BinaryIO

from pygls.io_ import StdoutWriter

from variorum.lsp.departure import end_soon
from variorum.lsp.greeting import Greeting
from variorum.lsp.handlers.initialize import begin
from variorum.lsp.server import Server
from variorum.lsp.transport import Inbox
from variorum.rules.guard import use_guard
from variorum.watching import Watch

logger = logging.getLogger(__name__)


def serve(greeting: Greeting, writer: BinaryIO) -> int:
    """Handle the messages that follow the greeting; the exit status that LSP asks for."""
    server = Server()
    server.protocol.set_writer(StdoutWriter(writer))
    tune()
    try:
        asyncio.run(_loop(server, greeting))
    except (BrokenPipeError, KeyboardInterrupt):
        logger.info("the client is gone")
    finally:
        server.session.tasks.stop()
    return 0 if server.protocol.is_shut_down else 1


async def _loop(server: Server, greeting: Greeting) -> None:
    running = asyncio.get_running_loop()

    def tell(message: str) -> None:
        # A rule may fail in any thread, and only this one may talk to the client.
        logger.error("%s", message)
        running.call_soon_threadsafe(server.client.show, message)

    use_guard(Watch(tell))
    if greeting.initialized_with is not None:
        begin(server.session, greeting.initialized_with)
    await Inbox(greeting.rest(), server.take, end_soon).until_end()


def tune() -> None:
    """What is loaded now stays for good, so the garbage collector need not look at it, now or ever again."""
    gc.freeze()
    gc.set_threshold(50_000, 25, 50)
    gc.enable()
    # The message loop must not wait long for a thread that is busy with a workspace.
    sys.setswitchinterval(0.001)
