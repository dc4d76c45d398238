"""The code in a model's answer: the fenced blocks of the language that was asked for, or the whole text where it is code."""

from __future__ import annotations

import attrs

from variorum.languages import Language
from variorum.syntax.detect import detect
from variorum.syntax.document import Document
from variorum.syntax.embedding.fences import Fence, fences
from variorum.syntax.embedding.markdown import region_of
from variorum.syntax.item import Item
from variorum.syntax.program import item_program
from variorum.syntax.text import SourceText, decode

# Node types that can hold Markdown within a program: documentation is a comment or a string.
_TEXTS = ("string", "comment", "heredoc")
# Events that a sentence has as well where it parses: words, and in Ruby calls without brackets.
_WORDS = frozenset({"name", "member", "method", "type", "typed", "number", "string", "boolean", "null"})


@attrs.frozen
class AnsweredCode:
    """What was taken out of an answer."""

    code: str
    taken: str
    """`whole text`, `block 2 of 3` or `blocks 1 and 2 of 3`."""
    fence: str = ""
    """The words behind the fence of the first block that was taken."""


@attrs.frozen
class _Block:
    number: int
    code: str
    info: str
    language: Language | None


def answered_code(answer: str, language: Language | None) -> AnsweredCode:
    """The code of an answer.

    Blocks in the language come before all others. Of several, all are taken if they parse together, else the longest that
    parses, else the longest. A text without blocks, and a program whose documentation has some, is taken as a whole.

    Args:
        answer: the whole answer.
        language: the language that was asked for; None if nothing states it.
    """
    text = SourceText.of(answer)
    blocks = [_block(text, number, fence) for number, fence in enumerate(_outer_fences(text, language), 1)]
    if not blocks:
        return AnsweredCode(answer, "whole text")
    fitting = [one for one in blocks if _fits(one, language)] or blocks
    if len(fitting) > 1 and not _parses("\n".join(one.code for one in fitting), language, fitting[0].info):
        fitting = [max(fitting, key=lambda one: (_parses(one.code, language, one.info), len(one.code)))]
    numbers = " and ".join(str(one.number) for one in fitting)
    taken = f"block{'s' * (len(fitting) > 1)} {numbers} of {len(blocks)}"
    return AnsweredCode("\n".join(one.code for one in fitting), taken, fitting[0].info)


def holds_code(document: Document) -> bool:
    """Whether a document declares or does anything. A refusal that happens to parse, such as `Sorry`, does neither."""
    return any(item.facts.declarations or _acts(document, item) for item in document.items)


def _acts(document: Document, item: Item) -> bool:
    for event in item_program(document, item):
        if event.kind == "invoke":
            acts = b"(" in item.facts.text[event.span.start : event.span.end]
        elif event.kind == "operator":
            acts = not event.value.isalpha()
        else:
            acts = event.kind not in _WORDS
        if acts:
            return True
    return False


def _outer_fences(text: SourceText, language: Language | None) -> list[Fence]:
    """The fenced blocks of a text, but none that belong to the strings and comments of a program."""
    found = list(fences(text, 0, len(text.line_starts)))
    if not found:
        return []
    written = language or detect(str(text)).language
    if written is None:
        return found
    document = Document.parse(text, written)
    if document.has_errors:
        return found
    return [fence for fence in found if not _is_in_text(document, fence)]


def _is_in_text(document: Document, fence: Fence) -> bool:
    node = document.tree.root_node.descendant_for_byte_range(fence.span.start, fence.span.start + 1)
    while node is not None:
        if any(word in node.type for word in _TEXTS):
            return True
        node = node.parent
    return False


def _block(text: SourceText, number: int, fence: Fence) -> _Block:
    region = region_of(text, fence)
    if region is not None:
        return _Block(number, decode(region.code), fence.info, region.language)
    return _Block(number, decode(text.data[fence.body.start : fence.body.end]), fence.info, None)


def _fits(block: _Block, language: Language | None) -> bool:
    if language is None:
        return block.language is not None
    return block.language is not None and block.language.id == language.id


def _parses(code: str, language: Language | None, info: str) -> bool:
    written = language or detect(code, fence=info).language
    return written is not None and not Document.parse(code, written).has_errors
