"""Reads messages ahead of their turn, so that work on a text that has changed meanwhile is left out."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Iterable


class Inbox:
    """The messages that have come and were not handled yet; a thread of its own reads them.

    A burst of messages is taken out without a pause between them, and what they cause is worked out once, at the end.
    """

    def __init__(self, bodies: Iterable[bytes], at_end: Callable[[], None] = lambda: None) -> None:
        """`bodies` are read in a thread, which calls `at_end` when there are no more."""
        self._bodies, self._at_end = bodies, at_end
        self._loop = asyncio.get_running_loop()
        self._ready = asyncio.Event()
        self._waiting: deque[bytes | None] = deque()
        threading.Thread(target=self._run, name="reader", daemon=True).start()

    async def next(self) -> bytes | None:
        """The body of the next message; None at the end of the stream."""
        while not self._waiting:
            self._ready.clear()
            await self._ready.wait()
        return self._waiting.popleft()

    def _run(self) -> None:
        try:
            for body in self._bodies:
                self._deliver(body)
        except (OSError, ValueError):
            # The client is gone, which ends the stream like an orderly close does.
            pass
        self._at_end()
        self._deliver(None)

    def _deliver(self, body: bytes | None) -> None:
        self._waiting.append(body)
        try:
            self._loop.call_soon_threadsafe(self._ready.set)
        except RuntimeError:
            # The loop has ended while this thread was reading; nobody waits for the message any more.
            return
