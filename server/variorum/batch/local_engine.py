"""Scores the rows of one file on all cores of this machine into one output file."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from variorum.batch.inputs import read_data
from variorum.batch.output import Output
from variorum.batch.progress import Progress
from variorum.batch.row_scoring import Outcome, Score, failed_row, score_row
from variorum.batch.rows import MAX_LINE_BYTES, BatchError, Row
from variorum.batch.worker_pool import LostItem, NoWorkers, WorkerPool

# Rows that a worker gets at a time.
_SHARE = 4


def score_file(
    source: Path,
    destination: Path,
    score: Score,
    *,
    recipe: str,
    workers: int | None = None,
    time_limit: float | None = None,
    max_line_bytes: int = MAX_LINE_BYTES,
    on_progress: Callable[[Progress], None] | None = None,
) -> Progress:
    """Scores every row of `source`, JSON Lines, the same in gzip, or Parquet, into `destination`, in the input's order.

    Killed at any point and started again with the same arguments, it goes on, and in the end each row has
    exactly one line. `recipe` names the function and its settings: an output that was begun with another
    one is refused. A row that cannot be read or scored, that kills its worker, or that takes longer than
    `time_limit` seconds, is a failed line with its number and reason. `workers` is the number of processes,
    all cores unless told otherwise. Memory does not grow with the input.

    Raises `BatchError` if the input cannot be read, or the output cannot be written or belongs to
    another run.
    """
    rows = read_data(source, max_line_bytes=max_line_bytes)
    with Output(destination, recipe, source) as output:
        progress = Progress(resumed=output.skip_done(rows), done=0, failed=0)
        outcomes = _outcomes(rows, score, recipe, workers or os.cpu_count() or 1, time_limit)
        # Closing ends the workers at once where writing fails, instead of whenever memory is tidied.
        with closing(outcomes):
            for outcome in outcomes:
                output.append(outcome.line)
                failed = progress.failed + (not outcome.scored)
                progress = Progress(progress.resumed, progress.done + 1, failed)
                if on_progress is not None:
                    on_progress(progress)
    return progress


def _outcomes(
    rows: Iterator[Row], score: Score, recipe: str, workers: int, time_limit: float | None
) -> Generator[Outcome, None, None]:
    """Yields the outcome of every row, in order; at most a few rows for each worker are in flight."""
    pool = WorkerPool(partial(score_row, score, recipe), workers=workers, share=_SHARE, time_limit=time_limit)
    in_flight: deque[Row] = deque()

    def noted() -> Iterator[Row]:
        for row in rows:
            in_flight.append(row)
            yield row

    with closing(pool.results(noted())) as results:
        try:
            for result in results:
                yield _outcome(result, recipe, in_flight.popleft())
        except NoWorkers as error:
            raise BatchError(f"{error}, perhaps for want of memory; try fewer workers") from error


def outcome_alone(work: Callable[[Row], Outcome], recipe: str, row: Row) -> Outcome:
    """Returns the outcome of a row in a process of its own, which it may kill without harm to others."""
    (result,) = WorkerPool(work, workers=1).results([row])
    return _outcome(result, recipe, row)


def _outcome(result: Outcome | LostItem, recipe: str, row: Row) -> Outcome:
    return failed_row(recipe, row, result.reason) if isinstance(result, LostItem) else result
