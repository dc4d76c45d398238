"""Lets an answer that a person waits for go before work that nobody has asked for."""

from __future__ import annotations

import asyncio

# Seconds. An answer that takes longer shares the time with everything else.
_PATIENCE = 0.1


class Precedence:
    """Counts the answers that go first, from the message that asks for one until it is sent."""

    def __init__(self) -> None:
        self._ahead = 0
        self._free = asyncio.Event()
        self._free.set()

    def enter(self) -> None:
        """Somebody waits for an answer from now on."""
        self._ahead += 1
        self._free.clear()

    def leave(self) -> None:
        """The answer is given."""
        self._ahead -= 1
        if not self._ahead:
            self._free.set()

    async def given(self) -> None:
        """Wait until nobody waits for an answer, or until one has taken too long; at once if nobody does."""
        if self._ahead:
            try:
                await asyncio.wait_for(self._free.wait(), _PATIENCE)
            except TimeoutError:
                return
