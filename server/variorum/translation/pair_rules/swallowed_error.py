"""swallowed-error: a handler that does something in the original and nothing in the translation."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Piece, Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="swallowed-error",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what="Finds an empty handler, if the original's handler returns, reports or raises.",
    why="The error disappears: nobody is told, and the code continues.",
    example=Example(
        before="try:\n    load(path)\nexcept OSError:\n    pass\n",
        after="try:\n    load(path)\nexcept OSError as error:\n    report(error)\n",
        language="python",
    ),
)

_NOTHING = re.compile(r"[\s{};]|//[^\n]*|/\*.*?\*/|#[^\n]*|\bpass\b|\.\.\.", re.S)


@RULE.check_aligned_with(source=("handler",), target=("handler",))
def swallowed_errors(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports corresponding handlers of which only the translation's is empty."""
    source, target = unit.source.shapes("handler"), unit.target.shapes("handler")
    if len(source) != len(target):
        return
    for one, other in zip(source, target, strict=True):
        if _does_something(one) and not _does_something(other):
            yield RULE.at(
                other.parts.get("type", other.parts.get("body", Piece(other.span, ""))).span,
                "the original's handler does something, this one ignores the error",
                related=original(one.span, "the handler in the original"),
            )


def _does_something(shape: Shape) -> bool:
    return _NOTHING.sub("", shape.text("body")) != ""
