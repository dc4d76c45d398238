"""redundant-else: an else behind a branch that always leaves."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.item import Match
from variorum.syntax.nested_spans import NestedSpans
from variorum.syntax.span import Span

RULE = Rule(
    id="redundant-else",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    is_default=False,
    is_style_rule=True,
    what="Finds an `else` behind an `if` whose branch always returns, throws or jumps and, where a language's "
    "linter asks for it, one that holds nothing but another `if`, and the `else` of a loop that no `break` leaves. "
    "Off unless asked for, because many people find both branches side by side easier to read.",
    why="What stands in the `else` runs in any case that gets there; without it the main path needs no "
    "indentation.",
    example=Example(
        before="def sign(x):\n    if x < 0:\n        return -1\n    else:\n        return 1\n",
        after="def sign(x):\n    if x < 0:\n        return -1\n    return 1\n",
        language="python",
    ),
)

_ELSE_BEHIND = re.compile(rb"\s*+else\b")


@RULE.check_items_with("redundant.else", "redundant.else.loop")
def redundant_elses(item: ItemUnit) -> Iterator[Violation]:
    """Every else part that the language's `@redundant.else` marks, and those of loops without a `break`."""
    reported = set()
    for match in item.matches("redundant.else"):
        if match["redundant.else"] in reported:
            continue
        reported.add(match["redundant.else"])
        if "redundant.else.inner" in match:
            message = "this `else` holds nothing but another `if`, which could stand in its place"
            yield RULE.at(match["redundant.else"], message, fix=_unwrapped(item, match))
        else:
            message = "the branch before always leaves, so this `else` is not needed"
            yield RULE.at(match["redundant.else"], message)
    yield from _loop_elses(item)


def _loop_elses(item: ItemUnit) -> Iterator[Violation]:
    elses = item.matches("redundant.else.loop")
    if not elses:
        return
    bodies = NestedSpans({match["loop.body"] for match in item.matches("loop.body")})
    left = {bodies.innermost(match["loop.break"]) for match in item.matches("loop.break")}
    for match in elses:
        if match["loop.body"] not in left:
            message = "no `break` leaves this loop, so what is in its `else` runs in any case"
            yield RULE.at(match["redundant.else.loop"], message)


def _unwrapped(item: ItemUnit, match: Match) -> Fix | None:
    """Takes the braces around the inner `if` away, unless another `else` follows, which would become the inner one's."""
    if "redundant.else.around" not in match:
        return None
    around, inner = match["redundant.else.around"], match["redundant.else.inner"]
    if _ELSE_BEHIND.match(item.facts.text, around.end):
        return None
    edits = (Edit(Span(around.start, inner.start)), Edit(Span(inner.end, around.end)))
    return Fix("Write `else if`", edits)
