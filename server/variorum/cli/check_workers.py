"""Shares files to check out among processes, one for each core."""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from variorum.batch.worker import watch_parent
from variorum.cli.arguments import CannotRun
from variorum.cli.check_engine import findings_of
from variorum.cli.check_jobs import Job
from variorum.cli.finding_rows import written
from variorum.rules.guard import use_guard
from variorum.watching import Watch

# Files that a worker gets at a time: enough that handing them over costs nothing beside them.
_BATCH = 16


def shared_out(jobs: Sequence[Job], cores: int, watch: Watch) -> Iterator[str]:
    """The findings of every job, written down, in the order given. `watch` is told of rules that fail.

    Raises:
        CannotRun: a process ended before its time.
    """
    batches = [jobs[start : start + _BATCH] for start in range(0, len(jobs), _BATCH)]
    with _pool(min(cores, len(batches))) as pool:
        results: list[Future[tuple[list[str], dict[str, str]]]] = [
            pool.submit(_checked, batch) for batch in batches
        ]
        try:
            for result in results:
                rows, failures = result.result()
                for rule, message in failures.items():
                    watch.report(rule, message)
                yield from rows
        except BrokenProcessPool:
            raise CannotRun(
                "a process that checked files died, perhaps for want of memory: check fewer files at a time"
            ) from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


_watch = Watch()


def _begin() -> None:
    watch_parent()
    use_guard(_watch)
    # What is loaded by now stays for good: the garbage collector need not look at it again and again.
    gc.freeze()
    gc.set_threshold(50_000, 25, 50)


def _checked(jobs: Sequence[Job]) -> tuple[list[str], dict[str, str]]:
    """The findings of some jobs, and what went wrong with rules in this process so far."""
    return [written(findings_of(job)) for job in jobs], dict(_watch.failures)


def _pool(workers: int) -> ProcessPoolExecutor:
    # Not a plain fork, which would copy locks that threads of this process hold.
    if "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([__name__])
        return ProcessPoolExecutor(workers, mp_context=context, initializer=_begin)
    return ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)
