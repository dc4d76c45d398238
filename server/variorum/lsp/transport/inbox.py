"""Reads messages ahead, so that work on a document that has changed meanwhile is skipped."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Iterable


class Inbox:
    """Reads messages in a thread of its own, and hands them to the event loop.

    Messages that wait together are handed over together, without a pause, so that their effects are computed once, at the
    end. The loop is called once for all of them and no coroutine wakes up: a keystroke would wait for both.
    """

    def __init__(
        self,
        bodies: Iterable[bytes],
        take: Callable[[bytes], bool],
        at_end: Callable[[], None] = lambda: None,
    ) -> None:
        """Starts to read.

        Args:
            bodies: the messages; they are read in a thread.
            take: gets each of them in the thread of the running loop, and returns whether there may be more.
            at_end: called in the reading thread when there are no more.
        """
        self._bodies, self._take, self._at_end = bodies, take, at_end
        self._loop = asyncio.get_running_loop()
        self._ended = self._loop.create_future()
        self._waiting: deque[bytes | None] = deque()
        self._is_called = False
        threading.Thread(target=self._run, name="reader", daemon=True).start()

    async def until_end(self) -> None:
        """Waits until the stream has ended, or a message was the last one."""
        await self._ended

    def stop(self) -> None:
        """Ends the wait. Messages that have not been handed over are dropped."""
        if not self._ended.done():
            self._ended.set_result(None)

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
        if self._is_called:
            return
        self._is_called = True
        try:
            self._loop.call_soon_threadsafe(self._hand_out)
        except RuntimeError:
            # The loop has ended while this thread was reading; nobody waits for the message any more.
            return

    def _hand_out(self) -> None:
        # From here on the reader calls again; what it has added before is seen below.
        self._is_called = False
        while self._waiting and not self._ended.done():
            body = self._waiting.popleft()
            if body is None or not self._take(body):
                self._ended.set_result(None)
