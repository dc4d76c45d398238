"""index-for-element: a loop that uses indexes as if they were elements."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.counted_loops import CountedLoop, counted_loops
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="index-for-element",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds loops that count from 0 to a length and never access an element at the index, if the original iterates over "
        "the elements with a variable of the same name."
    ),
    why="0, 1, 2 are added and compared instead of the elements.",
    example=Example(
        before="for (let price = 0; price < prices.length; price++) sum += price;\n",
        after="for (const price of prices) sum += price;\n",
        language="javascript",
    ),
)


_PLACES = (
    ("element", ("at",)),
    ("call", ("arguments",)),
    ("counting", ("start", "test")),
    ("each", ("over",)),
)
_WORD = re.compile(r"[^\W\d]\w*")


@RULE.check_aligned_with(source=("each",), target=("counting", "each"))
def indexes_for_elements(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports counting loops whose index accesses nothing, if the original iterates over elements."""
    counted = {loop.shape.span for loop in counted_loops(unit.source)}
    walked = {
        canonical(shape.text("name"), unit.source.language): shape
        for shape in unit.source.shapes("each")
        if shape.span not in counted
    }
    if not walked:
        return
    for loop in counted_loops(unit.target):
        walk = walked.get(loop.name)
        if walk is None or not loop.end.base.endswith(".length") or loop.first.base:
            continue
        if _is_used(loop, unit.target) and not _looks_up(loop, unit.target):
            head = loop.shape.parts.get("test") or loop.shape.parts["over"]
            yield RULE.at(
                head.span,
                f"`{walk.text('name')}` is an element in the original, here it is an unused index",
                related=original(walk.parts["name"].span, "the element in the original"),
            )


def _is_used(loop: CountedLoop, side: Side) -> bool:
    """Returns whether the body of the loop uses its variable."""
    behind = max(piece.span.end for piece in loop.shape.parts.values())
    return any(
        behind <= event.span.start < loop.shape.span.end
        and canonical(event.value, side.language) == loop.name
        for event in side.of("name")
    )


def _looks_up(loop: CountedLoop, side: Side) -> bool:
    """Returns whether the variable is an index: in an element access, an argument, or the head of another loop."""
    for kind, parts in _PLACES:
        for shape in side.shapes(kind):
            if shape.span == loop.shape.span or not loop.shape.span.contains(shape.span):
                continue
            if any(loop.name in _words(shape.text(part), side) for part in parts):
                return True
    return False


def _words(text: str, side: Side) -> set[str]:
    return {canonical(word, side.language) for word in _WORD.findall(text)}
