"""Scores partitions of a data set on all machines of a Ray cluster into one output file.

Every machine reads the data set and writes results under the same paths, on a file system that all share. What
survives a lost worker or machine are whole files of results, one for each part, so nothing is scored twice that
was finished, and nothing is there twice.
"""

from __future__ import annotations

import json
import logging
import os
import shutil
import uuid
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from variorum.batch.inputs import read_data
from variorum.batch.local_engine import outcome_alone
from variorum.batch.output import Output
from variorum.batch.partitions import Partition, partitions_of, rows_of
from variorum.batch.progress import Progress
from variorum.batch.row_scoring import Score, score_row
from variorum.batch.rows import MAX_LINE_BYTES, BatchError
from variorum.statistics.optional_packages import MissingExtra, import_optional

_SMALLEST_PART: Final = 64
# A lost machine costs the parts that it was at, so they are small; but each is a file, so they are not too many.
_MOST_PARTS: Final = 100_000
_BYTES_IN_A_ROW: Final = 4_000
# A part that took its worker down so often holds a row that does so; its rows are then kept apart.
_FATAL_ATTEMPTS: Final = 2
# One task for each part keeps all machines busy to the end; the scheduler is not made for millions of them.
_MOST_TASKS: Final = 10_000


def score_file_on_ray(
    source: Path,
    destination: Path,
    score: Score,
    *,
    recipe: str,
    address: str | None = None,
    workers: int | None = None,
    rows_in_a_part: int | None = None,
    max_line_bytes: int = MAX_LINE_BYTES,
    on_progress: Callable[[Progress], None] | None = None,
) -> Progress:
    """Scores every row of `source` into `destination`; the output is the local engine's, byte for byte.

    `address` names a running cluster; without one Ray starts on this machine. `workers` is the number of
    worker processes, one for each processor of the cluster unless told otherwise. Results gather in a folder
    beside `destination` until all are there, a file for each `rows_in_a_part` rows. Started again after a
    kill, the run goes on from those.

    Raises `BatchError` if Ray is not installed or not reached, where the input cannot be read, or the
    output cannot be written or belongs to another run.
    """
    ray = _ray()
    folder = destination.absolute().with_name(f"{destination.name}.parts")
    rows = read_data(source, max_line_bytes=max_line_bytes)
    with Output(destination, recipe, source) as output:
        resumed = output.skip_done(rows)
        partitions = list(partitions_of(source, rows, resumed, recipe, rows_in_a_part or part_size(source)))
        missing = [partition for partition in partitions if not (folder / partition.name).exists()]
        found = sum(partition.rows for partition in partitions) - sum(partition.rows for partition in missing)
        progress = Progress(resumed + found, 0, 0)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            scorer = {
                "folder": str(folder),
                "score": score,
                "recipe": recipe,
                "max_line_bytes": max_line_bytes,
            }
            for done, failed in _outcomes(ray, missing, scorer, address, workers):
                progress = Progress(progress.resumed, progress.done + done, progress.failed + failed)
                if on_progress is not None:
                    on_progress(progress)
            _gather(folder, partitions, output)
        except OSError as error:
            raise BatchError(f"{folder}: {error.strerror or error}; run again to go on") from error
    shutil.rmtree(folder, ignore_errors=True)
    return progress


def _gather(folder: Path, partitions: Iterable[Partition], output: Output) -> None:
    """Writes the results of all partitions to the output, in input order."""
    for partition in partitions:
        with (folder / partition.name).open("rb") as lines:
            for line in lines:
                output.append(line)


def part_size(source: Path) -> int:
    """Returns how many rows go into a part: a power of two, so that a data set that grew is cut as it was before."""
    size = _SMALLEST_PART
    while size * _MOST_PARTS * _BYTES_IN_A_ROW < source.stat().st_size:
        size *= 2
    return size


class PartScorer:
    """Scores parts, one after the other, in a worker that keeps its grammars and queries between them."""

    def __init__(self, folder: str, score: Score, recipe: str, max_line_bytes: int) -> None:
        self._folder = Path(folder)
        self._work = partial(score_row, score, recipe)
        self._recipe = recipe
        self._max_line_bytes = max_line_bytes

    def __call__(self, batch: dict[str, Any]) -> dict[str, list[int]]:
        """Returns how many rows each part of the batch had, and how many failed; results go to the part's file."""
        outcomes = [self._scored(Partition(**json.loads(fields))) for fields in batch["part"]]
        return {"rows": [rows for rows, _ in outcomes], "failed": [failed for _, failed in outcomes]}

    def _scored(self, partition: Partition) -> tuple[int, int]:
        target = self._folder / partition.name
        if target.exists():
            # A worker finished this part, and was lost before it could say so.
            return partition.rows, sum(
                b'"status": "failed"' in line for line in target.read_bytes().splitlines()
            )
        rows = rows_of(partition, self._max_line_bytes)
        work = self._work
        if self._attempts(partition) > _FATAL_ATTEMPTS:
            work = partial(outcome_alone, self._work, self._recipe)
        outcomes = [work(row) for row in rows]
        # Two workers may come to score one part, where a machine was only believed to be lost: both write the
        # same lines, each to a file of its own, and the last to finish puts its file in place of the other's.
        own = self._folder / f".{partition.name}.{uuid.uuid4().hex}"
        own.write_bytes(b"".join(outcome.line for outcome in outcomes))
        own.replace(target)
        return partition.rows, sum(not outcome.scored for outcome in outcomes)

    def _attempts(self, partition: Partition) -> int:
        """How often this part was begun, now included. Marks are files: they outlive whoever made them."""
        for attempt in range(1, _FATAL_ATTEMPTS + 1):
            with suppress(FileExistsError):
                (self._folder / f".{partition.name}.begun-{attempt}").touch(exist_ok=False)
                return attempt
        return _FATAL_ATTEMPTS + 1


def _outcomes(
    ray: Any, partitions: list[Partition], scorer: dict[str, Any], address: str | None, workers: int | None
) -> Iterator[tuple[int, int]]:
    """Yields for each part that was scored, in any order, how many rows it had and how many of them failed."""
    if not partitions:
        return
    data = import_optional("ray.data", "ray")
    was_running = ray.is_initialized()
    if not was_running:
        _start(ray, address)
    try:
        data.DataContext.get_current().enable_progress_bars = False
        # What goes wrong with rows is in their results; Ray's own account of a run belongs in its log files.
        logging.getLogger("ray.data").setLevel(logging.ERROR)
        processors = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        items = [{"part": json.dumps(partition._asdict())} for partition in partitions]
        scored = data.from_items(items, override_num_blocks=min(len(items), _MOST_TASKS)).map_batches(
            PartScorer,
            fn_constructor_kwargs=scorer,
            batch_size=1,
            compute=data.ActorPoolStrategy(min_size=1, max_size=processors),
            num_cpus=1,
        )
        for row in scored.iter_rows():
            yield int(row["rows"]), int(row["failed"])
    except ray.exceptions.RayError as error:
        raise BatchError(f"the Ray run broke off: {_first_line(error)}; run again to go on") from error
    finally:
        if not was_running:
            ray.shutdown()


def _start(ray: Any, address: str | None) -> None:
    # Ray reports its use to its makers unless told not to; nothing leaves the machines of a run.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")
    dashboard = {} if address else {"include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **dashboard)
    except (ConnectionError, ValueError, RuntimeError) as error:
        where = f"no Ray cluster is reached at {address}" if address else "Ray does not start on this machine"
        raise BatchError(f"{where}: {_first_line(error)}") from error


def _ray() -> Any:
    try:
        return import_optional("ray", "ray")
    except MissingExtra as error:
        raise BatchError(str(error)) from error


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
