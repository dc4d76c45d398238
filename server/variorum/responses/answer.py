"""An answer under check: its text, its prose, its code and the prompt that it answers."""

from __future__ import annotations

from functools import cached_property

import attrs

from variorum.languages import Language
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

    @cached_property
    def prose(self) -> bytes:
        """The bytes of the answer with all code blanked; offsets are those of the answer."""
        return without_code(self.text)

    @cached_property
    def prompt_prose(self) -> bytes:
        """The prompt with all code blanked: what stands in code asks for nothing."""
        return without_code(SourceText(encode(self.prompt)))

    @cached_property
    def blocks(self) -> tuple[CodeBlock, ...]:
        """The fenced blocks of the answer, in order."""
        return tuple(code_blocks(self.text))

    def line_count(self) -> int:
        """How many lines the answer has; an empty one has one."""
        return len(self.text.line_starts)
