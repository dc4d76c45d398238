"""Represents an answer under check: its text, prose, code and prompt."""

from __future__ import annotations

import attrs

from variorum.languages import Language
from variorum.memo import memoized_property
from variorum.responses.code_blocks import CodeBlock, code_blocks
from variorum.syntax.embedding.fences import without_code
from variorum.syntax.source_text import SourceText, encode


@attrs.frozen(slots=False, eq=False)
class Answer:
    """One answer. Every span that checks yield is relative to its start."""

    prompt: str
    text: SourceText
    language: Language | None = None
    """The language that the front matter names; it outweighs what the prompt says."""

    @memoized_property
    def prose(self) -> bytes:
        """The bytes of the answer with all code blanked; offsets are those of the answer."""
        return without_code(self.text)

    @memoized_property
    def prompt_prose(self) -> bytes:
        """The prompt with all code blanked: what stands in code asks for nothing."""
        return without_code(SourceText(encode(self.prompt)))

    @memoized_property
    def blocks(self) -> tuple[CodeBlock, ...]:
        """The fenced blocks of the answer, in order."""
        return tuple(code_blocks(self.text))

    def line_count(self) -> int:
        """Returns how many lines the answer has; an empty one has one."""
        return len(self.text.line_starts)
