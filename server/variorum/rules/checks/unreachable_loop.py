"""unreachable-loop: a loop that never gets to a second round."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="unreachable-loop",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.LOGIC,
    is_style_rule=True,
    what="Finds loops whose body always leaves them, by a return, a throw or a break, before it could "
    "run again. `[rules.unreachable-loop]` of a language may ask for the jump that ends the first round "
    '(`shown = "exit"`): then a loop without a branch in front of that jump is taken for a way to get at the first of '
    "something.",
    why="A loop that runs once is no loop: the jump belongs into a branch that was lost, or the loop is "
    "an `if`.",
    example=Example(
        before="def first_even(numbers):\n    for number in numbers:\n"
        "        if number % 2 == 0:\n            return number\n"
        "        return None\n",
        after="def first_even(numbers):\n    for number in numbers:\n"
        "        if number % 2 == 0:\n            return number\n"
        "    return None\n",
        language="python",
    ),
)


@RULE.check_items_with("single_pass_loops")
def single_pass_loops(item: ItemUnit) -> Iterator[Violation]:
    """The loops of an item whose every path through the body leaves."""
    at_exit = item.policy(RULE.id).get("shown") == "exit"
    for loop in item.facts.single_pass_loops:
        if not at_exit:
            yield RULE.at(loop.head, "every path through this loop leaves it in the first round")
        elif loop.exit is not None:
            yield RULE.at(loop.exit, "the loop around this ends in its first round")
