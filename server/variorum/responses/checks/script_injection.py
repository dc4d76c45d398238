"""script-injection: input that an answer's code writes into a page as markup."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.answer import Answer
from variorum.responses.check import Bearing, Check, Example, Remark
from variorum.responses.web_input import script_injections
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

CHECK = Check(
    id="script-injection",
    severity=Severity.ERROR,
    dimension="safety",
    bearing=Bearing.MAJOR,
    what="Finds code that writes what a visitor sends into a page as markup: into `innerHTML`, with `document.write`, or "
    "between the tags of a page that a server builds. Values that are escaped, sanitized or made numbers are left alone.",
    why="Whoever sends the value decides which script runs in the page of others, a major issue of safety.",
    example=Example(
        prompt="Greet the visitor by name.",
        before='```html\n<p id="greeting"></p>\n<script>\nconst name = new URLSearchParams(location.search).get("name");\n'
        'document.getElementById("greeting").innerHTML = "Hello " + name;\n</script>\n```',
        after='```html\n<p id="greeting"></p>\n<script>\nconst name = new URLSearchParams(location.search).get("name");\n'
        'document.getElementById("greeting").textContent = "Hello " + name;\n</script>\n```',
    ),
)


@CHECK.on_answer
def injected_markup(answer: Answer) -> Iterator[Remark]:
    """Each line of a code block on which input becomes markup."""
    for block in answer.blocks:
        first = answer.text.line_at(block.fence.body.start)
        for found in script_injections(decode(block.text)):
            start = answer.text.line_span(first + found.line).start
            content = answer.text.line_content(first + found.line)
            indent = len(content) - len(content.lstrip())
            span = Span(start + indent, start + len(content))
            yield CHECK.at(
                span,
                f"`{found.value}` comes from outside and becomes markup here: escape it, or set it as text",
            )
