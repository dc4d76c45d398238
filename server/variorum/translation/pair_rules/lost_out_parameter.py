"""lost-out-parameter: a variable of the caller that only the original changes."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.name_words import words_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="lost-out-parameter",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what=(
        "Finds an assignment to a parameter that changes the caller's variable in the original, in a language where the "
        "parameter is local."
    ),
    why="The new value is lost when the function returns, unless it is returned.",
    example=Example(
        before="def advance(position):  # the original has int& position\n    position += 1\n",
        after="def advance(position):\n    return position + 1\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("shared",), target=("update", "assign"))
def lost_out_parameters(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports assignments to local parameters that were references in the original and are not returned."""
    constant = {shape.text("name") for shape in unit.source.shapes("constant")}
    changed = {shape.text("name") for shape in unit.source.shapes("pointee")}
    shared = {
        words_of(one.text("name")): one
        for one in unit.source.shapes("shared")
        if one.text("name") not in constant and ("pointer" not in one.parts or one.text("name") in changed)
    }
    if not shared or unit.target.shapes("shared"):
        return
    returned = [event.span for event in unit.target.of("return")]
    preserved = {
        event.value for event in unit.target.of("name") if any(span.contains(event.span) for span in returned)
    }
    for shape in (*unit.target.shapes("update"), *unit.target.shapes("assign")):
        name = shape.text("name")
        if name in unit.target.parameters and words_of(name) in shared and name not in preserved:
            yield RULE.at(
                shape.span,
                f"the original changes the caller's `{name}`, the translation only a local copy",
                related=original(shared[words_of(name)].span, "the caller's variable"),
            )
            return
