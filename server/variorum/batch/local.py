"""The local engine: rows of one file through a pure function on all cores, into one output file."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from variorum.batch.inputs import read_data
from variorum.batch.output import Output
from variorum.batch.progress import Progress
from variorum.batch.rows import MAX_LINE_BYTES, Row
from variorum.batch.worker import Outcome, Score, failed_row, score_row, watch_parent

# Rows in flight per worker: enough that none waits while one row takes long, few enough that memory stays flat.
_IN_FLIGHT = 16


def score_file(
    source: Path,
    destination: Path,
    score: Score,
    *,
    recipe: str,
    workers: int | None = None,
    max_line_bytes: int = MAX_LINE_BYTES,
    on_progress: Callable[[Progress], None] | None = None,
) -> Progress:
    """Scores every row of `source`, JSON Lines, the same in gzip, or Parquet, into `destination`, in the input's order.

    Killed at any point and started again with the same arguments, it goes on, and in the end each row has
    exactly one line. `recipe` names the function and its settings: an output that was begun with another
    one is refused. A row that cannot be read or scored, or that kills its worker, is a failed line with
    its number and reason. `workers` is the number of processes, all cores unless told otherwise. Memory
    does not grow with the input.

    Raises `BatchError` where the input cannot be read, or the output cannot be written or belongs to
    another run.
    """
    rows = read_data(source, max_line_bytes=max_line_bytes)
    with Output(destination, recipe, source) as output:
        progress = Progress(resumed=output.skip_done(rows), done=0, failed=0)
        outcomes = _outcomes(rows, score, recipe, workers or os.cpu_count() or 1)
        # Closing ends the workers at once where writing fails, instead of whenever memory is tidied.
        with closing(outcomes):
            for outcome in outcomes:
                output.append(outcome.line)
                failed = progress.failed + (not outcome.scored)
                progress = Progress(progress.resumed, progress.done + 1, failed)
                if on_progress is not None:
                    on_progress(progress)
    return progress


def _outcomes(rows: Iterator[Row], score: Score, recipe: str, workers: int) -> Generator[Outcome, None, None]:
    """The outcome of every row, in order; at most a few rows for each worker are in flight."""
    work = partial(score_row, score, recipe)
    in_flight: deque[tuple[Row, Future[Outcome]]] = deque()
    pool = _pool(workers)
    try:
        exhausted = False
        while True:
            while not exhausted and len(in_flight) < workers * _IN_FLIGHT:
                row = next(rows, None)
                if row is None:
                    exhausted = True
                else:
                    in_flight.append((row, _submitted(pool, work, row)))
            if not in_flight:
                return
            row, future = in_flight.popleft()
            try:
                yield future.result()
            except BrokenProcessPool:
                # One of the rows in flight killed its worker, and the pool cannot say which.
                suspects = [row, *(waiting for waiting, _ in in_flight)]
                in_flight.clear()
                pool.shutdown(wait=False, cancel_futures=True)
                yield from (outcome_alone(work, recipe, suspect) for suspect in suspects)
                pool = _pool(workers)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _submitted(pool: ProcessPoolExecutor, work: Callable[[Row], Outcome], row: Row) -> Future[Outcome]:
    """The row's future, failed already where the pool is found broken: failures surface in one place."""
    try:
        return pool.submit(work, row)
    except BrokenProcessPool as error:
        broken: Future[Outcome] = Future()
        broken.set_exception(error)
        return broken


def outcome_alone(work: Callable[[Row], Outcome], recipe: str, row: Row) -> Outcome:
    """The outcome of a row in a process of its own, which it may kill without harm to others."""
    with suppress(BrokenProcessPool), _pool(1) as pool:
        return pool.submit(work, row).result()
    return failed_row(recipe, row, "the process that scored this row died")


def _pool(workers: int) -> ProcessPoolExecutor:
    # Not a plain fork: a worker must not inherit the lock on the output, or the threads of an editor's
    # server.
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(method)
    return ProcessPoolExecutor(workers, mp_context=context, initializer=watch_parent)
