"""always-true-condition: a condition with a constant outcome."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="always-true-condition",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.LOGIC,
    is_style_rule=True,
    what=(
        "Finds conditions that are always true or always false: a comparison of something with itself, `x != 1 or x != 2`, `x == "
        "1 and x == 2`, `=` with a constant where `==` was meant, and, outside of loops, a literal `true` or `false`. `x != x` "
        "is ignored, because it tests for NaN; so are numbers as conditions, which disable code in C."
    ),
    why="One of the two branches never runs. Usually a name or an operator is wrong.",
    example=Example(
        before='def foreign(code):\n    return "x" if code != "de" or code != "at" else ""\n',
        after='def foreign(code):\n    return "x" if code != "de" and code != "at" else ""\n',
        language="python",
    ),
)


@RULE.check_items_with("constant_conditions")
def constant_conditions(item: ItemUnit) -> Iterator[Violation]:
    """Reports every condition of a branch or loop with a constant outcome."""
    for condition in item.facts.constant_conditions:
        yield RULE.at(condition.span, condition.reason)
