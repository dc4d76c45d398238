"""captured-variable: a local variable that changes and that a function inside of its own function uses."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import PairRule, PartUnit

RULE = PairRule(
    id="captured-variable",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds local variables that get a new value somewhere and are used in a lambda or a class inside of their function. "
        "`[rules.captured-variable]` of a language says that it refuses this (`enabled`)."
    ),
    why="Here a lambda takes the value and not the variable, so the compiler refuses a variable that changes.",
    example=Example(
        before="int total = 0;\nvalues.forEach(value -> { total += value; });\n",
        after="int total = 0;\nfor (int value : values) total += value;\n",
        language="java",
    ),
)
_KINDS = frozenset({"variable", "declared", "parameter", "loop"})


@RULE.check_part
def captured_variables(part: PartUnit) -> Iterator[Violation]:
    """Every such variable, where it is declared."""
    if not part.language.policy(RULE.id).get("enabled"):
        return
    for binding in part.facts.names.inner:
        if binding.is_member or not binding.is_captured or binding.kind not in _KINDS:
            continue
        # A declaration without a value may be given one later, once.
        changes = len(binding.writes) + len(binding.updates) - (binding.kind == "declared")
        if changes > 0:
            yield RULE.at(
                binding.first,
                f"`{binding.name}` changes, and a function inside of this one uses it: the compiler refuses that",
            )
