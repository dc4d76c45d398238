"""debug-breakpoint: a statement that stops the program in a debugger."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Fix, Severity, Violation, Weight
from variorum.rules.removal import without_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="debug-breakpoint",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    what="Finds statements that stop the program in a debugger.",
    why="Outside a debugger such a statement halts the program or waits for input that nobody gives.",
    example=Example(
        before="def area(width, height):\n    breakpoint()\n    return width * height\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)


@RULE.check_items_with("debug.breakpoint")
def breakpoints(item: ItemUnit) -> Iterator[Violation]:
    """Every statement that the language's `@debug.breakpoint` marks."""
    for match in item.matches("debug.breakpoint"):
        statement = match["debug.breakpoint"]
        edit = without_statement(item.language, item.facts, statement)
        # Where a breakpoint waits without a debugger, the program runs on without it; elsewhere it does nothing anyway.
        fix = Fix("Remove the breakpoint", (edit,), is_safe=bool(item.policy(RULE.id).get("inert")))
        yield RULE.at(statement, "this stops the program in a debugger", fix=fix)
