"""Parses the fenced blocks of an answer and runs the code rules on them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

from variorum.languages import Language
from variorum.memo import memoized_property
from variorum.rules.embedded_code import fragment_findings
from variorum.rules.finding import Finding
from variorum.rules.registry import default_selection, rule_named
from variorum.rules.rule import Category
from variorum.syntax.document import Document
from variorum.syntax.embedding.fences import Fence, fences
from variorum.syntax.embedding.host import Holding
from variorum.syntax.embedding.markdown import is_program, region_of
from variorum.syntax.embedding.region import Region
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

# A comment of the answer must not silence the rules that look at it. The length stays, and so do all spans.
_SILENCING = re.compile(rb"variorum:", re.IGNORECASE)
_SILENCED = b"variorum "


@attrs.frozen(slots=False, eq=False)
class CodeBlock:
    """A fenced block. `text` is what stands between its fence lines, as it stands there; `region` is its code, or
    None if the fence names none of the project's languages."""

    fence: Fence
    text: bytes
    region: Region | None

    @property
    def language(self) -> Language | None:
        """The language that the fence names."""
        return None if self.region is None else self.region.language

    @property
    def is_program(self) -> bool:
        """Whether the block claims to be a program in a language that can be parsed."""
        return self.region is not None and is_program(self.region.code)

    @memoized_property
    def findings(self) -> tuple[Finding, ...]:
        """What the code rules find, syntax errors included; spans are relative to the code."""
        if self.region is None or not self.is_program:
            return ()
        code = SourceText(_SILENCING.sub(_SILENCED, self.region.code))
        document = Document.parse(code, self.region.language)
        return tuple(fragment_findings(document, default_selection(), Holding.EXCERPTS))

    def outside(self, span: Span) -> Span:
        """Returns the range of the answer that a range of the code takes up."""
        return span.shifted(self.fence.body.start) if self.region is None else self.region.span(span)


def code_blocks(text: SourceText) -> Iterator[CodeBlock]:
    """Yields the fenced blocks of a text, in order."""
    for fence in fences(text, 0, len(text.line_starts)):
        yield CodeBlock(fence, text.data[fence.body.start : fence.body.end], region_of(text, fence))


def is_safety_rule(rule: str) -> bool:
    """Returns whether a code rule is about safety rather than about quality."""
    return rule_named(rule).category is Category.SAFETY
