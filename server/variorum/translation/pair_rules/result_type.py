"""result-type: a function that declares another kind of result than the original."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.name_words import words_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="result-type",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what=(
        "Finds functions whose declared result is of another kind than that of their counterpart: a whole "
        "number for a fraction, a truth value for a text, nothing for something."
    ),
    why="A fraction is cut off on its way out, or the caller gets no answer at all.",
    example=Example(
        before="static int mean(int total, int count) {  // the original returns a double\n    return total / count;\n}\n",
        after="static double mean(int total, int count) {\n    return (double) total / count;\n}\n",
        language="java",
    ),
)

_SHOWN = {
    "whole": "a whole number",
    "fraction": "a number with a fraction",
    "truth": "a truth value",
    "text": "a text",
    "nothing": "nothing",
}
# A language with one type for all numbers says nothing of fractions.
_NUMBERS = frozenset({"whole", "fraction"})


@RULE.check_aligned
def result_types(unit: AlignedUnit) -> Iterator[Violation]:
    """Declared results of two kinds that do not go together."""
    source, target = _result(unit.source), _result(unit.target)
    if source not in _SHOWN or target not in _SHOWN or source == target:
        return
    # What comes back as a number may be counted as a truth value in languages without one of their own.
    if {source, target} == {"whole", "truth"} or (source, target) == ("whole", "fraction"):
        return
    if {source, target} == _NUMBERS and not _tells_numbers_apart(unit.source):
        return
    # One parameter more may take what the original hands back.
    if target == "nothing" and len(unit.target.parameters) > len(unit.source.parameters):
        return
    if unit.source.declaration is not None and words_of(unit.source.declaration.name) == ("main",):
        return
    yield RULE.at(
        unit.target.place,
        f"the original returns {_SHOWN[source]} here, the translation declares {_SHOWN[target]}",
        related=original(unit.source.place, "the function in the original"),
    )


def _result(side: Side) -> str:
    declared = side.declaration.result if side.declaration is not None else None
    kinds: Mapping[str, str] = side.language.stubs.get("reads", {})
    return kinds.get((declared or "").strip(": "), "")


def _tells_numbers_apart(side: Side) -> bool:
    types: Mapping[str, str] = side.language.stubs.get("types", {})
    return types.get("whole") != types.get("fraction")
