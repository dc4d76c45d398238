"""unreachable-loop: a loop that never iterates more than once."""

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
    what=(
        "Finds loops whose body always leaves them, by a return, a throw or a break. If `[rules.unreachable-loop]` of a language "
        'sets `reported_at = "exit"`, the jump is reported, and a loop without a branch before that jump counts as a way to get '
        "the first element."
    ),
    why="A loop with one iteration is no loop: the jump belongs into a branch that was lost, or the loop is an `if`.",
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
    """Reports the loops of an item that every path through the body leaves."""
    at_exit = item.policy(RULE.id).get("reported_at") == "exit"
    for loop in item.facts.single_pass_loops:
        if not at_exit:
            yield RULE.at(loop.head, "loop never iterates more than once")
        elif loop.exit is not None:
            yield RULE.at(loop.exit, "loop ends here in its first iteration")
