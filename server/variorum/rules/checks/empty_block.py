"""empty-block: a block with nothing in it."""

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
    what="Finds blocks that hold neither a statement nor a comment, where the language has a use for one.",
    why="Nothing says whether the block is empty on purpose or what belongs there was lost.",
    example=Example(
        before="if (ready) {\n}\nstart();\n",
        after="start();\n",
        language="javascript",
    ),
)


@RULE.check_items_with("empty.block")
def empty_blocks(item: ItemUnit) -> Iterator[Violation]:
    """Every block that the language's `@empty.block` marks."""
    reported = set()
    for match in item.matches("empty.block"):
        block = match["empty.block"]
        if block not in reported:
            reported.add(block)
            yield RULE.at(block, "this block is empty")
