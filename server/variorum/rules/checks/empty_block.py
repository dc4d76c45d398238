"""empty-block: a block without statements."""

from __future__ import annotations

from variorum.rules.finding import Severity, Weight
from variorum.rules.rule import Context, Example, Rule

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
RULE.report_each("empty.block", "empty block")
