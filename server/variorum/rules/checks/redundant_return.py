"""redundant-return: a return or continue where the function or loop ends anyway."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Fix, Severity, Tag, Violation, Weight
from variorum.rules.removal import without_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="redundant-return",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    tags={Tag.UNNECESSARY},
    what="Finds a `return` without a value as the last thing a function does, and a `continue` as the "
    "last of a loop.",
    why="The jump goes where control goes anyway; it only makes the reader ask what it is there to skip.",
    example=Example(
        before="def greet(name):\n    print(name)\n    return\n",
        after="def greet(name):\n    print(name)\n",
        language="python",
    ),
)


@RULE.check_item
def redundant_returns(item: ItemUnit) -> Iterator[Violation]:
    """Every jump that the control flow shows to skip nothing, or that the language's `@redundant.return` marks."""
    marked = (match["redundant.return"] for match in item.matches("redundant.return"))
    for statement in sorted({*item.facts.idle_jumps, *marked}):
        fix = Fix("Remove the jump", (without_statement(item.language, item.facts, statement),))
        yield RULE.at(
            statement, f"`{item.text(statement).rstrip(';')}` goes where control goes anyway", fix=fix
        )
