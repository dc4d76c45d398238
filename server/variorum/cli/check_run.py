"""Checks many files. Reuses cached findings and distributes the other files over all cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.cli.check_job import CheckFailure, Job
from variorum.cli.checked_source import CheckedSource, PendingCheck
from variorum.cli.finding_cache import FindingCache
from variorum.cli.finding_json import findings_from_json
from variorum.cli.garbage_collection import without_garbage_collection
from variorum.cli.processes import MANY, cpu_count
from variorum.cli.workspace_contexts import WorkspaceContexts
from variorum.rules.finding import Finding
from variorum.watching import Watch
from variorum.workspace.engine_state import engine_fingerprint
from variorum.workspace.summaries import KnownSummaries

TIME_LIMIT = 300
"""The default time limit for a file, in seconds. The slowest real files take a few."""


def check_all(
    files: Sequence[PendingCheck], known: FindingCache | None, watch: Watch, time_limit: int | None
) -> list[CheckedSource | CheckFailure]:
    """Checks files. Returns the results in the given order.

    Args:
        files: what to check.
        known: the findings of earlier runs; None where they are not to be used.
        watch: the guard over rules in this process; it is told of those that fail in others, too.
        time_limit: seconds after which a file is given up. Given one, even a single file is checked by another process,
            which can be ended; without one, only many files are, and the limit is `TIME_LIMIT`.
    """
    fingerprint = engine_fingerprint()
    new: dict[bytes, str] = {}
    rows = _rows(files, known, new, fingerprint, watch, time_limit)
    neighbours = WorkspaceContexts(fingerprint, None if known is None else KnownSummaries(known.folder))
    beside = {
        number: other
        for number, (one, row) in enumerate(zip(files, rows, strict=True))
        if not isinstance(row, CheckFailure) and (other := neighbours.with_context(one, row)) is not None
    }
    neighbours.close()
    others = _rows(list(beside.values()), known, new, fingerprint, watch, time_limit)
    for number, row in zip(beside, others, strict=True):
        rows[number] = row
    files = [beside.get(number, one) for number, one in enumerate(files)]
    with without_garbage_collection():
        found = [row if isinstance(row, CheckFailure) else _cached_findings(row) for row in rows]
    damaged = [number for number, findings in enumerate(found) if findings is None]
    again = _rows([files[number] for number in damaged], None, new, fingerprint, watch, time_limit)
    for number, row in zip(damaged, again, strict=True):
        found[number] = row if isinstance(row, CheckFailure) else findings_from_json(row)
        if known is not None and not isinstance(row, CheckFailure):
            new[files[number].job.key(fingerprint)] = row
    if known is not None:
        # Results without a failed rule's findings must not be cached.
        known.close({} if watch.failures else new)
    with without_garbage_collection():
        return [
            findings if isinstance(findings, CheckFailure) else one.with_findings(findings or ())
            for one, findings in zip(files, found, strict=True)
        ]


def _rows(
    files: Sequence[PendingCheck],
    known: FindingCache | None,
    new: dict[bytes, str],
    fingerprint: bytes,
    watch: Watch,
    time_limit: int | None,
) -> list[str | CheckFailure]:
    """Returns the findings of files as JSON, or the reasons why there are none. Adds uncached results to `new`."""
    keys = [one.job.key(fingerprint) for one in files] if known is not None else []
    cached = known.look_up(keys) if known is not None else {}
    rows: list[str | CheckFailure | None] = [cached.get(key) for key in keys] or [None] * len(files)
    missing = [number for number, row in enumerate(rows) if row is None]
    numbered_operations = _check_jobs([files[number].job for number in missing], watch, time_limit)
    for number, row in zip(missing, numbered_operations, strict=True):
        rows[number] = row
        if known is not None and not isinstance(row, CheckFailure):
            new[keys[number]] = row
    return [row for row in rows if row is not None]


def _cached_findings(row: str) -> Sequence[Finding] | None:
    try:
        return findings_from_json(row)
    except ValueError:
        # A damaged entry is treated like a missing one.
        return None


def _check_jobs(jobs: Sequence[Job], watch: Watch, time_limit: int | None) -> Iterator[str | CheckFailure]:
    if time_limit is None and (len(jobs) < MANY or cpu_count() == 1):
        return map(_check_in_process, jobs)
    from variorum.cli.check_workers import check_in_parallel

    return check_in_parallel(jobs, cpu_count(), watch, time_limit or TIME_LIMIT)


def _check_in_process(job: Job) -> str | CheckFailure:
    from variorum.cli.check_engine import row_of

    return row_of(job)
