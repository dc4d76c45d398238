"""lost-static: a variable that keeps its value from call to call in the original and starts anew in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.name_words import words_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="lost-static",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what="Finds static local variables whose counterpart is an ordinary local one.",
    why="A counter starts from 0 in every call, and what was to be done once is done each time.",
    example=Example(
        before="def ticket():\n    number = 0  # static in the original\n    number += 1\n    return number\n",
        after="number = 0\n\n\ndef ticket():\n    global number\n    number += 1\n    return number\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("static",), target=("assign",))
def lost_statics(unit: AlignedUnit) -> Iterator[Violation]:
    """Static names of the original that the translation binds anew in each call."""
    source = {words_of(shape.text("name")): shape for shape in unit.source.shapes("static")}
    kept = {shape.text("name") for shape in unit.target.shapes("static")}
    for shape in unit.target.shapes("assign"):
        name = shape.text("name")
        if words_of(name) in source and name not in kept and _is_local(unit.target, name):
            yield RULE.at(
                shape.span,
                f"the original keeps `{name}` from call to call, here it starts anew each time",
                related=original(source[words_of(name)].span, "kept in the original"),
            )
            return


def _is_local(side: Side, name: str) -> bool:
    """Whether the name is bound inside of the function rather than around it."""
    return any(binding.name == name for item in side.items for binding in item.facts.names.inner)
