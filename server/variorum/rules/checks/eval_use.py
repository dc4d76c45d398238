"""eval-use: text that is run as code."""

from __future__ import annotations

from variorum.rules.finding import Severity, Weight
from variorum.rules.rule import Category, Example, Rule

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
RULE.report_each("eval.use", "runs text as code")
