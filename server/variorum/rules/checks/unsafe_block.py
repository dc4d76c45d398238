"""unsafe-block: code that switches off the language's checks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.span import Span

RULE = Rule(
    id="unsafe-block",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    category=Category.SAFETY,
    is_style_rule=True,
    what="Finds blocks and conversions that switch off the checks of a language which has them, unless a comment with the "
    "word `safety` or `unsafe` in the lines before says why that is right.",
    why="The language no longer vouches for the memory. A translation from a language with pointers seldom needs any: "
    "the language has a slice, an index or a reference for it.",
    example=Example(
        before="fn first(values: &[i32]) -> i32 {\n    unsafe { *values.as_ptr() }\n}\n",
        after="fn first(values: &[i32]) -> i32 {\n    values[0]\n}\n",
        language="rust",
    ),
)

_EXPLAINED = re.compile(r"(?i)\bsafety\b|\bunsafe\b")
_NEAR = 200


@RULE.check_items_with("unsafe.block")
def unsafe_blocks(item: ItemUnit) -> Iterator[Violation]:
    """Every place that the language's `@unsafe.block` marks and that no comment explains."""
    for span in sorted({match["unsafe.block"] for match in item.matches("unsafe.block")}):
        if not _is_explained(item, span):
            yield RULE.at(span, "the language's checks are off here, and no comment says why that is safe")


def _is_explained(item: ItemUnit, span: Span) -> bool:
    """Whether a comment shortly before, with nothing but a beginning statement between, speaks of safety."""
    return any(
        comment.end <= span.start
        and span.start - comment.end < _NEAR
        and item.facts.text[comment.end : span.start].count(b";") == 0
        and _EXPLAINED.search(item.text(comment))
        for comment in item.facts.comments
    )
