"""captured-variable: a reassigned local variable that a lambda or inner class captures."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import PairRule, TargetItemUnit

RULE = PairRule(
    id="captured-variable",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds local variables that are reassigned and captured by a lambda or an inner class. `[rules.captured-variable]` "
        "of a language says that it rejects this (`enabled`)."
    ),
    why="A lambda captures the value here, not the variable, so the compiler rejects a variable that changes.",
    example=Example(
        before="int total = 0;\nvalues.forEach(value -> { total += value; });\n",
        after="int total = 0;\nfor (int value : values) total += value;\n",
        language="java",
    ),
)
_KINDS = frozenset({"variable", "declared", "parameter", "loop"})


@RULE.check_target_item
def captured_variables(part: TargetItemUnit) -> Iterator[Violation]:
    """Reports every such variable at its declaration."""
    if not part.language.policy(RULE.id).get("enabled"):
        return
    for binding in part.facts.names.inner:
        if binding.is_member or not binding.is_captured or binding.kind not in _KINDS:
            continue
        # A declaration without a value may be assigned once later.
        changes = len(binding.writes) + len(binding.updates) - (binding.kind == "declared")
        if changes > 0:
            yield RULE.at(
                binding.first,
                f"`{binding.name}` is reassigned and captured by a lambda or inner class: does not compile",
            )
