"""Reads messages ahead of their turn, so that work on a text that has changed meanwhile is left out."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Iterable


class AheadReader:
    """A reader for pygls that takes whole messages from a stream in a thread of its own.

    pygls asks for a header line, the blank line and the body one by one; here all three wait in a queue, so a
    burst of messages is taken in without a pause between them, and what they cause is worked out once, at the
    end. Header names are taken in any letter case, and headers that mean nothing to pygls are dropped.
    """

    def __init__(self, bodies: Iterable[bytes], at_end: Callable[[], None] = lambda: None) -> None:
        """`bodies` are read in a thread, which calls `at_end` when there are no more."""
        self._bodies, self._at_end = bodies, at_end
        self._loop = asyncio.get_running_loop()
        self._ready = asyncio.Event()
        self._parts: deque[bytes] = deque()
        threading.Thread(target=self._run, name="reader", daemon=True).start()

    async def readline(self) -> bytes:
        """The next header line; empty at the end of the stream."""
        while not self._parts:
            self._ready.clear()
            await self._ready.wait()
        return self._parts.popleft()

    async def readexactly(self, count: int) -> bytes:
        """The body that belongs to the header lines just read, which has `count` bytes."""
        return self._parts.popleft()

    def _run(self) -> None:
        try:
            for body in self._bodies:
                self._deliver(b"Content-Length: %d\r\n" % len(body), b"\r\n", body)
        except (OSError, ValueError):
            # The client is gone, which ends the stream like an orderly close does.
            pass
        self._at_end()
        self._deliver(b"")

    def _deliver(self, *parts: bytes) -> None:
        self._parts.extend(parts)
        try:
            self._loop.call_soon_threadsafe(self._ready.set)
        except RuntimeError:
            # The loop has ended while this thread was reading; nobody waits for the message any more.
            return
