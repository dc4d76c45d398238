"""mutable-default-argument: a default value that all calls share."""

from __future__ import annotations

from variorum.rules.finding import Severity, Weight
from variorum.rules.rule import Category, Example, Rule

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
RULE.report_each("mutable.default", "mutable default argument: shared between calls")
