"""useless-expression: a statement that computes a value and drops it."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Fix, Severity, Violation, Weight
from variorum.rules.removal import without_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="useless-expression",
    weight=Weight.MINOR,
    severity=Severity.WARNING,
    what="Finds statements that are an expression without any effect: a comparison, a literal, a plain name.",
    why="Such a line was meant to do something: an assignment written with `==`, or a call without its "
    "parentheses.",
    example=Example(
        before="def reset(counter):\n    counter.value == 0\n",
        after="def reset(counter):\n    counter.value = 0\n",
        language="python",
    ),
)


@RULE.check_item
def useless_expressions(item: ItemUnit) -> Iterator[Violation]:
    """Every statement that the language's `@useless` marks."""
    reported = set()
    for match in item.matches("useless"):
        statement = match["useless"]
        if statement in reported:
            continue
        reported.add(statement)
        edit = without_statement(item.language, item.facts, statement)
        fix = Fix("Remove the statement", (edit,), is_safe=False)
        yield RULE.at(statement, "this statement has no effect", fix=fix)
