"""Finds the code in Markdown: fenced blocks whose info string names a supported language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

from variorum.languages import Language, UnknownLanguage, language_named, language_of_path
from variorum.syntax.code_tag import missing_opener
from variorum.syntax.embedding.containers import prefix_length
from variorum.syntax.embedding.fences import Fence, fences
from variorum.syntax.embedding.region import Piece, Region
from variorum.syntax.source_text import SourceText, decode, encode

_INFO_WORD = re.compile(r"[{.\s]*([\w+#.-]+)")
# Sessions of an interactive interpreter and programs with omitted parts do not parse.
_NOT_A_PROGRAM = re.compile(rb"^[ \t]*(?:>>> |In \[\d+\]: |irb[(>]|\$ |\.\.\.[ \t]*\r?$)", re.MULTILINE)
# Words in the info string that exclude a block from compilation.
_PASSED_OVER = re.compile(r"(?:^|[\s,{])(?:ignore|skip|compile_fail|no-check|nocheck)(?:$|[\s,}=])", re.I)


def markdown_regions(text: SourceText) -> Iterator[Region]:
    """Yields the fenced blocks in a supported language, in order."""
    for fence in fences(text, 0, len(text.line_starts)):
        region = region_of(text, fence)
        if region is not None:
            yield region


def region_of(text: SourceText, fence: Fence) -> Region | None:
    """Returns the code of a fenced block. Returns None if its language is not supported."""
    language = language_of_fence(fence.info)
    if language is None:
        return None
    code, pieces = _lines(text, fence)
    opener = encode(missing_opener(decode(code), language)) if code.strip() else b""
    if opener:
        start = pieces[0].outside
        code = opener + code
        pieces = [Piece(0, start), *(attrs.evolve(one, inside=one.inside + len(opener)) for one in pieces)]
    return Region(language, code, pieces, is_program(code) and _PASSED_OVER.search(fence.info) is None)


def language_of_fence(info: str) -> Language | None:
    """Returns the language that an info string names by id, alias or file extension. Returns None for others."""
    word = _INFO_WORD.match(info)
    if word is None:
        return None
    name = word[1].lower()
    try:
        return language_named(name)
    except UnknownLanguage:
        return language_of_path(f"file.{name}")


def is_program(code: bytes) -> bool:
    """Returns whether a block is a complete program and not a session or a program with omitted parts."""
    return _NOT_A_PROGRAM.search(code) is None


def _lines(text: SourceText, fence: Fence) -> tuple[bytes, list[Piece]]:
    """Returns the code of a block and its pieces: one for each line if lines have prefixes, otherwise one."""
    start, end = fence.body
    if fence.container == (0, 0, 0):
        return text.data[start:end], [Piece(0, start)]
    code, pieces = bytearray(), []
    for line in range(text.line_at(start), text.line_at(end - 1) + 1 if end > start else 0):
        line_start, line_end = text.line_span(line)
        length = prefix_length(text.line_content(line), fence.container) or 0
        prefix = text.data[line_start : line_start + length]
        pieces.append(Piece(len(code), line_start + length, prefix))
        code += text.data[line_start + length : line_end]
    return bytes(code), pieces or [Piece(0, start)]
