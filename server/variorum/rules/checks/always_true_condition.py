"""always-true-condition: a condition that can come out only one way."""

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
    what="Finds conditions that are always true or always false: something compared with itself, one thing that shall "
    "differ from two values at once (`x != 1 or x != 2`) or equal both, `=` with a plain value where `==` was "
    "meant, and, outside of loops, a plain `true` or `false`. `x != x` is left alone, because it asks whether `x` "
    "is not a number; so are numbers as conditions, with which C programs switch code off.",
    why="One of the two ways never runs. Mostly a name or an operator was mixed up.",
    example=Example(
        before='def foreign(code):\n    return "x" if code != "de" or code != "at" else ""\n',
        after='def foreign(code):\n    return "x" if code != "de" and code != "at" else ""\n',
        language="python",
    ),
)


@RULE.check_items_with("constant_conditions")
def constant_conditions(item: ItemUnit) -> Iterator[Violation]:
    """Every condition of a branch or loop whose outcome is settled."""
    for condition in item.facts.constant_conditions:
        yield RULE.at(condition.span, condition.reason)
