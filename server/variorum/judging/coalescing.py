"""Shares one task between callers that ask for the same thing at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Generic, TypeVar

Result = TypeVar("Result")


class SharedWork(Generic[Result]):
    """Running tasks by key. A task is cancelled when its last waiter is cancelled."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[Result]] = {}
        self._waiting: dict[str, int] = {}

    async def run(self, key: str, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """Returns the result of `work`, or of the running task with the same key."""
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
    """Returns an awaitable whose cancellation does not cancel the task."""
    return asyncio.shield(task)
