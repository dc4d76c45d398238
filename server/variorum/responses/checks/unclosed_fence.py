"""unclosed-fence: a code fence that nothing closes."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.answer import Answer
from variorum.responses.check import Check, Example, Impact, Violation
from variorum.rules.finding import Severity

CHECK = Check(
    id="unclosed-fence",
    severity=Severity.WARNING,
    dimension="presentation_clarity",
    impact=Impact.MINOR,
    what="Finds a code fence that is opened and never closed.",
    why="Everything behind it is shown as code. Often the answer broke off inside the block.",
    example=Example(
        prompt="How do I list files?",
        before="Run this:\n\n```sh\nls\n",
        after="Run this:\n\n```sh\nls\n```\n",
    ),
)


@CHECK.on_answer
def open_fences(answer: Answer) -> Iterator[Violation]:
    """Yields the opening line of the fence; there can be one only, because it runs to the end."""
    for block in answer.blocks:
        if not block.fence.closed:
            fence_line = answer.text.line_span(block.fence.first_line)
            yield CHECK.at(fence_line, "this code fence is never closed")
