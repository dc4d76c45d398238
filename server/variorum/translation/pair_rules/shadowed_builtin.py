"""shadowed-builtin: a variable named like a built-in function that the same code calls."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="shadowed-builtin",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds a local variable with the name of a built-in function that is called in the same function after the "
        "assignment."
    ),
    why="In the original the names differ. Here the call fails: a number or a list is not callable.",
    example=Example(
        before="sum = 0\nfor row in rows:\n    sum += sum(row)\n",
        after="total = 0\nfor row in rows:\n    total += sum(row)\n",
        language="python",
    ),
)

# Values that leave the name callable.
_CALLABLE = re.compile(r"^(?:lambda\b|[A-Za-z_][\w.]*$)")


@RULE.check_aligned_with(target=("call",))
def shadowed_builtins(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports plain calls of a built-in name that the same function binds to a value."""
    language = unit.target.language
    if not unit.target.trait("builtins_are_variables"):
        return
    bound = {
        binding.name
        for item in unit.target.items
        for binding in (*item.facts.names.inner, *item.facts.names.outermost)
        if binding.name in language.builtins and binding.kind in ("variable", "loop", "parameter", "unpacked")
    }
    values = {
        shape.text("name"): shape
        for shape in unit.target.shapes("assign")
        if not _CALLABLE.search(shape.text("value"))
    }
    for shape in unit.target.shapes("call"):
        name = shape.text("name")
        if (
            name in bound
            and name in values
            and not shape.text("receiver")
            and values[name].span.end <= shape.span.start
        ):
            yield RULE.at(
                shape.parts["name"].span,
                f"`{name}` is a variable here and not callable; the original calls a function",
                related=original(unit.source.place, "the call in the original"),
            )
            return
