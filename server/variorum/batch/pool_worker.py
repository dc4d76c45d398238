"""Runs one process of a worker pool, which takes items in batches and returns each result at once."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from typing import Any

from variorum.batch.row_scoring import watch_parent


class PoolWorker:
    """A worker process, as the pool sees it."""

    def __init__(self, context: Any, work: Callable[[Any], object], begin: Callable[[], None] | None) -> None:
        self.connection: Connection
        self.connection, child_end = context.Pipe()
        # A daemon is ended with this process, however that comes to its end.
        self._process = context.Process(target=_serve, args=(child_end, work, begin), daemon=True)
        self._process.start()
        # With the other end held here as well, the end of the process would never be heard.
        child_end.close()
        self.is_ready = False
        """Whether it has said that it has begun."""
        self.numbers: deque[int] = deque()
        """The items that it was given and has not answered; it is at the first of them."""
        self.silence = 0.0
        """For how many seconds it has been at that item."""

    def assign(self, numbers: list[int], items: Mapping[int, object]) -> None:
        """Sends numbered items to the worker, which returns the results in this order.

        Raises:
            OSError: the process is gone.
        """
        self.connection.send([items[number] for number in numbers])
        self.numbers = deque(numbers)
        self.silence = 0.0

    def end(self) -> str:
        """Ends the process if it still runs. Returns how it ended in a word or two."""
        self._process.kill()
        self._process.join()
        code: int = self._process.exitcode
        self._process.close()
        self.connection.close()
        if code >= 0:
            return f"status {code}"
        try:
            return signal.Signals(-code).name
        except ValueError:
            return f"signal {-code}"


def _serve(connection: Connection, work: Callable[[Any], object], begin: Callable[[], None] | None) -> None:
    # Ctrl-C reaches every process of the command; the first of them says what is to be said, and ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    watch_parent()
    if begin is not None:
        begin()
    try:
        connection.send(None)
        while True:
            for item in connection.recv():
                connection.send(work(item))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        # There is nobody left to work for.
        return
