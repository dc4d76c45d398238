"""Checks many files: what is known of a text is not looked for again, and the rest is shared out among all cores."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from variorum.cli.check_jobs import Job
from variorum.cli.checking import Checked, ToCheck
from variorum.cli.collection import without_collection
from variorum.cli.finding_rows import read, written
from variorum.cli.known_findings import KnownFindings, engine_fingerprint
from variorum.rules.finding import Finding
from variorum.watching import Watch

MANY = 64
"""From how many files on processes are worth their start, which takes as long as some dozens of files."""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_all(files: Sequence[ToCheck], known: KnownFindings | None, watch: Watch) -> list[Checked]:
    """Check files, in the order given.

    Args:
        files: what to check.
        known: the findings of earlier runs; None where they are not to be used.
        watch: the guard over rules in this process; it is told of those that fail in others, too.
    """
    found: list[Sequence[Finding] | None] = [None] * len(files)
    keys: list[bytes] = []
    if known is not None:
        fingerprint = engine_fingerprint()
        keys = [one.job.key(fingerprint) for one in files]
        kept = known.look_up(keys)
        with without_collection():
            found = [_recalled(kept.get(key)) for key in keys]
    missing = [number for number, findings in enumerate(found) if findings is None]
    new: dict[bytes, str] = {}
    rows = _worked_out([files[number].job for number in missing], watch)
    for number, row in zip(missing, rows, strict=True):
        found[number] = read(row)
        if known is not None:
            new[keys[number]] = row
    if known is not None:
        # What a failed rule left out must not be taken for nothing another time.
        known.close({} if watch.failures else new)
    with without_collection():
        return [one.with_findings(findings or ()) for one, findings in zip(files, found, strict=True)]


def _recalled(row: str | None) -> Sequence[Finding] | None:
    if row is None:
        return None
    try:
        return read(row)
    except ValueError:
        # A damaged entry is replaced like one that is not there.
        return None


def _worked_out(jobs: Sequence[Job], watch: Watch) -> Iterator[str]:
    if len(jobs) < MANY or cores() == 1:
        return map(_worked_out_here, jobs)
    from variorum.cli.check_workers import shared_out

    return shared_out(jobs, cores(), watch)


def _worked_out_here(job: Job) -> str:
    from variorum.cli.check_engine import findings_of

    return written(findings_of(job))
