"""printed-boolean: a truth value that is printed with other letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.program_events import Event
from variorum.translation.operands import without_parentheses
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="printed-boolean",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    category=Category.TRANSLATION,
    what="Finds a truth value that is printed as it is, between languages that spell it in different ways.",
    why=(
        "`true` in Java is `True` in Python and `1` in C++. Whoever compares the output finds a difference in "
        "every line."
    ),
    example=Example(
        before="print(found)  # with found = True this prints True, not true\n",
        after="print(str(found).lower())\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("output", "output-part"), target=("output", "output-part"))
def printed_booleans(unit: AlignedUnit) -> Iterator[Violation]:
    """Outputs of nothing but a comparison, a truth value or a name that is known to be one."""
    differ = unit.traits("boolean_text")
    if differ is None:
        return
    source, target = _printed(unit.source), _printed(unit.target)
    if source and target:
        yield RULE.at(
            target[0].span,
            f"the original prints a truth value as `{differ[0]}`, the translation as `{differ[1]}`",
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
    """Whether a text is a truth value; names that are given each other's values, as in a swap, tell nothing."""
    literals: Mapping[str, list[str]] = side.language.meanings.get("literals", {})
    kinds: Mapping[str, str] = side.language.stubs.get("reads", {})
    if (
        text in (*literals.get("true", ()), *literals.get("false", ()))
        or kinds.get(side.types.get(text, "")) == "truth"
    ):
        return True
    if text in seen:
        return False
    # A truth value may have been worked out right before it is printed.
    given = [shape.text("value") for shape in side.shapes("assign") if shape.text("name") == text]
    return bool(given) and all(_is_truth(side, value, seen | {text}) for value in given)
