"""widened-catch: a handler of one exception that became a handler of all."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="widened-catch",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what="Finds a handler that catches every exception, if the original's handler names specific ones.",
    why="Misspelled names and invalid data disappear silently, like the case that the handler was written for.",
    example=Example(
        before="try:\n    amount = int(text)\nexcept Exception:\n    amount = 0\n",
        after="try:\n    amount = int(text)\nexcept ValueError:\n    amount = 0\n",
        language="python",
    ),
)

_EVERYTHING = frozenset({"", "Exception", "BaseException", "Throwable", "...", "StandardError", "Error"})


@RULE.check_aligned_with(source=("handler",), target=("handler",))
def widened_catches(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports corresponding handlers of which only the original's is specific."""
    if not unit.target.language.meanings.get("typed_handlers", True):
        return
    source, target = unit.source.shapes("handler"), unit.target.shapes("handler")
    if len(source) != len(target):
        return
    for one, other in zip(source, target, strict=True):
        named = _type(one)
        if named not in _EVERYTHING and _type(other) in _EVERYTHING:
            yield RULE.at(
                other.parts.get("type", other.parts["body"]).span,
                f"the original handles only `{named}`, the translation every exception",
                related=original(one.span, "the handler in the original"),
            )


def _type(shape: Shape) -> str:
    """Returns the handled type without its package and without the name of the exception."""
    return (
        re.split(r"\s+", shape.text("type").strip("() "))[0].rpartition(".")[2]
        if "..." not in shape.text("type")
        else "..."
    )
