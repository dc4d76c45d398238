"""result-type: a function with another result type than in the original."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.name_words import words_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="result-type",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what=(
        "Finds functions whose declared result type is incompatible with that of their counterpart: integer for float, "
        "boolean for string, none for some."
    ),
    why="The result is truncated, or the caller gets none.",
    example=Example(
        before="static int mean(int total, int count) {  // the original returns a double\n    return total / count;\n}\n",
        after="static double mean(int total, int count) {\n    return (double) total / count;\n}\n",
        language="java",
    ),
)

_TYPE_NAMES = {
    "whole": "an integer",
    "fraction": "a float",
    "truth": "a boolean",
    "text": "a text",
    "nothing": "nothing",
}
# A language with one type for all numbers does not tell integers from floats.
_NUMBERS = frozenset({"whole", "fraction"})


@RULE.check_aligned
def result_types(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports declared results of incompatible types."""
    source, target = _result(unit.source), _result(unit.target)
    if source not in _TYPE_NAMES or target not in _TYPE_NAMES or source == target:
        return
    # An integer may be a boolean in languages without a boolean type.
    if {source, target} == {"whole", "truth"} or (source, target) == ("whole", "fraction"):
        return
    if {source, target} == _NUMBERS and not _tells_numbers_apart(unit.source):
        return
    # An additional parameter may receive the original's result.
    if target == "nothing" and len(unit.target.parameters) > len(unit.source.parameters):
        return
    if unit.source.declaration is not None and words_of(unit.source.declaration.name) == ("main",):
        return
    yield RULE.at(
        unit.target.place,
        f"the original returns {_TYPE_NAMES[source]}, the translation declares {_TYPE_NAMES[target]}",
        related=original(unit.source.place, "the function in the original"),
    )


def _result(side: Side) -> str:
    declared = side.declaration.result if side.declaration is not None else None
    kinds: Mapping[str, str] = side.language.stubs.get("reads", {})
    return kinds.get((declared or "").strip(": "), "")


def _tells_numbers_apart(side: Side) -> bool:
    types: Mapping[str, str] = side.language.stubs.get("types", {})
    return types.get("whole") != types.get("fraction")
