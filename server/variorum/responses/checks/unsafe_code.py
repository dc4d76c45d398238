"""unsafe-code: what the safety rules find inside the code blocks."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.answer import Answer
from variorum.responses.check import Check, Example, Impact, Violation
from variorum.responses.code_blocks import is_safety_rule
from variorum.rules.finding import Severity

CHECK = Check(
    id="unsafe-code",
    severity=Severity.WARNING,
    dimension="safety",
    impact=Impact.MINOR,
    what="Finds in code blocks what the safety rules find in files, such as text that is run as code. SQL and commands "
    "that are put together from values are a major issue, all else is a minor one.",
    why="An answer is copied into programs that meet input nobody foresaw. Where that input becomes a part of a statement "
    "or a command, whoever sends it decides what runs.",
    example=Example(
        prompt="Parse a Python literal.",
        before="```python\ndef parse(text):\n    return eval(text)\n```",
        after="```python\nimport ast\n\n\ndef parse(text):\n    return ast.literal_eval(text)\n```",
    ),
)

# `hard-coded-credential` looks for these in all of the answer, with the secrets of well-known services.
_REPORTED_ELSEWHERE = frozenset({"hardcoded-credential"})
# Vulnerabilities that input from outside can use. Both rules pass over constants and over what was quoted before.
_CRITICAL = frozenset({"shell-injection", "sql-built-by-concatenation"})


@CHECK.on_answer
def safety_findings(answer: Answer) -> Iterator[Violation]:
    """Yields every finding of a safety rule."""
    for block in answer.blocks:
        for found in block.findings:
            if is_safety_rule(found.rule) and found.rule not in _REPORTED_ELSEWHERE:
                impact = Impact.MAJOR if found.rule in _CRITICAL else Impact.MINOR
                message = f"{found.message} ({found.rule})"
                yield CHECK.at(block.outside(found.span), message, impact=impact)
