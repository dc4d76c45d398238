"""What a soak showed of one server, and whether it grew."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence

import attrs

from benchmarks.soaking.client import Requests
from benchmarks.soaking.vitals import Vitals

_MOST_GROWTH = 1.10
HEADINGS = (
    "server", "edits", "seconds", "requests", "cancelled", "failed", "unanswered", "MB warm", "MB end", "MB most",
    "growth", "threads", "handles", "median ms", "p95 ms",
)  # fmt: skip


@attrs.frozen
class Soaked:
    """One server after its soak."""

    server: str
    edits: int
    seconds: float
    requests: Requests
    unanswered: int
    warm: Sequence[Vitals]
    """What it held in the minute after it had warmed up."""
    end: Sequence[Vitals]
    """What it held in the last minute."""
    seen: Sequence[Vitals]
    """What it held from the first document on."""

    @property
    def growth(self) -> float:
        """Memory at the end over memory after the warm-up."""
        return _memory(self.end) / _memory(self.warm)

    def complaints(self) -> Iterator[str]:
        """What should not have happened."""
        if self.unanswered:
            yield f"{self.unanswered} requests were never answered"
        if self.requests.failed:
            yield f"{len(self.requests.failed)} requests failed, the first with {self.requests.failed[0]}"
        if self.growth > _MOST_GROWTH:
            yield f"memory grew to {self.growth:.2f} of what it was"
        for what in ("threads", "handles"):
            before, after = _typical(self.warm, what), _typical(self.end, what)
            if after > before:
                yield f"{what} grew from {before} to {after}"

    def by_minute(self) -> list[int]:
        """The megabytes that it held, a number for each minute."""
        minutes: dict[int, int] = {}
        for one in self.seen:
            minutes[int(one.at // 60)] = one.memory
        return [round(memory / 1e6) for memory in minutes.values()]

    def row(self) -> tuple[str, ...]:
        """The figures under `HEADINGS`."""
        latencies = sorted(self.requests.latencies) or [0.0]
        return (
            self.server,
            f"{self.edits}",
            f"{self.seconds:.0f}",
            f"{self.requests.asked}",
            f"{self.requests.cancelled}",
            f"{len(self.requests.failed)}",
            f"{self.unanswered}",
            f"{_memory(self.warm) / 1e6:.0f}",
            f"{_memory(self.end) / 1e6:.0f}",
            f"{max(one.memory for one in self.seen) / 1e6:.0f}",
            f"{self.growth:.2f}",
            f"{_typical(self.warm, 'threads')} to {_typical(self.end, 'threads')}",
            f"{_typical(self.warm, 'handles')} to {_typical(self.end, 'handles')}",
            f"{1000 * statistics.median(latencies):.0f}",
            f"{1000 * latencies[int(len(latencies) * 0.95)]:.0f}",
        )


def _memory(seen: Sequence[Vitals]) -> float:
    return statistics.median(one.memory for one in seen)


def _typical(seen: Sequence[Vitals], what: str) -> int:
    return int(statistics.median(getattr(one, what) for one in seen))
