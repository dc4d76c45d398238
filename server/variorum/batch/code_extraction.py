"""Extracts the code from a model's answer: its fenced blocks in the requested language, or the whole text if it is code."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

import attrs

from variorum.languages import Language
from variorum.syntax.code_tag import missing_opener
from variorum.syntax.document import Document
from variorum.syntax.embedding.fences import Fence, fences
from variorum.syntax.embedding.markdown import region_of
from variorum.syntax.item import Item
from variorum.syntax.language_detection import detect
from variorum.syntax.program_events import item_program
from variorum.syntax.source_text import SourceText, decode

# Node types that can hold Markdown within a program: documentation is a comment or a string.
_TEXTS = ("string", "comment", "heredoc")
_QUOTED = re.compile(r"`[^`\n]*`")
_PARAGRAPH = re.compile(r"[*#>\d.\- ]*[A-Z](?:[^{}\[\]=;<>_\\(]|(?<=\s)\()*")
# How many lines at either end of an answer can be prose, and how long such an answer is.
_MOST_PROSE, _PROSE_REACH = 20, 2_000
# Events that a sentence has as well where it parses: words, and in Ruby calls without brackets.
_WORDS = frozenset({"name", "member", "method", "type", "typed", "number", "string", "boolean", "null"})


@attrs.frozen
class ExtractedCode:
    """The code of an answer."""

    code: str
    taken: str
    """`whole text`, `block 2 of 3`, `blocks 1 and 2 of 3` or `lines 3 to 9 of 9`."""
    fence: str = ""
    """The words behind the fence of the first block that was taken."""


@attrs.frozen
class _Block:
    number: int
    code: str
    info: str
    language: Language | None


def extract_code(answer: str, language: Language | None) -> ExtractedCode:
    """Returns the code of an answer.

    Blocks in the language come before all others. Of several, all are taken if they parse together, else the longest that
    parses, else the longest. Of a text without blocks that does not parse, the longest run of lines that does is taken if only
    sentences stand around it. Any other text, and a program whose documentation has blocks, is taken as a whole.

    Args:
        answer: the whole answer.
        language: the language that was asked for; None if nothing states it.
    """
    text = SourceText.of(answer)
    blocks = [_block(text, number, fence) for number, fence in enumerate(_outer_fences(text, language), 1)]
    if not blocks:
        code_language = language or detect(answer).language
        return _without_prose(answer, code_language) or ExtractedCode(_opened(answer, language), "whole text")
    fitting = [one for one in blocks if _fits(one, language)] or blocks
    if len(fitting) > 1 and not _parses("\n".join(one.code for one in fitting), language, fitting[0].info):
        fitting = [max(fitting, key=lambda one: (_parses(one.code, language, one.info), len(one.code)))]
    numbers = " and ".join(str(one.number) for one in fitting)
    taken = f"block{'s' * (len(fitting) > 1)} {numbers} of {len(blocks)}"
    return ExtractedCode("\n".join(one.code for one in fitting), taken, fitting[0].info)


def _without_prose(answer: str, language: Language | None) -> ExtractedCode | None:
    """Returns the longest run of code lines between sentences, or None if the whole text parses or nothing is code."""
    lines = answer.splitlines(keepends=True)
    if (
        language is None
        or len(lines) > _PROSE_REACH
        or not Document.parse(_opened(answer, language), language).has_errors
    ):
        return None
    starts = [at for at in range(min(len(lines), _MOST_PROSE)) if _is_prose(lines[:at])]
    ends = [at for at in range(max(len(lines) - _MOST_PROSE, 1), len(lines) + 1) if _is_prose(lines[at:])]
    runs = ((start, end) for start in starts for end in ends if start < end)
    for start, end in sorted(runs, key=lambda run: run[0] - run[1]):
        code = textwrap.dedent("".join(lines[start:end])).strip("\r\n") + "\n"
        code = _opened(code, language)
        document = Document.parse(code, language)
        if not document.has_errors and holds_code(document):
            return ExtractedCode(code, f"lines {start + 1} to {end} of {len(lines)}")
    return None


def _opened(code: str, language: Language | None) -> str:
    return code if language is None or not code.strip() else missing_opener(code, language) + code


def _is_prose(lines: Sequence[str]) -> bool:
    """Returns whether the lines are paragraphs of sentences. What may be code that was cut off is not."""
    paragraphs = re.split(r"\n\s*\n", "".join(lines).strip())
    return all(not text or _PARAGRAPH.fullmatch(_QUOTED.sub("", text)) is not None for text in paragraphs)


def holds_code(document: Document) -> bool:
    """Returns whether a document declares or does anything. A refusal that happens to parse, such as `Sorry`, does neither."""
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
    """Returns the fenced blocks of a text, but none that belong to the strings and comments of a program."""
    found = list(fences(text, 0, len(text.line_starts)))
    if not found:
        return []
    code_language = language or detect(str(text)).language
    if code_language is None:
        return found
    document = Document.parse(text, code_language)
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
    code_language = language or detect(code, fence=info).language
    return code_language is not None and not Document.parse(code, code_language).has_errors
