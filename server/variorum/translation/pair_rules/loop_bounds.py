"""loop-bounds: a counting loop with one iteration more or less than in the original."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.counted_loops import CountedLoop
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="loop-bounds",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    severity_if_dissimilar=Severity.INFORMATION,
    what=(
        "Finds two counting loops over the same limit of which one stops earlier or starts later: an inclusive end that "
        "became exclusive, a start at 0 that became 1. If both still have the same effects, it is information."
    ),
    why="The first or last element is skipped, or the loop accesses one that does not exist.",
    example=Example(
        before="for day in range(1, days):  # the original: for (int day = 1; day <= days; day++)\n    visit(day)\n",
        after="for day in range(1, days + 1):\n    visit(day)\n",
        language="python",
    ),
)

# A larger difference means another loop, not an off-by-one error.
_SMALL = 2
_NAME = re.compile(r"[^\W\d]\w*")


@RULE.check_aligned_with(source=("counting", "each"), target=("counting", "each"))
def loop_bounds(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports corresponding loops that count between the same ends, but not the same number of values."""
    shifted: set[str] = set()
    for source, target in unit.loops:
        if source.step != target.step or (source.first.base, source.end.base) != (
            target.first.base,
            target.end.base,
        ):
            continue
        started, ended = target.first.number - source.first.number, target.end.number - source.end.number
        if started == ended:
            # Both ends moved alike: the values are counted from another base, and so is what depends on them.
            shifted |= {source.name} if started else set()
            continue
        if max(abs(started), abs(ended)) > _SMALL or not shifted.isdisjoint(_names(source)):
            continue
        rounds = (ended - started) * (1 if source.step > 0 else -1)
        place = target.shape.parts.get("test") or target.shape.parts["over"]
        yield RULE.at(
            place.span,
            f"the original's loop has {_values(-rounds)} than this one",
            related=original(_head(source), "the loop in the original"),
            # The value that only one of them takes has no visible effect.
            severity=Severity.INFORMATION if unit.has_same_effects else None,
        )


def _names(loop: CountedLoop) -> list[str]:
    return _NAME.findall(f"{loop.first.base} {loop.end.base}")


def _values(more: int) -> str:
    count = abs(more)
    return f"{count} {'iteration' if count == 1 else 'iterations'} {'more' if more > 0 else 'less'}"


def _head(loop: CountedLoop) -> Span:
    return (loop.shape.parts.get("test") or loop.shape.parts["over"]).span
