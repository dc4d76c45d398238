"""sort-as-text: numbers that are sorted as strings."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.operands import arguments_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="sort-as-text",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds a sort without a comparator in a language that then compares the elements as strings, if the original sorts "
        "numbers."
    ),
    why="`[10, 9, 1].sort()` is 1, 10, 9 in JavaScript.",
    example=Example(
        before="numbers.sort();\n",
        after="numbers.sort((a, b) => a - b);\n",
        language="javascript",
    ),
)

_NUMBERS = re.compile(r"\b(?:int|long|double|float|Integer|Long|Double|i32|i64|u32|u64|usize|f64|number)\b")


@RULE.check_aligned_with(source=("sort",), target=("call",))
def sorts_as_text(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports sorts without arguments in a language that sorts strings, if the elements are used in arithmetic."""
    if not unit.target.trait("sorts_texts") or unit.source.trait("sorts_texts"):
        return
    source = unit.source.calls("sort")
    for shape in unit.target.shapes("call"):
        if (
            shape.text("name") not in ("sort", "toSorted")
            or arguments_of(shape.text("arguments"))
            or not source
        ):
            continue
        if _holds_numbers(unit):
            yield RULE.at(
                shape.span,
                "the original sorts numbers by value, this sort compares them as strings",
                related=original(source[0].span, "the sort in the original"),
                fix=_fix(shape),
            )


def _holds_numbers(unit: AlignedUnit) -> bool:
    """Returns whether the original sorts a collection of numbers, by its type or by arithmetic on the elements."""
    types = " ".join(event.receiver for event in unit.source.of("typed"))
    has_arithmetic = any(event.value in ("+", "-", "*", "/", "%") for event in unit.source.of("operator"))
    return _NUMBERS.search(types) is not None or (has_arithmetic and not unit.source.of("string"))


def _fix(shape: Shape) -> Fix:
    edit = Edit(shape.parts["arguments"].span, "((a, b) => a - b)")
    return Fix("Compare the elements as numbers", (edit,), is_safe=False)
