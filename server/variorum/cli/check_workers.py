"""Shares files to check out among processes, one for each core."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import closing

from variorum.batch.crew import Crew, Lost, NoWorkers
from variorum.cli.arguments import CannotRun
from variorum.cli.check_engine import row_of
from variorum.cli.check_jobs import Job, Unchecked
from variorum.rules.guard import use_guard
from variorum.watching import Watch

# Files that a worker gets at a time: enough that handing them over costs nothing beside them.
_SHARE = 16


def shared_out(jobs: Sequence[Job], cores: int, watch: Watch, time_limit: float) -> Iterator[str | Unchecked]:
    """The findings of every job, written down, or why there are none, in the order given.

    Args:
        jobs: what to check.
        cores: how many processes are to share it.
        watch: it is told of rules that fail.
        time_limit: seconds after which a file is given up.

    Raises:
        CannotRun: no process can be started.
    """
    crew: Crew[Job, tuple[str | Unchecked, dict[str, str]]] = Crew(
        _checked, workers=cores, share=_SHARE, time_limit=time_limit, begin=_begin, preload=__name__
    )
    with closing(crew.results(jobs)) as results:
        try:
            for result in results:
                if isinstance(result, Lost):
                    yield Unchecked(result.reason)
                    continue
                row, failures = result
                for rule, message in failures.items():
                    watch.report(rule, message)
                yield row
        except NoWorkers as error:
            raise CannotRun(f"{error}, perhaps for want of memory: check fewer files at a time") from error


_watch = Watch()


def _begin() -> None:
    use_guard(_watch)
    # What is loaded by now stays for good: the garbage collector need not look at it again and again.
    gc.freeze()
    gc.set_threshold(50_000, 25, 50)


def _checked(job: Job) -> tuple[str | Unchecked, dict[str, str]]:
    """The findings of a job, and what went wrong with rules in this process so far."""
    return row_of(job), dict(_watch.failures)
