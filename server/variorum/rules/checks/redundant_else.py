"""redundant-else: an else behind a branch that always leaves."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.item import Match
from variorum.syntax.span import Span

RULE = Rule(
    id="redundant-else",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    is_default=False,
    is_habit=True,
    what="Finds an `else` behind an `if` whose branch always returns, throws or jumps and, where a language's "
    "linter asks for it, one that holds nothing but another `if`. Off unless asked for, because many people "
    "find both branches side by side easier to read.",
    why="What stands in the `else` runs in any case that gets there; without it the main path needs no "
    "indentation.",
    example=Example(
        before="def sign(x):\n    if x < 0:\n        return -1\n    else:\n        return 1\n",
        after="def sign(x):\n    if x < 0:\n        return -1\n    return 1\n",
        language="python",
    ),
)


@RULE.check_items_with("redundant.else")
def redundant_elses(item: ItemUnit) -> Iterator[Violation]:
    """Every else part that the language's `@redundant.else` marks."""
    for match in item.matches("redundant.else"):
        if "redundant.else.inner" in match:
            message = "this `else` holds nothing but another `if`: `else if` says the same"
            yield RULE.at(match["redundant.else"], message, fix=_unwrapped(match))
        else:
            message = "the branch before always leaves, so this `else` is not needed"
            yield RULE.at(match["redundant.else"], message)


def _unwrapped(match: Match) -> Fix:
    """Takes the braces around the inner `if` away."""
    around, inner = match["redundant.else.around"], match["redundant.else.inner"]
    edits = (Edit(Span(around.start, inner.start)), Edit(Span(inner.end, around.end)))
    return Fix("Write `else if`", edits)
