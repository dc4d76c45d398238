"""broken-code: a code block that does not parse in the language that its fence names."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.answer import Answer
from variorum.responses.check import Check, Example, Impact, Violation
from variorum.rules.embedded_code import SYNTAX_RULE
from variorum.rules.finding import Severity

CHECK = Check(
    id="broken-code",
    severity=Severity.ERROR,
    dimension="technical_accuracy",
    impact=Impact.MAJOR,
    what="Finds code blocks that do not parse in the language their fence names. Sessions of an interpreter and "
    "programs with `...` for a part left out are passed over.",
    why="Code with a syntax error does not run, which is a major issue of technical accuracy.",
    example=Example(
        prompt="Write a Python function that doubles a number.",
        before="```python\ndef double(x:\n    return 2 * x\n```",
        after="```python\ndef double(x):\n    return 2 * x\n```",
    ),
)


@CHECK.on_answer
def syntax_errors(answer: Answer) -> Iterator[Violation]:
    """Yields the first syntax error of each block: those behind it are often its echo."""
    for block in answer.blocks:
        # What an open fence holds ran on into prose, or broke off; another check says so.
        if not block.fence.closed or block.language is None:
            continue
        error = next((one for one in block.findings if one.rule == SYNTAX_RULE), None)
        if error is not None:
            span = block.outside(error.span)
            yield CHECK.at(span, f"this {block.language.name} code does not parse: {error.message}")
