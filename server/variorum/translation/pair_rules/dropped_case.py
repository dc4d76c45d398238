"""dropped-case: a case of the original's switch that the translation does not have."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.literals import number_value, string_value
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="dropped-case",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    severity_if_dissimilar=Severity.INFORMATION,
    what="Finds cases whose label, a number or a string, occurs nowhere in the counterpart.",
    why="The value that the case handled now gets the default treatment, or none.",
    example=Example(
        before="if unit == 'kg':  # the original also has a case \"t\"\n    return 1\n",
        after="if unit == 'kg':\n    return 1\nif unit == 't':\n    return 1000\n",
        language="python",
    ),
)

_ONE = r"""(?:-?\d[\w.]*+|'[^'\\]*+(?:\\.[^'\\]*+)*'|"[^"\\]*+(?:\\.[^"\\]*+)*")"""
_LITERAL = re.compile(_ONE, re.S)
# Several labels of one case: `1 | 2`, `"a", "b"`.
_LITERALS = re.compile(rf"{_ONE}(?:\s*+[|,]\s*+{_ONE})*", re.S)


@RULE.check_aligned_with(source=("case",))
def dropped_cases(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports labels of cases that occur nowhere in the translation."""
    there = {event.value for kind in ("number", "string") for event in unit.target.of(kind)}
    lost = []
    for shape in unit.source.shapes("case"):
        missing = [label for label in _literals(shape) if _value(label) not in there]
        if missing:
            lost.append((missing[0], shape))
    # If every label is missing, the translation uses a table or arithmetic instead. Named labels may stand for any number.
    if not lost or len(lost) == len(unit.source.shapes("case")) or _names(unit.target) > _names(unit.source):
        return
    yield RULE.at(
        unit.target.place,
        f"the original's case {lost[0][0]} is missing",
        related=original(lost[0][1].parts["label"].span, "the case in the original"),
    )


def _literals(case: Shape) -> list[str]:
    """Returns the labels of a case, empty if one of them is no literal."""
    label = case.text("label").strip()
    return _LITERAL.findall(label) if _LITERALS.fullmatch(label) else []


def _value(label: str) -> str:
    """Returns the value of a label as events have it, which leave a sign to an operator."""
    return string_value(label) if label[:1] in "'\"" else number_value(label.removeprefix("-"))


def _names(side: Side) -> int:
    """Returns the number of cases with labels that are not literals."""
    return sum(not _literals(shape) for shape in side.shapes("case"))
