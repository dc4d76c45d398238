"""Measures how data sets scale: `python benchmarks/scale.py memory ROWS` and `python benchmarks/scale.py speed PAIRS`.

`memory` runs the local engine over ROWS small rows and prints the memory of the whole run, all its processes together,
as it goes on. `speed` scores the translation pairs of the data file PAIRS on one process and on two, in turns.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from variorum.batch.local import score_file
from variorum.batch.progress import Progress
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
    """Print the pairs per second of one process and of two, twice each, once the workers are warm."""
    for _ in range(2):
        for workers in (1, 2):
            print(f"{workers} processes: {_rate(pairs, workers):6.2f} pairs/s", flush=True)


def _rate(pairs: Path, workers: int) -> float:
    """Pairs per second between the first quarter of the run and its end: the start is the same for any length."""
    seen: list[tuple[int, float]] = []

    def tell(progress: Progress) -> None:
        seen.append((progress.done, time.perf_counter()))

    with tempfile.TemporaryDirectory() as folder:
        score = partial(score_pair, **_PAIR)
        score_file(
            pairs, Path(folder) / "out.jsonl", score, recipe="pairs", workers=workers, on_progress=tell
        )
    (first, start), (last, end) = seen[len(seen) // 4], seen[-1]
    return (last - first) / (end - start)


def _megabytes() -> float:
    """The unshared and shared memory of this process and its children, from Linux's own accounts."""
    own = Path("/proc/self")
    family = [own, *(Path("/proc") / child for child in _descendants(str(own.resolve().name)))]
    return sum(_proportional(process) for process in family) / 1024


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
