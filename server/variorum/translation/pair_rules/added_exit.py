"""added-exit: a loop that only the translation leaves early."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.memo import memoized
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="added-exit",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    what=(
        "Finds an item that leaves a loop early, by `break` or `return`, if its counterpart leaves no loop early and the "
        "rest of both is similar."
    ),
    why="Everything after the first match is skipped: a last match becomes the first, a count becomes one.",
    example=Example(
        before="for word in words:\n    if word == wanted:\n        found += 1\n        break  # the original goes on\n",
        after="for word in words:\n    if word == wanted:\n        found += 1\n",
        language="python",
    ),
)

_EXITS = ("break", "return", "throw")


@RULE.check_aligned_with(source=("loop",), target=("loop",))
def added_exits(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports items with the same number of loops of which only the translation leaves one early."""
    if unit.helpers or not unit.is_similar or len(unit.source.of("loop")) != len(unit.target.of("loop")):
        return
    # A flag that ends a loop in the original may have become an exit, and so may the condition of the loop.
    if unit.source.of("boolean") or unit.source.of("switch") or _exits(unit.source):
        return
    if any(one.value in ("while", "do") for side in (unit.source, unit.target) for one in side.of("loop")):
        return
    target = _exits(unit.target)
    if target:
        yield RULE.at(
            target[0].span,
            f"`{target[0].kind}` leaves the loop early, the original's loop runs to its end",
            related=original(unit.source.of("loop")[0].span, "the loop in the original"),
        )


@memoized
def _exits(side: Side) -> Sequence[Event]:
    """Returns the events inside a loop that leave it."""
    loops = [event.span for event in side.of("loop")]
    return [
        event for kind in _EXITS for event in side.of(kind) if any(one.contains(event.span) for one in loops)
    ]
