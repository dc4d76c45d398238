"""changed-initial-value: a variable with another initial number than in the original."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import NamedTuple

from variorum.memo import memoized
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.literals import number_value
from variorum.syntax.span import Span
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="changed-initial-value",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds a variable that is set to a number once and changed later, if the number differs in the translation. Indexes, "
        "variables of counted loops and numbers that stand for infinity are ignored."
    ),
    why="A product that starts with 0 stays 0, and a maximum that starts with 0 hides negative values.",
    example=Example(
        before="product = 0  # the original begins with 1\nfor factor in factors:\n    product *= factor\n",
        after="product = 1\nfor factor in factors:\n    product *= factor\n",
        language="python",
    ),
)
_NAME = re.compile(r"[^\W\d]\w*")
# Larger numbers usually stand for infinity, which every language writes differently.
_LARGEST = 10_000


class _Start(NamedTuple):
    """The only number that a variable is set to."""

    number: float
    span: Span


@RULE.check_aligned_with(source=("assign",), target=("assign",))
def changed_initial_values(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports variables of the same name with one number each."""
    source = _starts(unit.source)
    target = _starts(unit.target) if source else {}
    for name in source.keys() & target.keys():
        was, now = source[name], target[name]
        if was.number != now.number:
            yield RULE.at(
                now.span,
                f"`{name}` starts at {was.number:g} in the original, at {now.number:g} in the translation",
                related=original(was.span, "the initial value in the original"),
            )


@memoized
def _starts(side: Side) -> Mapping[str, _Start]:
    """Returns the variables that are set to one number, and changed in place or by an assignment elsewhere."""
    language = side.language
    found: dict[str, list[_Start]] = {}
    changed = {canonical(shape.text("name"), language) for shape in side.shapes("update")}
    for shape in side.shapes("assign"):
        name = canonical(shape.text("name"), language)
        number = _number(shape.text("value"))
        if number is None:
            changed.add(name)
        elif abs(number) < _LARGEST:
            found.setdefault(name, []).append(_Start(number, shape.span))
    sure = {name: starts[0] for name, starts in found.items() if len(starts) == 1 and name in changed}
    places = _places(side) if sure else set()
    return {name: start for name, start in sure.items() if name not in places}


def _places(side: Side) -> set[str]:
    """Returns the names of indexes: these count from 0 or from 1 as the language or the author prefers."""
    walked = (shape.text("name") for kind in ("counting", "each") for shape in side.shapes(kind))
    within = (name for shape in side.shapes("element") for name in _NAME.findall(shape.text("at")))
    return {canonical(name, side.language) for name in chain(walked, within)}


def _number(text: str) -> float | None:
    text = text.strip()
    sign, digits = (-1, text[1:].strip()) if text[:1] == "-" else (1, text)
    try:
        return sign * float(number_value(digits))
    except ValueError:
        return None
