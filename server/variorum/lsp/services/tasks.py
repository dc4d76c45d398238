"""Runs work beside the event loop: in a thread, cancellable, with a progress bar if it takes long."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from variorum.lsp.protocol import display_text
from variorum.lsp.protocol.params import Json
from variorum.lsp.services.client import Client

logger = logging.getLogger(__name__)
_R = TypeVar("_R")
# Seconds that work may take before the editor shows that it is under way.
_PATIENCE = 0.5


class Tasks:
    """Runs work that must not delay the next keystroke."""

    def __init__(self, client: Client) -> None:
        self._client = client
        # One thread: more would only take turns with the message loop for the interpreter.
        self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="work")
        self._running: set[asyncio.Task[Any]] = set()
        self._progress: dict[str | int, Progress] = {}
        self._numbers = itertools.count(1)

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Runs a coroutine to its end. Logs an error in it."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)

    async def in_thread(self, function: Callable[..., _R], *args: Any) -> _R:
        """Returns the function's result. Messages are handled meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *args)

    def progress(self, title: str, token: object = None) -> Progress:
        """Returns a progress bar for an `async with`. `token` is what the editor sent for it, if anything."""
        given = token if isinstance(token, str | int) else None
        own = given if given is not None else f"variorum-{next(self._numbers)}"
        return Progress(self._client, self._progress, title, own, is_given=given is not None)

    def show_step(self, message: str) -> None:
        """Shows on the progress bar of the current task what it does now."""
        own = asyncio.current_task()
        for progress in self._progress.values():
            if progress.belongs_to(own):
                progress.show_step(message)

    def cancel(self, token: object) -> None:
        """Cancels the work behind a progress bar."""
        progress = self._progress.get(token) if isinstance(token, str | int) else None
        if progress is not None:
            progress.cancel()

    def stop(self) -> None:
        """Cancels everything that is running."""
        for task in self._running:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("background work failed", exc_info=task.exception())


class Progress:
    """A progress bar that appears when the work takes longer than half a second, and can be cancelled."""

    def __init__(
        self,
        client: Client,
        known: dict[str | int, Progress],
        title: str,
        token: str | int,
        *,
        is_given: bool,
    ) -> None:
        self._client, self._known = client, known
        self._title, self._token, self._is_given = title, token, is_given
        self._task: asyncio.Task[Any] | None = None
        self._appearing: asyncio.Task[None] | None = None
        self._is_visible = False
        self._last: Json = {}

    async def __aenter__(self) -> Progress:
        self._task = asyncio.current_task()
        self._known[self._token] = self
        if self._is_given or self._client.capabilities.shows_progress:
            self._appearing = asyncio.get_running_loop().create_task(self._appear())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._known.pop(self._token, None)
        if self._appearing is not None:
            self._appearing.cancel()
        if self._is_visible:
            self._send({"kind": "end"})

    def report(self, message: str, done: int, total: int) -> None:
        """Shows how far the work is."""
        self._send_report(
            {"message": display_text.message(message), "percentage": 100 * done // max(total, 1)}
        )

    def show_step(self, message: str) -> None:
        """Shows what the work does now, where nobody knows how far it is."""
        self._send_report({"message": display_text.message(message)})

    def belongs_to(self, task: asyncio.Task[Any] | None) -> bool:
        """Whether the bar is that of a task."""
        return task is not None and self._task is task

    def _send_report(self, report: Json) -> None:
        self._last = report
        if self._is_visible:
            self._send({"kind": "report", **self._last})

    def cancel(self) -> None:
        """Cancels the work that the bar belongs to."""
        if self._task is not None:
            self._task.cancel()

    async def _appear(self) -> None:
        await asyncio.sleep(_PATIENCE)
        if not self._is_given:
            await self._client.request("window/workDoneProgress/create", {"token": self._token})
        self._is_visible = True
        self._send({"kind": "begin", "title": self._title, "cancellable": True, **self._last})

    def _send(self, value: Json) -> None:
        self._client.notify("$/progress", {"token": self._token, "value": value})
