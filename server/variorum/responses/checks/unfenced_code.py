"""unfenced-code: code that stands in the prose instead of in a fence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from variorum.responses.answer import Answer
from variorum.responses.check import Bearing, Check, Example, Remark
from variorum.responses.headings import prose_lines
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

CHECK = Check(
    id="unfenced-code",
    severity=Severity.WARNING,
    dimension="presentation_clarity",
    bearing=Bearing.MINOR,
    what="Finds two or more lines of code, one after the other, outside of code fences. In an answer without any fence, "
    "three such lines are a major issue. Blocks that Markdown takes for code because they are set in, and answers of "
    "nothing but code where the prompt asks for that, are left alone.",
    why="Without a fence Markdown joins the lines and takes signs for marks, and nobody can copy the code.",
    example=Example(
        prompt="Write a Python function that doubles a number.",
        before="This doubles it:\n\ndef double(number):\n    return 2 * number\n",
        after="This doubles it:\n\n```python\ndef double(number):\n    return 2 * number\n```\n",
    ),
)

_FEWEST: Final = 2
_FEWEST_MAJOR: Final = 3
# Lines that prose does not have: a statement that ends in a mark of code, or that begins like a declaration.
_CODE: Final = re.compile(
    rb"\s*(?:[^\s].*(?:;|\{|\)\s*:|\)\s*=>)\s*|[})\]]+[;,]?\s*|(?:else|try|finally)\s*:\s*"
    rb"|(?:async\s+)?(?:def|func|function|fn)\s+\w+\s*[(<].*|class\s+\w+\s*[({:].*|#include\s*[<\"].*"
    rb"|(?:from\s+[\w.]+\s+)?import\s+[\w.{*][\w.,*\s{}]*(?:from\s+[\"'].*)?"
    rb"|(?:const|let|var|val)\s+\w+\s*(?::\s*\w+\s*)?=.*|return\s+[\w\"'(\[{-][^ ]*(?:\s*[-+*/%<>=.&|]+\s*\S+)*\s*"
    rb"|[\w.\[\]]+\s*(?:[-+*/]?=|:=)\s*\S.*|[\w.]+\(.*\)\s*)"
)
# Lists, tables, quotations and links of Markdown, and addresses.
_MARKDOWN: Final = re.compile(rb"\s*(?:[-*+>|]\s|\d{1,3}[.)]\s|https?:)")
_FEWEST_WORDS: Final = 5
_LONGEST_LINE: Final = 400
_CODE_ALONE: Final = re.compile(
    r"\b(?:code only|only (?:the |return |output |give |show )*code|no explanations?|without (?:any )?explanations?)\b",
    re.IGNORECASE,
)


@CHECK.on_answer
def loose_code(answer: Answer) -> Iterator[Remark]:
    """Each run of code lines; blank lines within one do not end it."""
    runs = [run for run in _runs(answer) if len(run) >= _FEWEST]
    if not runs or (not answer.blocks and _CODE_ALONE.search(decode(answer.prompt_prose))):
        return
    is_major = not answer.blocks and any(len(run) >= _FEWEST_MAJOR for run in runs)
    for run in runs:
        last = answer.text.line_span(run[-1]).start + len(answer.text.line_content(run[-1]))
        span = Span(answer.text.line_span(run[0]).start, last)
        bearing = Bearing.MAJOR if is_major else Bearing.MINOR
        yield CHECK.at(span, f"{len(run)} lines of code stand outside of a fence", bearing=bearing)


def _runs(answer: Answer) -> Iterator[list[int]]:
    run: list[int] = []
    is_set_in = is_page = False
    before_blank = True
    previous = -1
    for line in prose_lines(answer.text, 0, answer.line_count()):
        content = answer.text.line_content(line)
        if line > previous + 1 and run:
            yield run
            run = []
        previous = line
        if not content.strip():
            before_blank, is_page = True, False
            continue
        # Behind a blank line, a line that is set in begins a code block of Markdown's own.
        is_set_in = content.startswith((b"    ", b"\t")) and (is_set_in or (before_blank and not run))
        # A block of HTML runs to the next blank line.
        is_page = is_page or (not run and content.lstrip().startswith(b"<"))
        if not is_set_in and not is_page and _is_code(content):
            run.append(line)
        elif run:
            yield run
            run = []
        before_blank = False
    if run:
        yield run


def _is_code(line: bytes) -> bool:
    if len(line) > _LONGEST_LINE or _MARKDOWN.match(line) or b"](" in line or _CODE.fullmatch(line) is None:
        return False
    is_sentence = line.rstrip().endswith((b".", b"!", b"?")) and len(line.split()) >= _FEWEST_WORDS
    return not is_sentence
