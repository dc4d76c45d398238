"""regex-separator: a plain string that a call of the translation parses as a regular expression."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.literals import string_value
from variorum.translation.operands import arguments_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="regex-separator",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds a string such as `.` or `|` that the original splits at or replaces literally, passed to a call that takes "
        "regular expressions."
    ),
    why='In Java `"a.b".split(".")` is empty: the dot matches every character, and nothing is left between the matches.',
    example=Example(
        before='String[] parts = address.split(".");\n',
        after='String[] parts = address.split("\\\\.");\n',
        language="java",
    ),
)

_SPECIAL = frozenset(".|*+?^$()[]{}")


@RULE.check_aligned_with(source=("string",), target=("call",))
def regex_separators(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports calls that take regular expressions, with a single special character that is a plain string in the original."""
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
            f"`{text}` is a plain string in the original, here it is a regular expression",
            related=original(texts[text].span, "the plain string"),
        )
