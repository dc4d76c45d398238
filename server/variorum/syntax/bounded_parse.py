"""Parses with bounds on the parser's work and the tree's depth.

On some broken texts, tree-sitter tracks more and more parse versions and never ends. Others nest too deeply for any
recursive walk.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tree_sitter import Point, Range, Tree

from variorum.languages import Language
from variorum.syntax.grammar import new_parser
from variorum.syntax.nesting_depth import nests_too_deep
from variorum.syntax.parser_input import ParserInput
from variorum.syntax.span import Span

# How often a parser may report progress at one place, in addition to one report per so many bytes before it,
# which it makes while it builds the tree. Of 900,000 broken states of real files, nearly all parses that
# ended needed no such report, and four needed more than 150, all in Java. A few Kotlin files never end.
_REPORTS, _BYTES_A_REPORT = 150, 100
# How often a parser may read through a text. At each unclosed comment it reads to the end of the text, fails,
# and continues one character later. Of 51,000 valid and broken states of real files in eleven languages, none
# needed more than 80 passes. Python has no such comments: its grammar scans the comments before a line once
# for each of them, and a file may have thousands.
_TIMES_READ = 300
_VISIBLE = re.compile(rb"[^\r\n]")


class ParseResult(NamedTuple):
    """The result of a parse."""

    tree: Tree
    is_abandoned: bool
    """Whether the parser was stopped or the text nests too deeply. The tree is then that of a blank text with the
    same lines.
    """


def read(
    language: Language,
    data: bytes,
    before: Tree | None = None,
    parts: Sequence[Range] = (),
    changed: Span | None = None,
) -> ParseResult:
    """Parses a text, or a part of it.

    Args:
        language: the language of the text.
        data: the whole text.
        before: the tree of an earlier version, with the edits since then recorded in it.
        parts: the only ranges to parse, in source order; empty for the whole text.
        changed: the only range in which nesting may have become deeper; None for the whole text.
    """
    reading = _read_to_its_end(language, data, before, parts)
    if changed is None:
        changed = Span(parts[0].start_byte, parts[-1].end_byte) if parts else Span(0, len(data))
    if not reading.is_abandoned and nests_too_deep(reading.tree, *changed):
        return _given_up(language, data)
    return reading


def _read_to_its_end(
    language: Language, data: bytes, before: Tree | None, parts: Sequence[Range]
) -> ParseResult:
    sign, ends_with_text = language.needs_line_end, not parts or parts[-1].end_byte == len(data)
    if sign and ends_with_text and sign.encode() in data[data.rfind(b"\n") + 1 :]:
        return _read_with_line_end(language, data, before, parts)
    return _read(language, data, before, parts)


def _read_with_line_end(
    language: Language, data: bytes, before: Tree | None, parts: Sequence[Range]
) -> ParseResult:
    """Parses a text with a line end appended, and records in the tree that it was removed again.

    A tree with a recorded edit has lost its text, so queries cannot match words in it. Texts that parse without this
    must not come here.
    """
    size, end = len(data), Point(data.count(b"\n"), len(data) - 1 - data.rfind(b"\n"))
    behind = Point(end.row + 1, 0)
    if before is not None:
        before = before.copy()
        before.edit(size, size, size + 1, end, end, behind)
    if parts:
        *others, last = parts
        parts = [*others, Range(last.start_point, behind, last.start_byte, size + 1)]
    tree, is_abandoned = _read(language, data + b"\n", before, parts)
    tree.edit(size, size + 1, size, end, behind, end)
    return ParseResult(tree, is_abandoned)


def _read(language: Language, data: bytes, before: Tree | None, parts: Sequence[Range]) -> ParseResult:
    parser = new_parser(language)
    if parts:
        parser.included_ranges = list(parts)
    pieces = ParserInput(data)
    patience = _patience(pieces, _TIMES_READ if language.comments.block else None)
    try:
        with pieces.in_a_window():
            if before is None:
                return ParseResult(parser.parse(pieces, progress_callback=patience), False)
            return ParseResult(parser.parse(pieces, before, progress_callback=patience), False)
    except ValueError:
        # The binding raises this if the parser was stopped.
        return _given_up(language, data)


def _given_up(language: Language, data: bytes) -> ParseResult:
    return ParseResult(new_parser(language).parse(_VISIBLE.sub(b" ", data)), True)


def stands_alone(language: Language, data: bytes, part: Span) -> bool:
    """Returns whether a part of a text can be parsed without what follows it.

    An unclosed comment opener is parsed as something else: in Go, `a /*b` is a quotient.
    """
    if language.needs_line_end and part.end != len(data) and data[part.end - 1 : part.end] != b"\n":
        return False
    opener, closing = (token.encode() for token in language.comments.block or ("", ""))
    last = data.rfind(opener, *part) if opener else -1
    if last < 0:
        return True
    # Nested comments have as many openers as closers.
    is_closed = data.find(closing, last + len(opener), part.end) >= 0
    return is_closed and data.count(opener, *part) == data.count(closing, *part)


def _patience(pieces: ParserInput, passes: int | None) -> Callable[[int, bool], bool]:
    """Returns a progress callback that stops a parser which reports from one place too often, or reads the text too
    many times.
    """
    farthest = reports = 0

    def is_lost(offset: int, _: bool) -> bool:
        nonlocal farthest, reports
        reports += 1
        if offset > farthest:
            farthest, reports = offset, 0
        is_stuck = reports > _REPORTS + farthest // _BYTES_A_REPORT
        return is_stuck or (passes is not None and pieces.passes > passes)

    return is_lost
