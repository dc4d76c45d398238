"""Two who ask for the same thing at the same time share one piece of work."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Generic, TypeVar

Result = TypeVar("Result")


class SharedWork(Generic[Result]):
    """Work that is under way, by key. It is cancelled when the last one who waits for it gives up."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[Result]] = {}
        self._waiting: dict[str, int] = {}

    async def run(self, key: str, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """The result of `work`, or of the same work where somebody asked for it before."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.ensure_future(work())
        self._waiting[key] = self._waiting.get(key, 0) + 1
        try:
            return await _shielded(task)
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key], self._tasks[key]
                task.cancel()


def _shielded(task: asyncio.Task[Result]) -> Awaitable[Result]:
    """Waiting that can be cancelled without cancelling the work that others wait for too."""
    return asyncio.shield(task)
