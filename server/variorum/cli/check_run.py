"""Checks many files: what is known of a text is not looked for again, and the rest is shared out among all cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.cli.check_jobs import Job, Unchecked
from variorum.cli.checking import Checked, ToCheck
from variorum.cli.collection import without_collection
from variorum.cli.finding_rows import read
from variorum.cli.known_findings import KnownFindings
from variorum.cli.neighbours import Neighbours
from variorum.cli.processes import MANY, cores
from variorum.rules.finding import Finding
from variorum.watching import Watch
from variorum.workspace.engine_state import engine_fingerprint
from variorum.workspace.summaries import KnownSummaries

TIME_LIMIT = 300
"""Seconds after which a file is given up, where nothing else is asked for; the slowest real files take a few."""


def check_all(
    files: Sequence[ToCheck], known: KnownFindings | None, watch: Watch, time_limit: int | None
) -> list[Checked | Unchecked]:
    """Check files, in the order given.

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
    neighbours = Neighbours(fingerprint, None if known is None else KnownSummaries(known.folder))
    beside = {
        number: other
        for number, (one, row) in enumerate(zip(files, rows, strict=True))
        if not isinstance(row, Unchecked) and (other := neighbours.beside_others(one, row)) is not None
    }
    neighbours.close()
    others = _rows(list(beside.values()), known, new, fingerprint, watch, time_limit)
    for number, row in zip(beside, others, strict=True):
        rows[number] = row
    files = [beside.get(number, one) for number, one in enumerate(files)]
    with without_collection():
        found = [row if isinstance(row, Unchecked) else _recalled(row) for row in rows]
    damaged = [number for number, findings in enumerate(found) if findings is None]
    again = _rows([files[number] for number in damaged], None, new, fingerprint, watch, time_limit)
    for number, row in zip(damaged, again, strict=True):
        found[number] = row if isinstance(row, Unchecked) else read(row)
        if known is not None and not isinstance(row, Unchecked):
            new[files[number].job.key(fingerprint)] = row
    if known is not None:
        # What a failed rule left out must not be taken for nothing another time.
        known.close({} if watch.failures else new)
    with without_collection():
        return [
            findings if isinstance(findings, Unchecked) else one.with_findings(findings or ())
            for one, findings in zip(files, found, strict=True)
        ]


def _rows(
    files: Sequence[ToCheck],
    known: KnownFindings | None,
    new: dict[bytes, str],
    fingerprint: bytes,
    watch: Watch,
    time_limit: int | None,
) -> list[str | Unchecked]:
    """The findings of files, written down, or why there are none; `new` gets what was not known before."""
    keys = [one.job.key(fingerprint) for one in files] if known is not None else []
    kept = known.look_up(keys) if known is not None else {}
    rows: list[str | Unchecked | None] = [kept.get(key) for key in keys] or [None] * len(files)
    missing = [number for number, row in enumerate(rows) if row is None]
    numbered_operations = _worked_out([files[number].job for number in missing], watch, time_limit)
    for number, row in zip(missing, numbered_operations, strict=True):
        rows[number] = row
        if known is not None and not isinstance(row, Unchecked):
            new[keys[number]] = row
    return [row for row in rows if row is not None]


def _recalled(row: str) -> Sequence[Finding] | None:
    try:
        return read(row)
    except ValueError:
        # A damaged entry is replaced like one that is not there.
        return None


def _worked_out(jobs: Sequence[Job], watch: Watch, time_limit: int | None) -> Iterator[str | Unchecked]:
    if time_limit is None and (len(jobs) < MANY or cores() == 1):
        return map(_worked_out_here, jobs)
    from variorum.cli.check_workers import shared_out

    return shared_out(jobs, cores(), watch, time_limit or TIME_LIMIT)


def _worked_out_here(job: Job) -> str | Unchecked:
    from variorum.cli.check_engine import row_of

    return row_of(job)
