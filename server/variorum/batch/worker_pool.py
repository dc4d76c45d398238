"""Runs a pool of worker processes. An item that crashes its worker or exceeds its time is the only one lost.

Workers answer item by item, in order, so that it is always known which item a worker is at. Nothing has to run in a worker
for it to be stopped: native code that never comes back is ended with its process.
"""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from multiprocessing.connection import wait
from typing import Any, Final, Generic, NamedTuple, TypeVar

from variorum.batch.pool_worker import PoolWorker

_T = TypeVar("_T")
_R = TypeVar("_R")

# Shares that are read ahead for each worker: enough that none waits while one item takes long, few enough that memory
# stays flat.
_AHEAD: Final = 4
# Seconds between two looks at workers that say nothing. A run that is halted, or a machine that sleeps, costs them one look.
_POLL_SECONDS: Final = 0.5
# After so many workers in a row that end before they have begun it is no item that ends them.
_MOST_FAILED_STARTS: Final = 3


class LostItem(NamedTuple):
    """Stands for the result of an item that failed. `reason` is a clause such as "it took longer than 60 s"."""

    reason: str


class NoWorkers(Exception):
    """Raised if workers exit before they get an item. The message is a clause."""


class WorkerPool(Generic[_T, _R]):
    """A pool of workers that apply one function to every item."""

    def __init__(
        self,
        work: Callable[[_T], _R],
        *,
        workers: int,
        share: int = 1,
        time_limit: float | None = None,
        begin: Callable[[], None] | None = None,
        preload: str | None = None,
    ) -> None:
        """
        Args:
            work: what is done with an item. It has to be importable by its name; raising ends its worker.
            workers: how many processes there are at most.
            share: how many items a worker is handed at a time, at most: more than one where the work is that short.
            time_limit: seconds for one item, above 0; without it nobody is stopped.
            begin: what a worker does before its first item.
            preload: a module that is loaded once for all workers, where the system can do so.
        """
        self._work, self._begin = work, begin
        self._most, self._share = workers, share
        self._time_limit = time_limit
        self._context = _context(preload)
        self._workers: dict[Any, PoolWorker] = {}
        """By their connections."""
        self._stillborn = 0
        self._items: dict[int, _T] = {}
        """What was read and has no result yet, by its number."""
        self._results: dict[int, _R | LostItem] = {}
        self._waiting: deque[int] = deque()
        self._suspects: deque[int] = deque()
        """Items whose workers died, which need not be their doing: where memory runs out any process may be ended."""
        self._alone: int | None = None
        """The suspect that is tried once more, with nothing else under way."""

    def results(self, items: Iterable[_T]) -> Generator[_R | LostItem, None, None]:
        """Yields the result of each item, in the order of the items; `LostItem` for one that ends its worker or takes too long.

        Items are read only so far ahead as keeps the workers busy. Closing the generator ends all workers.

        Raises:
            NoWorkers: processes end before they can do anything.
        """
        unread = enumerate(items)
        following = 0
        try:
            while True:
                self._read_ahead(unread)
                self._hand_out()
                if following in self._results:
                    yield self._results.pop(following)
                    following += 1
                elif self._items:
                    self._poll()
                else:
                    return
        finally:
            for worker in self._workers.values():
                worker.end()
            self._workers.clear()

    def _read_ahead(self, unread: Iterator[tuple[int, _T]]) -> None:
        room = self._most * self._share * _AHEAD - len(self._items) - len(self._results)
        for number, item in islice(unread, max(0, room)):
            self._items[number] = item
            self._waiting.append(number)

    def _hand_out(self) -> None:
        """Assigns items to free workers."""
        busy = sum(bool(worker.numbers) for worker in self._workers.values())
        if self._suspects:
            if not busy:
                self._alone = self._suspects.popleft()
                self._assign([self._alone])
            return
        while self._waiting and self._alone is None and busy < self._most:
            # Towards the end shares get smaller, so that no worker is left with all that there is.
            size = max(1, min(self._share, len(self._waiting) // self._most))
            self._assign([self._waiting.popleft() for _ in range(size)])
            busy += 1

    def _assign(self, numbers: list[int]) -> None:
        for worker in [worker for worker in self._workers.values() if not worker.numbers]:
            try:
                worker.assign(numbers, self._items)
                return
            except OSError:
                # It was ended while it had nothing to do, which is no item's fault.
                self._end(worker)
        worker = PoolWorker(self._context, self._work, self._begin)
        self._workers[worker.connection] = worker
        # It gets them when it says that it has begun: before that nobody could say what ended it.
        worker.numbers.extend(numbers)

    def _poll(self) -> None:
        """Receives results for up to one poll interval, then ends workers that exceed the time limit."""
        before = time.monotonic()
        for connection in wait(list(self._workers), timeout=_POLL_SECONDS):
            self._receive(self._workers[connection])
        passed = min(time.monotonic() - before, _POLL_SECONDS)
        for worker in list(self._workers.values()):
            if worker.numbers and worker.is_ready:
                worker.silence += passed
                if self._time_limit is not None and worker.silence > self._time_limit:
                    self._end(worker)
                    self._finish(
                        worker.numbers.popleft(), LostItem(f"it took longer than {self._time_limit:g} s")
                    )
                    self._requeue(worker.numbers)

    def _receive(self, worker: PoolWorker) -> None:
        try:
            result = worker.connection.recv()
            if worker.is_ready:
                worker.silence = 0.0
                self._finish(worker.numbers.popleft(), result)
                return
            worker.is_ready = True
            self._stillborn = 0
            worker.assign(list(worker.numbers), self._items)
        except (EOFError, OSError):
            self._worker_exited(worker)

    def _worker_exited(self, worker: PoolWorker) -> None:
        """Handles a worker that exited by itself or was killed by the system."""
        cause = self._end(worker)
        if not worker.is_ready:
            self._stillborn += 1
            if self._stillborn > _MOST_FAILED_STARTS:
                raise NoWorkers(f"processes end before they have begun ({cause})")
        elif worker.numbers and worker.numbers[0] == self._alone:
            self._finish(worker.numbers.popleft(), LostItem(f"its process died ({cause})"))
        elif worker.numbers:
            self._suspects.append(worker.numbers.popleft())
        self._requeue(worker.numbers)

    def _requeue(self, numbers: deque[int]) -> None:
        """Puts the items that a worker did not reach back into the queue."""
        self._waiting.extendleft(reversed(numbers))
        if self._alone in numbers:
            self._alone = None

    def _finish(self, number: int, result: _R | LostItem) -> None:
        del self._items[number]
        self._results[number] = result
        if number == self._alone:
            self._alone = None

    def _end(self, worker: PoolWorker) -> str:
        del self._workers[worker.connection]
        return worker.end()


def _context(preload: str | None) -> Any:
    # Not a plain fork, which would copy locks that threads of this process hold, and the lock on an output.
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    if preload is not None:
        context.set_forkserver_preload([preload])
    return context
