"""eval-use: text that is run as code."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="eval-use",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_style_rule=True,
    what="Finds calls that run text as code, unless the text is a literal in the call.",
    why="Whoever controls the text can run any code. Translations use it as a shortcut for parsing.",
    example=Example(
        before="def parse(text):\n    return eval(text)\n",
        after="import ast\n\n\ndef parse(text):\n    return ast.literal_eval(text)\n",
        language="python",
    ),
)


@RULE.check_items_with("eval.use")
def eval_calls(item: ItemUnit) -> Iterator[Violation]:
    """Reports every call that the language's `@eval.use` marks."""
    for match in item.matches("eval.use"):
        yield RULE.at(match["eval.use"], "runs text as code")
