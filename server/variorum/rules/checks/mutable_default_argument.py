"""mutable-default-argument: a default value that all calls share."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="mutable-default-argument",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_style_rule=True,
    what="Finds default values that are created once and shared between calls, such as an empty list.",
    why=(
        "A change that one call makes to the default is visible in the next call. Most other languages create defaults anew for "
        "each call."
    ),
    example=Example(
        before="def add(item, items=[]):\n    items.append(item)\n    return items\n",
        after="def add(item, items=None):\n    items = [] if items is None else items\n"
        "    items.append(item)\n    return items\n",
        language="python",
    ),
)


@RULE.check_items_with("mutable.default")
def mutable_defaults(item: ItemUnit) -> Iterator[Violation]:
    """Reports every default that the language's `@mutable.default` marks."""
    for match in item.matches("mutable.default"):
        yield RULE.at(match["mutable.default"], "mutable default argument: shared between calls")
