"""truncated-division: a division that became an integer division."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="truncated-division",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    what="Finds a `/` that gives a fraction, translated as a `/` between two integers in a language that drops the remainder.",
    why="`7 / 2` is 3.5 in the original and 3 in the translation.",
    example=Example(
        before="double mean = total / count;  // both are ints\n",
        after="double mean = (double) total / count;\n",
        language="java",
    ),
)


@RULE.check_aligned_with(source=("operator",), target=("binary",))
def truncated_divisions(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports divisions of integer variables, or of one and an integer literal, if the original's `/` keeps the fraction."""
    if unit.target.language.meanings.get("integer_division") != "truncates":
        return
    if unit.source.language.meanings.get("integer_division") == "truncates":
        return
    source = [one for one in unit.source.of("operator") if one.value == "/"]
    floors = [one for one in unit.source.of("operator") if one.value == "int-/"]
    if not source or floors or unit.source.calls("to-int", "floor", "round", "ceil"):
        return
    kinds: Mapping[str, str] = unit.target.language.stubs.get("reads", {})
    for shape in unit.target.shapes("binary"):
        operands = (shape.text("left"), shape.text("right"))
        whole = [one.isdigit() or kinds.get(unit.target.types.get(one, "")) == "whole" for one in operands]
        if shape.text("operator") == "/" and all(whole):
            yield RULE.at(
                shape.span,
                "the original keeps the fraction, this is an integer division",
                related=original(source[0].span, "the division in the original"),
            )
