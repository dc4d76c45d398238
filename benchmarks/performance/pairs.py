"""A pair that is open on both sides: keystrokes in the translation, and scores of pairs without a server."""

from __future__ import annotations

import time
from pathlib import Path

import attrs

from benchmarks.performance.peers import Peer
from benchmarks.performance.programs import ending, line_within, program, typed
from benchmarks.performance.wire import Wire
from variorum import score_translation

_WARM = 6
_SOURCE, _TARGET = "java", "python"


@attrs.frozen
class PairTimes:
    """Seconds for each change in one of the two files, until the translation's diagnostics are there."""

    open_time: float
    alone: list[float]
    """Changes in a file of the translation's length that has no original, in a server of its own."""
    in_translation: list[float]
    in_original: list[float]


def pair_typing(peer: Peer, folder: Path, lines: int, edits: int) -> PairTimes:
    """Open an original and its translation, and type into functions of both and of a file without an original in turns."""
    original, translation = program(_SOURCE, lines), program(_TARGET, lines)
    source = folder / f"pair_{lines}{ending(_SOURCE)}"
    target = folder / f"pair_{lines}{ending(_TARGET)}"
    single = folder / f"single_{lines}{ending(_TARGET)}"
    single.write_text(translation, encoding="utf-8")
    source.write_text(original, encoding="utf-8")
    marked = f"# variorum: translated-from {source.name}\n{translation}"
    target.write_text(marked, encoding="utf-8")
    wires = [Wire(peer.command, folder), Wire(peer.command, folder)]
    try:
        for wire in wires:
            wire.initialize()
            wire.settle(1.0)
        of_pair, other = wires
        of_pair.open(source.as_uri(), _SOURCE, original)
        open_time = of_pair.open(target.as_uri(), _TARGET, marked)
        of_pair.rest()
        other.open(single.as_uri(), _TARGET, translation)
        other.rest()
        sides = [
            _Side(other, single, translation, _TARGET, single),
            _Side(of_pair, target, marked, _TARGET, target),
            _Side(of_pair, source, original, _SOURCE, target),
        ]
        taken = [[side.retype(turn) for side in sides] for turn in range(_WARM + edits)]
    finally:
        for wire in wires:
            wire.close()
    alone, in_translation, in_original = map(list, zip(*taken[_WARM:], strict=True))
    return PairTimes(open_time, alone, in_translation, in_original)


@attrs.frozen
class _Side:
    """A file that is typed into, and the one whose diagnostics are waited for, which may be the same."""

    wire: Wire
    edited: Path
    text: str
    language: str
    watched: Path

    def retype(self, turn: int) -> float:
        """Type a line, each time another one in the place of the one before: what was there a moment ago may still be known."""
        line = line_within(self.text, self.language)
        start, end = ({"line": line + behind, "character": 0} for behind in (0, int(turn > 0)))
        change = {"range": {"start": start, "end": end}, "text": typed(self.language, turn)}
        started = time.perf_counter()
        self.wire.send_change(self.edited.as_uri(), turn + 2, change)
        return self.wire.pulled(self.watched.as_uri()) - started


@attrs.frozen
class Scores:
    """Seconds of processor time for each pair, and the lines of both sides together."""

    times: list[float]
    lines: float


def scores(count: int) -> Scores:
    """Score pairs of thirty to three hundred lines a side, every one with names of its own."""
    times, lines = [], 0
    for number in range(-2, count):
        length = 30 + 30 * (number % 10)
        source = program(_SOURCE, length, first=10 * number + 100)
        target = program(_TARGET, length, first=10 * number + 100)
        started = time.process_time()
        score_translation(source, target, source_language=_SOURCE, target_language=_TARGET)
        if number >= 0:
            times.append(time.process_time() - started)
            lines += source.count("\n") + target.count("\n")
    return Scores(times, lines / count)
