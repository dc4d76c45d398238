"""lost-static: a static variable that became an ordinary local one."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.name_words import words_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="lost-static",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what="Finds static local variables whose counterpart is an ordinary local variable.",
    why="A counter starts at 0 in every call, and what should happen once happens each time.",
    example=Example(
        before="def ticket():\n    number = 0  # static in the original\n    number += 1\n    return number\n",
        after="number = 0\n\n\ndef ticket():\n    global number\n    number += 1\n    return number\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("static",), target=("assign",))
def lost_statics(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports static names of the original that the translation binds in each call."""
    source = {words_of(shape.text("name")): shape for shape in unit.source.shapes("static")}
    preserved = {shape.text("name") for shape in unit.target.shapes("static")}
    for shape in unit.target.shapes("assign"):
        name = shape.text("name")
        if words_of(name) in source and name not in preserved and _is_local(unit.target, name):
            yield RULE.at(
                shape.span,
                f"`{name}` keeps its value between calls in the original, here it is initialised in each call",
                related=original(source[words_of(name)].span, "static in the original"),
            )
            return


def _is_local(side: Side, name: str) -> bool:
    """Returns whether the name is bound inside of the function."""
    return any(binding.name == name for item in side.items for binding in item.facts.names.inner)
