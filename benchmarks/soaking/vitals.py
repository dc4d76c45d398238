"""How much a server holds at a time: memory, threads and handles of its process and of those that it started."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import attrs
import psutil


@attrs.frozen
class Vitals:
    """One look at a server."""

    at: float
    """Seconds since the first look."""
    memory: int
    """Resident bytes."""
    threads: int
    handles: int


class Monitor:
    """Looks at a process every second until it is told to stop."""

    def __init__(self, process: int) -> None:
        self._process = psutil.Process(process)
        self._since = time.monotonic()
        self.seen: list[Vitals] = []
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._watching = asyncio.create_task(self._watch())

    def stop(self) -> None:
        """Look no more."""
        if self._watching is not None:
            self._watching.cancel()

    def look(self) -> Vitals:
        """How it is now; it is remembered."""
        memory = threads = handles = 0
        for one in (self._process, *self._process.children(recursive=True)):
            # A process that it started may end between two questions.
            with suppress(psutil.NoSuchProcess):
                memory += one.memory_info().rss
                threads += one.num_threads()
                handles += one.num_fds()
        vitals = Vitals(time.monotonic() - self._since, memory, threads, handles)
        self.seen.append(vitals)
        return vitals

    async def _watch(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(1)
