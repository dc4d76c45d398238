"""poor-code: what the code rules find inside the code blocks."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.answer import Answer
from variorum.responses.check import Check, Example, Impact, Violation
from variorum.responses.code_blocks import is_safety_rule
from variorum.rules.embedded_code import SYNTAX_RULE
from variorum.rules.finding import Severity

CHECK = Check(
    id="poor-code",
    severity=Severity.INFORMATION,
    dimension="code_quality",
    impact=Impact.MINOR,
    what="Finds in code blocks what the code rules find in files: unused variables, code that never runs and so "
    "on. Rules that need the whole program to judge are left out.",
    why="Who copies the code copies its blemishes; they are issues of code quality.",
    example=Example(
        prompt="Write a Python function that doubles a number.",
        before="```python\ndef double(x):\n    return 2 * x\n    x = 0\n```",
        after="```python\ndef double(x):\n    return 2 * x\n```",
    ),
)


@CHECK.on_answer
def rule_findings(answer: Answer) -> Iterator[Violation]:
    """Yields every finding of a rule that is about neither syntax nor safety."""
    for block in answer.blocks:
        for found in block.findings:
            if found.rule != SYNTAX_RULE and not is_safety_rule(found.rule):
                yield CHECK.at(block.outside(found.span), f"{found.message} ({found.rule})")
