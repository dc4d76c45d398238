"""empty-block: a block without statements."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Context, Example, Rule
from variorum.rules.test_detection import is_example
from variorum.rules.unit import ItemUnit
from variorum.syntax.item import Match
from variorum.syntax.span import Span

RULE = Rule(
    id="empty-block",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    context=Context.PROGRAM,
    is_style_rule=True,
    what=(
        "Finds blocks with neither a statement nor a comment. In Go and Java a comment does not fill a block, as for their "
        "linters."
    ),
    why="The reader cannot tell whether the block is empty on purpose or code is missing.",
    example=Example(
        before="if (ready) {\n}\nstart();\n",
        after="start();\n",
        language="javascript",
    ),
)


@RULE.check_items_with("empty.block")
def empty_blocks(item: ItemUnit) -> Iterator[Violation]:
    """Reports every block that the language's `@empty.block` marks, except in examples."""
    if not is_example(item):
        places = {_place(match) for match in item.matches("empty.block")}
        yield from (RULE.at(place, "empty block") for place in sorted(places))


def _place(match: Match) -> Span:
    """Returns the block, or, where the language marks it (`@empty.statement`), the statement up to the end of its block."""
    block = match["empty.block"]
    statement = match.get("empty.statement")
    return Span(statement.start, block.end) if statement is not None else block
