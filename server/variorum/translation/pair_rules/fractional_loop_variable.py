"""fractional-loop-variable: a number that the original divides down to 0, and the translation to ever smaller fractions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="fractional-loop-variable",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds an integer that a loop divides until it is 0, as for its digits, in a language whose division keeps the "
        "fraction. A loop that first tests divisibility is ignored."
    ),
    why="12 becomes 1.2, 0.12 and so on: the loop runs for hundreds of iterations, and every digit is wrong.",
    example=Example(
        before="while number > 0:\n    total += number % 10\n    number /= 10\n",
        after="while number > 0:\n    total += number % 10\n    number //= 10\n",
        language="python",
    ),
)
_UPDATED = re.compile(r"^(?P<name>\w+)\s*/=\s*(?P<by>\w+)$")
_ASSIGNED = re.compile(r"^(?P<name>\w+)\s*=\s*(?P=name)\s*/\s*(?P<by>\w+)$")


@RULE.check_aligned_with(target=("while",))
def fractional_loop_variables(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports divisions of a loop's own number, in a loop that runs while the number is not 0."""
    if not _truncates(unit.source) or _truncates(unit.target):
        return
    fractional = frozenset(unit.source.language.meanings.get("fractional_types", ()))
    for shape in (*unit.target.shapes("update"), *unit.target.shapes("assign")):
        text = unit.target.text(shape.span).rstrip(";")
        found = _UPDATED.match(text) or _ASSIGNED.match(text)
        if found is None or unit.source.types.get(found["name"]) in fractional:
            continue
        if _runs_out(unit.target, shape, found["name"]) and not _is_divisible(unit.target, found["name"]):
            yield RULE.at(
                shape.span,
                f"the original's division is an integer division, here `{found['name']}` keeps its fraction",
                related=original(unit.source.place, "the division in the original"),
            )


def _truncates(side: Side) -> bool:
    divides: str = side.language.meanings.get("integer_division", "/")
    return divides == "truncates"


def _runs_out(side: Side, shape: Shape, name: str) -> bool:
    """Returns whether a loop around the place tests whether the number is 0."""
    heads = (
        canonical(loop.text("condition"), side.language)
        for loop in side.shapes("while")
        if loop.span.contains(shape.span)
    )
    name = canonical(name, side.language)
    return any(
        head in (name, f"{name}>0", f"{name}!=0", f"{name}!==0", f"{name}>=1", f"0<{name}") for head in heads
    )


def _is_divisible(side: Side, name: str) -> bool:
    """Returns whether the code tests for a remainder of 0 anywhere."""
    remainder = re.compile(rf"\b{re.escape(name)}\s*%[^=!<>]*={{2,3}}\s*0\b")
    return any(remainder.search(side.text(shape.span)) for shape in side.shapes("binary"))
