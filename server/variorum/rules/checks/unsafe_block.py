"""unsafe-block: code that disables the language's safety checks."""

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
    what=(
        "Finds blocks and conversions that disable the safety checks of a language, unless a comment above with the word "
        "`safety` or `unsafe` explains why."
    ),
    why=(
        "The language no longer guarantees memory safety. A translation from a language with pointers seldom needs it: a slice, "
        "an index or a reference does the same."
    ),
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
    """Reports every place that the language's `@unsafe.block` marks and that no comment explains."""
    for span in item.spans("unsafe.block"):
        if not _is_explained(item, span):
            yield RULE.at(span, "unsafe code without a comment that explains why it is safe")


def _is_explained(item: ItemUnit, span: Span) -> bool:
    """Returns whether a comment shortly before, with at most the start of a statement in between, mentions safety."""
    return any(
        comment.end <= span.start
        and span.start - comment.end < _NEAR
        and item.facts.text[comment.end : span.start].count(b";") == 0
        and _EXPLAINED.search(item.text(comment))
        for comment in item.facts.comments
    )
