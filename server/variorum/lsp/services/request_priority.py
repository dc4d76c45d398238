"""Lets requests that a person waits for go before background work."""

from __future__ import annotations

import asyncio

# Seconds. A request that takes longer shares the time with everything else.
_PATIENCE = 0.1


class RequestPriority:
    """Counts urgent requests, from their arrival until their response is sent."""

    def __init__(self) -> None:
        self._pending = 0
        self._free = asyncio.Event()
        self._free.set()

    def enter(self) -> None:
        """An urgent request has arrived."""
        self._pending += 1
        self._free.clear()

    def leave(self) -> None:
        """Its response is sent."""
        self._pending -= 1
        if not self._pending:
            self._free.set()

    async def wait(self) -> None:
        """Waits until no urgent request is pending, for a tenth of a second at most."""
        if self._pending:
            try:
                await asyncio.wait_for(self._free.wait(), _PATIENCE)
            except TimeoutError:
                return
