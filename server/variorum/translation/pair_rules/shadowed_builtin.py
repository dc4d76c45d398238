"""shadowed-builtin: a variable that takes the name of a function which the same code calls."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="shadowed-builtin",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds a local variable with the name of a built-in function, called in the same function after the "
        "variable got its value."
    ),
    why="In the original they were two things. Here the call fails: a number or a list cannot be called.",
    example=Example(
        before="sum = 0\nfor row in rows:\n    sum += sum(row)\n",
        after="total = 0\nfor row in rows:\n    total += sum(row)\n",
        language="python",
    ),
)

# What a name is given so that it can still be called.
_CALLABLE = re.compile(r"^(?:lambda\b|[A-Za-z_][\w.]*$)")


@RULE.check_aligned_with(target=("call",))
def shadowed_builtins(unit: AlignedUnit) -> Iterator[Violation]:
    """Plain calls of a built-in name that the same function binds to a value."""
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
                f"the original calls a function here, `{name}` is a variable in the translation",
                related=original(unit.source.place, "the original"),
            )
            return
