"""Measures how data sets scale: `python -m benchmarks.scale memory ROWS` and `python -m benchmarks.scale speed PAIRS`.

`memory` runs the local engine over ROWS small rows and prints the memory of the whole run, all its processes together,
as it goes on. `speed` scores the translation pairs of the data file PAIRS on one process and on two, in turns.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from variorum.batch.local_engine import score_file
from variorum.batch.progress import Progress
from variorum.batch.rows import read_rows
from variorum.batch.scorers import score_pair

_SAMPLES = 20
_PAIR = {"alpha": 0.5, "keep": (), "source_language": "", "target_language": ""}


def words(row: Mapping[str, Any]) -> dict[str, Any]:
    """A score that costs next to nothing: what is measured is the engine."""
    return {"words": len(row["text"].split())}


def memory(rows: int) -> None:
    """Print the memory at equal steps through a run of `rows` rows of about 1 kB."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data.jsonl"
        with data.open("w", encoding="ascii") as file:
            file.writelines(f'{{"id": {number}, "text": "{"word " * 200}"}}\n' for number in range(rows))
        started = time.perf_counter()

        def tell(progress: Progress) -> None:
            if progress.done % (rows // _SAMPLES) == 0:
                seconds = time.perf_counter() - started
                rate = progress.done / seconds
                print(f"{progress.done:>10,} rows  {_megabytes():7.1f} MB  {rate:8,.0f} rows/s", flush=True)

        score_file(data, Path(folder) / "out.jsonl", words, recipe="words", workers=2, on_progress=tell)


def speed(pairs: Path) -> None:
    """Print the pairs per second of one process and of two, by the clock and by the processor's time, twice each.

    The clock means something on an idle machine alone; the processor's time shows what the engine itself costs.
    """
    for _ in range(2):
        for workers in (1, 2):
            by_clock, by_processor = _rates(pairs, workers)
            print(
                f"{workers} processes: {by_clock:6.2f} pairs/s, {by_processor:6.2f} pairs per processor second",
                flush=True,
            )


def _rates(pairs: Path, workers: int) -> tuple[float, float]:
    """Rates between the first quarter of the run and its end: what the start costs is the same for any length."""
    seen: list[tuple[int, float, float]] = []
    rows = sum(1 for _ in read_rows(pairs))

    def tell(progress: Progress) -> None:
        if progress.done in (rows // 4, rows):
            seen.append((progress.done, time.perf_counter(), _processor_seconds()))

    with tempfile.TemporaryDirectory() as folder:
        score = partial(score_pair, **_PAIR)
        score_file(
            pairs, Path(folder) / "out.jsonl", score, recipe="pairs", workers=workers, on_progress=tell
        )
    (first, start, used_before), (last, end, used_after) = seen
    return (last - first) / (end - start), (last - first) / (used_after - used_before)


def _processor_seconds() -> float:
    """The processor time of this process and of all below it."""
    ticks = 0
    for process in _family():
        fields = (process / "stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _megabytes() -> float:
    """The unshared and shared memory of this process and its children, from Linux's own accounts."""
    return sum(_proportional(process) for process in _family()) / 1024


def _family() -> list[Path]:
    own = str(os.getpid())
    return [Path("/proc") / pid for pid in (own, *_descendants(own))]


def _descendants(pid: str) -> list[str]:
    found = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            found += [child, *_descendants(child)]
    return found


def _proportional(process: Path) -> float:
    """Kilobytes, shared pages divided among those that share them."""
    for line in (process / "smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return float(line.split()[1])
    return 0.0


if __name__ == "__main__":
    if sys.argv[1:2] == ["memory"] and len(sys.argv) == 3:
        memory(int(sys.argv[2]))
    elif sys.argv[1:2] == ["speed"] and len(sys.argv) == 3:
        speed(Path(sys.argv[2]))
    else:
        sys.exit(__doc__)
