"""Judges the rows of a data set concurrently, and writes them in input order."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import aclosing
from pathlib import Path
from typing import Any, Protocol

import attrs

from variorum.batch.output import Output
from variorum.batch.rows import BatchError, Row, read_rows
from variorum.cli.judge_ensemble import ensemble_row
from variorum.grading.failures import JudgeFailure
from variorum.grading.judgement_rows import judgement_row, parse_material, refuse_secrets, unscored_row
from variorum.grading.material import Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.grading.stored_calibration import StoredCalibration
from variorum.judging.ensemble import CombinationMethod, combine_judgements
from variorum.judging.judge import Judge
from variorum.judging.long_pairs import judge_whole_or_parts
from variorum.reports.judge_evidence import with_evidence

# How many rows may wait behind a slow one, per concurrent request.
_AHEAD = 4


@attrs.frozen
class RunProgress:
    """The progress of a run."""

    resumed: int = 0
    scored: int = 0
    unscored: int = 0
    cached: int = 0
    cost: float | None = None

    def after(self, row: dict[str, Any]) -> RunProgress:
        """Returns the progress after one more row."""
        is_scored = row["status"] == "scored"
        paid = None if row["cached"] else row["cost"]
        return attrs.evolve(
            self,
            scored=self.scored + is_scored,
            unscored=self.unscored + (not is_scored),
            cached=self.cached + bool(row["cached"]),
            cost=self.cost if paid is None else (self.cost or 0.0) + paid,
        )


ReadRow = Callable[[bytes], tuple[str | int | None, Material]]
"""Returns the id and the material of a row. Raises `ValueError` if the row is invalid."""


class RowWorker(Protocol):
    """Processes one row."""

    @property
    def concurrency(self) -> int:
        """The maximum number of concurrent rows."""

    async def row(self, row: Row) -> dict[str, Any]:
        """Returns the output row of an input row. Never raises for an invalid row."""


@attrs.frozen
class RowJudge:
    """Judges translations or code by one model, or by several whose marks are combined."""

    judges: Sequence[Judge]
    hands_over_evidence: bool
    sends_secrets: bool
    combination: CombinationMethod = CombinationMethod.MEDIAN
    calibration: StoredCalibration | None = None
    """Corrects the marks of a single judge. The original marks stay in the row."""
    read: ReadRow = parse_material

    @property
    def concurrency(self) -> int:
        """The lowest concurrency of the judges."""
        return min(judge.endpoint.concurrency for judge in self.judges)

    async def row(self, row: Row) -> dict[str, Any]:
        """Returns the row's judgement, or the reason why there is none."""
        model = ", ".join(judge.endpoint.model for judge in self.judges)
        if row.problem:
            return unscored_row(None, model, row.problem)
        try:
            row_id, material = self.read(row.data)
        except ValueError as error:
            return unscored_row(_id_in(row.data), model, str(error))
        try:
            if not self.sends_secrets:
                refuse_secrets(material)
        except JudgeFailure as failure:
            return unscored_row(row_id, model, str(failure))
        prepared = self.prepared(material)
        found = await asyncio.gather(*(judge_whole_or_parts(one, prepared) for one in self.judges))
        if len(found) == 1:
            row_found = judgement_row(row_id, material, found[0])
            return (
                row_found
                if self.calibration is None
                else row_found | {"calibrated": self._calibrated(found[0])}
            )
        combined = combine_judgements(found, self.judges[0].rubric, self.combination)
        return ensemble_row(row_id, material, found, combined, self.combination)

    def _calibrated(self, judgement: ModelJudgement) -> dict[str, Any] | None:
        if self.calibration is None or judgement.failure is not None:
            return None
        marks = {name: one.value for name, one in judgement.fields.items()}
        return {
            "dimensions": self.calibration.corrected(marks),
            "j": self.calibration.total(marks, self.judges[0].rubric),
            "by": self.calibration.summary,
        }

    def prepared(self, material: Material) -> Material:
        """Returns the material as it is sent."""
        return with_evidence(material) if self.hands_over_evidence else material


async def judge_file(
    source: Path, destination: Path, rows: RowWorker, recipe: str, on_progress: Callable[[RunProgress], None]
) -> RunProgress:
    """Judges every row of `source` into `destination`. Resumes an interrupted run.

    Raises:
        BatchError: the input cannot be read, or the output belongs to another run.
    """
    waiting = read_rows(source)
    with Output(destination, recipe, source) as output:
        progress = RunProgress(resumed=output.skip_done(waiting))
        # If writing fails, closing cancels pending requests at once and not at garbage collection.
        async with aclosing(_in_order(waiting, rows)) as outcomes:
            async for row, judged in outcomes:
                output.append(_line({**judged, "line": row.line, "hash": row.hash, "recipe": recipe}))
                progress = progress.after(judged)
                on_progress(progress)
    return progress


async def _in_order(
    waiting: Iterator[Row], rows: RowWorker
) -> AsyncGenerator[tuple[Row, dict[str, Any]], None]:
    """Yields each row with its judgement in input order. Bounds how many rows are in flight or finished early."""
    window = rows.concurrency * _AHEAD
    under_way: deque[tuple[Row, asyncio.Task[dict[str, Any]]]] = deque()
    try:
        while True:
            while len(under_way) < window and (row := next(waiting, None)) is not None:
                under_way.append((row, asyncio.create_task(rows.row(row))))
            if not under_way:
                return
            row, task = under_way[0]
            yield row, await task
            under_way.popleft()
    finally:
        for _, task in under_way:
            task.cancel()
        await asyncio.gather(*(task for _, task in under_way), return_exceptions=True)


def _line(fields: dict[str, Any]) -> bytes:
    return json.dumps(fields, ensure_ascii=True, allow_nan=False).encode("ascii") + b"\n"


def truncate_at_first_unscored(destination: Path, recipe: str) -> None:
    """Truncates an output before its first unscored row, so that a run retries it.

    The scored rows behind it cost nothing again: their answers are in the cache. An output of another run
    is left as it is, for the run to refuse.

    Raises:
        BatchError: the output cannot be read or written.
    """
    if not destination.exists():
        return
    try:
        with destination.open("r+b") as file:
            end = 0
            for line in file:
                status = _status(line, recipe)
                if status is None:
                    return
                if status == "unscored":
                    file.truncate(end)
                    return
                end += len(line)
    except OSError as error:
        raise BatchError(f"{destination}: cannot be written: {error.strerror or error}") from error


def _status(line: bytes, recipe: str) -> str | None:
    """Returns the status of a row of this run, or None for any other line."""
    try:
        row = json.loads(line)
        return str(row["status"]) if row["recipe"] == recipe else None
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _id_in(data: bytes) -> str | int | None:
    try:
        found = json.loads(data)["id"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return found if isinstance(found, str | int) and not isinstance(found, bool) else None
