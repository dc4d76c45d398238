"""Distributes files over worker processes, one for each core."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

from variorum.batch.worker_pool import LostItem, NoWorkers, WorkerPool
from variorum.cli.argument_parser import CannotRun
from variorum.cli.check_engine import row_of
from variorum.cli.check_job import CheckFailure, Job
from variorum.rules.guard import use_guard
from variorum.syntax.file_summary import UNKNOWN_SUMMARY
from variorum.watching import Watch
from variorum.workspace.summaries import row_of as row_of_summary
from variorum.workspace.summaries import summary_on_disk

# Files per task of a worker, enough to make the transfer cost negligible.
_SHARE = 16
# The time limit in seconds for a file that is only summarised, which normally takes milliseconds.
_SUMMARY_SECONDS = 30
_T = TypeVar("_T")
_R = TypeVar("_R")


def check_in_parallel(
    jobs: Sequence[Job], cpu_count: int, watch: Watch, time_limit: float
) -> Iterator[str | CheckFailure]:
    """Yields the findings of every job as JSON, or the reason why there are none, in the given order.

    Args:
        jobs: what to check.
        cpu_count: how many processes are to share it.
        watch: it is told of rules that fail.
        time_limit: seconds after which a file is given up.

    Raises:
        CannotRun: no process can be started.
    """
    pool: WorkerPool[Job, tuple[str | CheckFailure, dict[str, str]]] = WorkerPool(
        _checked, workers=cpu_count, share=_SHARE, time_limit=time_limit, begin=_begin, preload=__name__
    )
    for result in _results(pool, jobs):
        if isinstance(result, LostItem):
            yield CheckFailure(result.reason)
            continue
        row, failures = result
        for rule, message in failures.items():
            watch.report(rule, message)
        yield row


def summarize_in_parallel(root: Path, paths: Sequence[str], limit: int, cpu_count: int) -> Iterator[str]:
    """Returns the summaries of files as JSON, in the given order. A file that cannot be summarised has an empty one.

    Args:
        root: the folder of the workspace.
        paths: files in it.
        limit: the size in bytes up to which a file is read.
        cpu_count: how many processes are to share them.

    Raises:
        CannotRun: no process can be started.
    """
    pool: WorkerPool[str, str] = WorkerPool(
        partial(_summarised, root, limit),
        workers=cpu_count,
        share=_SHARE,
        time_limit=_SUMMARY_SECONDS,
        begin=_begin,
        preload=__name__,
    )
    nothing = row_of_summary(UNKNOWN_SUMMARY)
    return (nothing if isinstance(result, LostItem) else result for result in _results(pool, paths))


def _results(pool: WorkerPool[_T, _R], items: Sequence[_T]) -> Iterator[_R | LostItem]:
    with closing(pool.results(items)) as results:
        try:
            yield from results
        except NoWorkers as error:
            raise CannotRun(f"{error}, possibly out of memory: check fewer files at a time") from error


_watch = Watch()


def _begin() -> None:
    use_guard(_watch)
    # Everything loaded so far lives until exit, so the garbage collector need not scan it.
    gc.freeze()
    gc.set_threshold(50_000, 25, 50)


def _checked(job: Job) -> tuple[str | CheckFailure, dict[str, str]]:
    """Returns the findings of a job and the rule failures in this process so far."""
    return row_of(job), dict(_watch.failures)


def _summarised(root: Path, limit: int, path: str) -> str:
    return row_of_summary(summary_on_disk(root, path, limit))
