"""redundant-else: an `else` after a branch that always leaves."""

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
    what=(
        "Finds an `else` after an `if` whose branch always returns, throws or jumps and, where a language's linter reports them, "
        "an `else` that contains only another `if`, and the `else` of a loop without `break`. Off by default, because many "
        "people find both branches side by side easier to read."
    ),
    why="The code in the `else` runs in any case that gets there. Without the `else`, the main path is not indented.",
    example=Example(
        before="def sign(x):\n    if x < 0:\n        return -1\n    else:\n        return 1\n",
        after="def sign(x):\n    if x < 0:\n        return -1\n    return 1\n",
        language="python",
    ),
)

_ELSE_BEHIND = re.compile(rb"\s*+else\b")


@RULE.check_items_with("redundant.else", "redundant.else.loop", "redundant.else.arm")
def redundant_elses(item: ItemUnit) -> Iterator[Violation]:
    """Reports every `else` that the language's `@redundant.else` marks, and those of loops without a `break`."""
    reported = set()
    for match in item.matches("redundant.else"):
        if match["redundant.else"] in reported:
            continue
        reported.add(match["redundant.else"])
        if "redundant.else.inner" in match:
            message = "`else` contains only another `if`: use `else if`"
            yield RULE.at(match["redundant.else"], message, fix=_unwrapped(item, match))
        else:
            message = "unnecessary `else`: the branch before always leaves"
            yield RULE.at(match["redundant.else"], message)
    for statement in _behind_arms(item):
        yield RULE.at(statement, "unnecessary `else`: the branches before always leave")
    yield from _loop_elses(item)


def _behind_arms(item: ItemUnit) -> Iterator[Span]:
    """Yields the statement of each last `else` of a chain of `if`s that all leave, where the chain is a statement of a block."""
    arms = {match["redundant.else.arm"]: match for match in item.matches("redundant.else.arm")}
    for first in item.matches("redundant.else.first") if arms else ():
        arm = arms.get(first["redundant.else.first"])
        while arm is not None:
            if "redundant.else.after" in arm:
                yield arm["redundant.else.after"]
                break
            arm = arms.get(arm["redundant.else.next"])


def _loop_elses(item: ItemUnit) -> Iterator[Violation]:
    elses = item.matches("redundant.else.loop")
    if not elses:
        return
    bodies = NestedSpans({match["loop.body"] for match in item.matches("loop.body")})
    left = {bodies.innermost(match["loop.break"]) for match in item.matches("loop.break")}
    for match in elses:
        if match["loop.body"] not in left:
            message = "unnecessary `else`: no `break` leaves the loop"
            yield RULE.at(match["redundant.else.loop"], message)


def _unwrapped(item: ItemUnit, match: Match) -> Fix | None:
    """Returns the fix that removes the braces around the inner `if`, unless another `else` follows, which would belong to the
    inner one."""
    if "redundant.else.around" not in match:
        return None
    around, inner = match["redundant.else.around"], match["redundant.else.inner"]
    if _ELSE_BEHIND.match(item.facts.text, around.end):
        return None
    edits = (Edit(Span(around.start, inner.start)), Edit(Span(inner.end, around.end)))
    return Fix("Use `else if`", edits)
