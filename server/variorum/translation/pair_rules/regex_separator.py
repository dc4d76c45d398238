"""regex-separator: a plain text that a call of the translation takes for a regular expression."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.literals import string_value
from variorum.translation.operands import arguments_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="regex-separator",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds a text such as `.` or `|` that the original splits at or replaces as it stands, handed to a "
        "call that takes regular expressions."
    ),
    why=(
        'In Java `"a.b".split(".")` is empty: the point matches every character, and nothing is left between '
        "the matches."
    ),
    example=Example(
        before='String[] parts = address.split(".");\n',
        after='String[] parts = address.split("\\\\.");\n',
        language="java",
    ),
)

_SPECIAL = frozenset(".|*+?^$()[]{}")


@RULE.check_aligned_with(source=("string",), target=("call",))
def regex_separators(unit: AlignedUnit) -> Iterator[Violation]:
    """Calls that take regular expressions, with a lone special character that the original has as a plain text."""
    takes: list[str] = unit.target.language.meanings.get("regular_expression_calls", [])
    same: list[str] = unit.source.language.meanings.get("regular_expression_calls", [])
    texts = {event.value: event for event in unit.source.of("string")}
    for shape in unit.target.shapes("call"):
        given = arguments_of(shape.text("arguments"))
        text = string_value(given[0]) if given else ""
        if f".{shape.text('name')}" not in takes or text not in _SPECIAL or text not in texts:
            continue
        if any(f".{other.text('name')}" in same for other in unit.source.shapes("call")):
            continue
        yield RULE.at(
            shape.span,
            f"`{text}` is a plain text in the original, here it is a regular expression that matches something else",
            related=original(texts[text].span, "the plain text"),
        )
