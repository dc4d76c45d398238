"""infinite-loop: a loop whose condition nothing in it can change."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.recognised_tests import is_test_function
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.endless_loops import EndlessLoop
from variorum.syntax.span import Span

RULE = Rule(
    id="infinite-loop",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    what="Finds loops whose condition reads only local variables that the loop never changes, and that "
    "nothing leaves by a jump. A loop that says itself that it has no end, as `while True` does, is reported where "
    "nothing leaves it and a result stands behind it, or where it changes nothing but local variables. A server "
    "that waits and serves for ever is neither. Empty loops are reported where the language's linters do "
    "(`spinning = true` in `[rules.infinite-loop]`), but in functions that say they never return "
    "(`never_returns`, a regular expression): staticcheck does so in Go, clippy in Rust.",
    why="Once entered, the loop never ends. Often the step of a counting loop was lost in the translation.",
    example=Example(
        before="def count(rows):\n    i = 0\n    while i < 10:\n        print(rows[i])\n",
        after="def count(rows):\n    i = 0\n    while i < 10:\n        print(rows[i])\n        i += 1\n",
        language="python",
    ),
)


@RULE.check_items_with("stuck_loops", "endless_loops")
def infinite_loops(item: ItemUnit) -> Iterator[Violation]:
    """Conditions that can only be true for ever or never, and loops that make no sense without an end."""
    for condition in item.facts.stuck_loops:
        if not _reads_alias(item, condition):
            yield RULE.at(condition, f"nothing in this loop changes `{item.text(condition)}`")
    for loop in item.facts.endless_loops:
        message = _complaint(item, loop)
        if message is not None:
            is_tried = item.source_language is None and is_test_function(item)
            yield RULE.at(loop.head, message, severity=Severity.INFORMATION if is_tried else None)


def _reads_alias(item: ItemUnit, condition: Span) -> bool:
    """Returns whether the condition reads a reference: whatever the loop calls may change what it refers to."""
    aliases = {match["alias"] for match in item.matches("alias")}
    return bool(aliases) and any(
        condition.contains(read)
        for binding in item.facts.names.inner
        if binding.first in aliases
        for read in binding.reads
    )


def _complaint(item: ItemUnit, loop: EndlessLoop) -> str | None:
    if loop.result is not None:
        text = item.text(loop.result).strip("; ")
        return f"nothing leaves this loop, so `{text}` behind it never comes"
    if not loop.is_empty:
        return "nothing leaves this loop, and it changes nothing but local variables"
    policy = item.policy(RULE.id)
    if not policy.get("spinning") or _never_returns(item, policy.get("never_returns")):
        return None
    return "this loop does nothing, for ever, with all the power of a processor"


def _never_returns(item: ItemUnit, declared: str | None) -> bool:
    return declared is not None and re.search(declared.encode(), item.facts.text) is not None
