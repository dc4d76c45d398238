"""mutated-argument: a collection of the caller that only the translation changes."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.name_words import words_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="mutated-argument",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what="Finds a change to a parameter that is a copy in the original, and the caller's own collection in the translation.",
    why="The caller's data are sorted, emptied or extended unexpectedly.",
    example=Example(
        before="def largest(values):\n    values.sort()  # the original sorts its own copy\n    return values[-1]\n",
        after="def largest(values):\n    values = sorted(values)\n    return values[-1]\n",
        language="python",
    ),
)

_CHANGING = frozenset(
    {"append", "insert", "remove", "pop", "clear", "sort", "reverse", "push", "put", "fill"}
)


@RULE.check_aligned_with(source=("copied",), target=("call",))
def mutated_arguments(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports calls that change a parameter, if the original's parameter of the same name is a copy."""
    if unit.target.trait("copies") != "shares it":
        return
    copies = {words_of(shape.text("name")): shape for shape in unit.source.shapes("copied")}
    given = {shape.text("name") for shape in unit.target.shapes("assign")}
    for event in unit.target.of("call"):
        words = words_of(event.receiver)
        if event.value not in _CHANGING or words not in copies or event.receiver in given:
            continue
        if event.receiver in unit.target.parameters:
            yield RULE.at(
                event.span,
                f"the original changes its own copy of `{event.receiver}`, the translation changes the caller's",
                related=original(copies[words].span, "a copy in the original"),
            )
            return
