"""swallowed-exception: an exception that is caught and ignored."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="swallowed-exception",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    category=Category.SAFETY,
    narrows="empty-block",
    is_style_rule=True,
    what="Finds handlers for all or nearly all exceptions that do nothing.",
    why="The error leaves no trace, and the program continues in an unknown state.",
    example=Example(
        before="try:\n    load()\nexcept Exception:\n    pass\n",
        after='try:\n    load()\nexcept Exception:\n    log.exception("cannot load")\n',
        language="python",
    ),
)


@RULE.check_items_with("swallowed.exception")
def swallowed_exceptions(item: ItemUnit) -> Iterator[Violation]:
    """Reports every handler that the language's `@swallowed.exception` marks."""
    for match in item.matches("swallowed.exception"):
        body = match.get("handler.body")
        related = [Related(body, "empty handler")] if body else []
        yield RULE.at(
            match["swallowed.exception"],
            "exception is caught and ignored",
            related=related,
        )
