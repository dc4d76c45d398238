"""bare-except: an exception handler that catches every exception."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="bare-except",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_style_rule=True,
    what=(
        "Finds exception handlers that catch every exception, including those that stop the program. A handler that re-raises or "
        "ends the program is ignored. PHP does not have this rule, because ending the program throws nothing there and linters "
        "ask for `Throwable`. JavaScript does not have it either, because every handler catches everything."
    ),
    why="Such a handler hides unexpected errors. The original seldom catches as much.",
    example=Example(
        before="try:\n    load()\nexcept:\n    reset()\n",
        after="try:\n    load()\nexcept OSError:\n    reset()\n",
        language="python",
    ),
)

_MESSAGE = "catches every exception, expected or not"
_HANDED_ON = re.compile(
    r"\b(?:throw|raise|rethrow|exit|abort|terminate|rethrow_exception|current_exception)\b"
)


@RULE.check_items_with("bare.except")
def bare_excepts(item: ItemUnit) -> Iterator[Violation]:
    """Reports every handler that the language's `@bare.except` marks."""
    reported = set()
    for match in item.matches("bare.except"):
        if match["bare.except"] in reported:
            continue
        reported.add(match["bare.except"])
        if "handler.body" in match and _HANDED_ON.search(item.text(match["handler.body"])):
            continue
        yield RULE.at(match["bare.except"], _MESSAGE)
