"""bare-except: an exception handler that catches everything."""

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
    what="Finds exception handlers that catch everything, the wish to stop the program included. A handler "
    "that hands on what it caught, or ends the program, is left alone. In PHP, where ending the program throws nothing, "
    "linters ask for `Throwable`, and in JavaScript every handler catches everything: neither has this rule.",
    why="Such a handler hides faults that nobody thought of. The original seldom caught that much.",
    example=Example(
        before="try:\n    load()\nexcept:\n    reset()\n",
        after="try:\n    load()\nexcept OSError:\n    reset()\n",
        language="python",
    ),
)

_MESSAGE = "this handler catches every exception, expected or not"
_HANDED_ON = re.compile(
    r"\b(?:throw|raise|rethrow|exit|abort|terminate|rethrow_exception|current_exception)\b"
)


@RULE.check_items_with("bare.except")
def bare_excepts(item: ItemUnit) -> Iterator[Violation]:
    """Every handler that the language's `@bare.except` marks."""
    reported = set()
    for match in item.matches("bare.except"):
        if match["bare.except"] in reported:
            continue
        reported.add(match["bare.except"])
        if "handler.body" in match and _HANDED_ON.search(item.text(match["handler.body"])):
            continue
        yield RULE.at(match["bare.except"], _MESSAGE)
