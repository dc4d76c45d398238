"""single-letter-names: code whose names are single letters nearly throughout."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.quality.explained_names import bare_name, explained_letters
from variorum.quality.facts import QualityFacts
from variorum.responses.answer import Answer
from variorum.responses.check import Bearing, Check, Example, Remark
from variorum.responses.code_blocks import CodeBlock
from variorum.rules.finding import Severity
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

CHECK = Check(
    id="single-letter-names",
    severity=Severity.WARNING,
    dimension="code_quality",
    bearing=Bearing.MAJOR,
    what="Finds a code block in which four names of its own or more, and four of five, are single letters. Counters of "
    "loops, and letters that the prompt names or that a comment explains, are not counted.",
    why="Names are what a reader has to go by. Single letters throughout are a major issue of code quality.",
    example=Example(
        prompt="Write a Python function for the price of an order with tax.",
        before="```python\ndef f(a, b, c):\n    d = a * b\n    return d + d * c\n```",
        after="```python\ndef price(amount, unit_price, tax):\n    net = amount * unit_price\n    return net + net * tax\n```",
    ),
)

_FEWEST = 4
_SHARE = 0.8
# A single letter is at home here: everybody reads a counter or a type's parameter at once.
_PASSED_OVER = frozenset(
    {"loop", "comprehension", "catch", "type_parameter", "inferred", "label", "import", "pattern"}
)


@CHECK.on_answer
def letters_throughout(answer: Answer) -> Iterator[Remark]:
    """The first single-letter name of each such block."""
    given = frozenset(re.findall(r"(?<![^\W_])[A-Za-z](?![^\W_])", answer.prompt))
    for block in answer.blocks:
        names = _names(block) if block.is_program else {}
        counted = {name: span for name, span in names.items() if name not in given}
        short = [span for name, span in counted.items() if len(name) == 1]
        if len(short) >= _FEWEST and len(short) >= _SHARE * len(counted):
            message = f"{len(short)} of the {len(counted)} names in this code are single letters"
            yield CHECK.at(block.outside(min(short)), message)


def _names(block: CodeBlock) -> dict[str, Span]:
    """The names that the block binds, each with its first place in the code, but letters that its comments explain."""
    if block.region is None:
        return {}
    document = Document.parse(SourceText(block.region.code), block.region.language)
    explained = explained_letters(QualityFacts(document, document.items).comment_texts)
    found: dict[str, Span] = {}
    for item in document.items:
        for binding in (*item.facts.names.outermost, *item.facts.names.inner):
            name = bare_name(binding.name)
            is_counted = binding.kind not in _PASSED_OVER and bool(binding.definitions)
            if is_counted and name.strip("_") and name not in explained:
                found.setdefault(name, binding.first.shifted(item.span.start))
    return found
