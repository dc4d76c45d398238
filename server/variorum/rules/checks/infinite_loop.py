"""infinite-loop: a loop that never ends."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.test_detection import is_test_function
from variorum.rules.unit import ItemUnit
from variorum.syntax.endless_loops import EndlessLoop
from variorum.syntax.span import Span

RULE = Rule(
    id="infinite-loop",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    what=(
        "Finds loops whose condition reads only local variables that the loop never changes, and that no jump leaves. A loop "
        "without an end condition, such as `while True`, is reported if nothing leaves it and a result follows it, or if it "
        "changes nothing but local variables; a server that waits and serves is neither. Empty loops are reported where the "
        "language's linters do (`spinning = true` in `[rules.infinite-loop]`), except in functions that never return "
        "(`never_returns`, a regular expression): staticcheck does so in Go, clippy in Rust."
    ),
    why="The loop never ends once it is entered. Often the translation lost the step of a counting loop.",
    example=Example(
        before="def count(rows):\n    i = 0\n    while i < 10:\n        print(rows[i])\n",
        after="def count(rows):\n    i = 0\n    while i < 10:\n        print(rows[i])\n        i += 1\n",
        language="python",
    ),
)


@RULE.check_items_with("stuck_loops", "endless_loops")
def infinite_loops(item: ItemUnit) -> Iterator[Violation]:
    """Reports loops whose condition cannot change, and endless loops without purpose."""
    for condition in item.facts.stuck_loops:
        if not _reads_alias(item, condition):
            yield RULE.at(condition, f"infinite loop: nothing in it changes `{item.text(condition)}`")
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
        return f"infinite loop: `{text}` after it is never reached"
    if not loop.is_empty:
        return "infinite loop: it changes only local variables"
    policy = item.policy(RULE.id)
    if not policy.get("spinning") or _never_returns(item, policy.get("never_returns")):
        return None
    return "infinite loop with an empty body"


def _never_returns(item: ItemUnit, declared: str | None) -> bool:
    return declared is not None and re.search(declared.encode(), item.facts.text) is not None
