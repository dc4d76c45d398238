"""printed-boolean: a boolean that is printed in another form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.translation.operands import without_parentheses
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="printed-boolean",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what="Finds a boolean that is printed without a format, between languages that print it differently.",
    why="`true` in Java is `True` in Python and `1` in C++. A comparison of the output finds a difference in every line.",
    example=Example(
        before="print(found)  # with found = True this prints True, not true\n",
        after="print(str(found).lower())\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("output", "output-part"), target=("output", "output-part"))
def printed_booleans(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports outputs of only a comparison, a boolean literal or a boolean variable."""
    differ = unit.traits("boolean_text")
    if differ is None:
        return
    source, target = _printed(unit.source), _printed(unit.target)
    if source and target:
        yield RULE.at(
            target[0].span,
            f"the original prints a boolean as `{differ[0]}`, the translation as `{differ[1]}`",
            related=original(source[0].span, "printed in the original"),
        )


def _printed(side: Side) -> list[Event]:
    return [
        event
        for event in side.calls("output", "output-part")
        if _is_truth(
            side, without_parentheses(side.text(event.span).partition("(")[2].rpartition(")")[0].strip())
        )
    ]


def _is_truth(side: Side, text: str, seen: frozenset[str] = frozenset()) -> bool:
    """Returns whether an expression is a boolean. Names that are assigned to each other, as in a swap, prove nothing."""
    literals: Mapping[str, list[str]] = side.language.meanings.get("literals", {})
    kinds: Mapping[str, str] = side.language.stubs.get("reads", {})
    if (
        text in (*literals.get("true", ()), *literals.get("false", ()))
        or kinds.get(side.types.get(text, "")) == "truth"
    ):
        return True
    if text in seen:
        return False
    # A boolean may have been computed directly before it is printed.
    given = [shape.text("value") for shape in side.shapes("assign") if shape.text("name") == text]
    return bool(given) and all(_is_truth(side, value, seen | {text}) for value in given)
