"""empty-block: a block without statements."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Context, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="empty-block",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    context=Context.PROGRAM,
    is_style_rule=True,
    what="Finds blocks with neither a statement nor a comment.",
    why="The reader cannot tell whether the block is empty on purpose or code is missing.",
    example=Example(
        before="if (ready) {\n}\nstart();\n",
        after="start();\n",
        language="javascript",
    ),
)


@RULE.check_items_with("empty.block")
def empty_blocks(item: ItemUnit) -> Iterator[Violation]:
    """Reports every block that the language's `@empty.block` marks."""
    reported = set()
    for match in item.matches("empty.block"):
        block = match["empty.block"]
        if block not in reported:
            reported.add(block)
            yield RULE.at(block, "empty block")
