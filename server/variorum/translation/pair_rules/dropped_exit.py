"""dropped-exit: an early `return`, `break` or `continue` that the translation does not have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.memo import memoized
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.translation.idioms import without_library_loops
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="dropped-exit",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    scored_as=Severity.WARNING,
    what=(
        "Finds an item in which fewer statements leave a loop early, or the function from inside a loop, than in its "
        "counterpart, if the rest of both is similar."
    ),
    why="Without the exit the code continues: a first match is overwritten by the last.",
    example=Example(
        before="for word in words:  # the original breaks here\n    if word == wanted:\n        found = word\n",
        after="for word in words:\n    if word == wanted:\n        found = word\n        break\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("loop",))
def dropped_exits(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports lost early exits of one kind, if no exit of another kind was added."""
    if unit.helpers or not unit.is_similar:
        return
    source, target = _exits(unit.source), _exits(unit.target)
    # A switch with fallthrough needs a `break` for each case, which other languages do without.
    slack = len(unit.source.of("case")) + without_library_loops(unit.target.of("call"))["loop"]
    lost = len(source) - len(target) - slack
    if lost > 0:
        gone = next((one for one in source if one.kind not in {other.kind for other in target}), source[-1])
        yield RULE.at(
            unit.target.place,
            f"the original leaves early with `{gone.kind}`, the translation continues",
            related=original(gone.span, "the early exit in the original"),
        )


@memoized
def _exits(side: Side) -> Sequence[Event]:
    """Returns the events that leave a loop, or the function from inside a loop.

    A `return` in a mere branch may also be the value of the branch, or have the rest of the function in an `else`. One that
    returns an error is an exception in other languages.
    """
    loops = [event.span for event in side.of("loop")]
    thrown = [event.span for event in side.of("throw")]
    return [
        event
        for kind in ("return", "break", "continue")
        for event in side.of(kind)
        if event.depth
        and any(loop.contains(event.span) for loop in loops)
        and not any(event.span.overlaps(error) for error in thrown)
    ]
