"""integer-overflow: arithmetic that overflows in the original and not in the translation."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from variorum.memo import memoized
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="integer-overflow",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    what=(
        "Finds a value that is repeatedly multiplied and added to, as hashes and random numbers are, translated from a "
        "language whose integers wrap around to one whose integers grow or lose precision."
    ),
    why="The original's result depends on the overflow; without it every hash is another number.",
    example=Example(
        before="for letter in text:\n    code = code * 31 + ord(letter)\n",
        after="for letter in text:\n    code = (code * 31 + ord(letter)) & 0xFFFFFFFF\n",
        language="python",
    ),
)

# Keeps a number within its type.
_LIMITS = frozenset({"%", "&", "|0"})
_GROWS = re.compile(r"\*.{0,200}[+^]|[+^].{0,200}\*")


@RULE.check_aligned_with(source=("assign",), target=("assign",))
def integer_overflows(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports names that a loop multiplies by themselves and adds to, without a limit on either side."""
    differ = unit.traits("overflow")
    if differ is None or differ[0] != "wraps around":
        return
    source, target = _grown(unit.source), _grown(unit.target)
    if not source or not target:
        return
    if any(one.value in _LIMITS for side in (unit.source, unit.target) for one in side.of("operator")):
        return
    yield RULE.at(
        target[0].span,
        f"on overflow the product {differ[0]} in the original, here it {differ[1]}",
        related=original(source[0].span, "the product in the original"),
    )


@memoized
def _grown(side: Side) -> Sequence[Shape]:
    """Returns assignments in loops of a number times the name itself, plus something."""
    loops = [event.span for event in side.of("loop")]
    found = []
    for shape in side.shapes("assign"):
        if not any(loop.contains(shape.span) for loop in loops):
            continue
        name, value = (canonical(shape.text(part), side.language) for part in ("name", "value"))
        if _GROWS.search(value) and f"{name}*" in value.replace("(", ""):
            found.append(shape)
    return found
