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

    opening: float
    in_translation: list[float]
    in_original: list[float]


def pair_typing(peer: Peer, folder: Path, lines: int, edits: int) -> PairTimes:
    """Open an original and its translation, and type into functions of both."""
    original, translation = program(_SOURCE, lines), program(_TARGET, lines)
    source = folder / f"pair_{lines}{ending(_SOURCE)}"
    target = folder / f"pair_{lines}{ending(_TARGET)}"
    translation = f"# variorum: translated-from {source.name}\n{translation}"
    source.write_text(original, encoding="utf-8")
    target.write_text(translation, encoding="utf-8")
    wire = Wire(peer.command, folder)
    try:
        wire.initialize()
        wire.settle(1.0)
        wire.open(source.as_uri(), _SOURCE, original)
        opening = wire.open(target.as_uri(), _TARGET, translation)
        wire.rest()
        in_translation = _toggled(wire, target, translation, _TARGET, target, edits)
        in_original = _toggled(wire, source, original, _SOURCE, target, edits)
    finally:
        wire.close()
    return PairTimes(opening, in_translation, in_original)


def _toggled(wire: Wire, edited: Path, text: str, language: str, watched: Path, edits: int) -> list[float]:
    """Type into one file and wait for the diagnostics of another, which may be the same."""
    line, times = line_within(text, language), []
    for turn in range(-_WARM, edits):
        # Each time another line in the place of the one before: what was there a moment ago may still be known.
        start, end = ({"line": line + behind, "character": 0} for behind in (0, int(turn > -_WARM)))
        change = {"range": {"start": start, "end": end}, "text": typed(language, turn + _WARM)}
        started = time.perf_counter()
        wire.send_change(edited.as_uri(), turn + _WARM + 2, change)
        at = wire.pulled(watched.as_uri())
        if turn >= 0:
            times.append(at - started)
    return times


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
