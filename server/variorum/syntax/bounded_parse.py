"""Parsing with bounds: of some broken texts a parser makes ever more readings at once, and never comes to an end; others nest
so deep that nobody gets through the tree."""

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

# How often a parser may report at one place, beside once for so many bytes of the text before it, which it does where it puts
# the tree together. Of 900,000 broken states of real files those that it got through needed none as a rule, and more than 150
# four times, all of them Java; those that it is lost in, a few in Kotlin, have no end.
_REPORTS, _BYTES_A_REPORT = 150, 100
# How often a parser may read through a text, looking for ends that are not there: at each of many comments that are open it
# reads to the end of the text, gives up, and goes on one character later. Of 51,000 sound and broken states of real files in
# eleven languages none took more than 80. Python has no such comments: its grammar looks through the comments in front of a line
# once for each of them, and a file may consist of thousands.
_TIMES_READ = 300
_VISIBLE = re.compile(rb"[^\r\n]")


class ParseResult(NamedTuple):
    """What a parser made of a text."""

    tree: Tree
    is_abandoned: bool
    """Whether it did not get through, or the text nests too deep; the tree is then that of a text of blanks with the same
    lines."""


def read(
    language: Language,
    data: bytes,
    before: Tree | None = None,
    parts: Sequence[Range] = (),
    changed: Span | None = None,
) -> ParseResult:
    """Parse a text, or a part of it.

    Args:
        language: the language of the text.
        data: the whole text.
        before: the tree of an earlier state that has been told of the edits since.
        parts: what alone is to be read, in source order; none for all of it.
        changed: where alone it can nest deeper than it did before; None for everywhere.
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
    """The reading of a text with a line end behind it, of which the tree is told that it went again.

    A tree that was told of an edit has lost its text, and queries cannot ask for words in it any more: texts that
    can be read as they are must not come here.
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
        # The parser's word for having been stopped.
        return _given_up(language, data)


def _given_up(language: Language, data: bytes) -> ParseResult:
    return ParseResult(new_parser(language).parse(_VISIBLE.sub(b" ", data)), True)


def stands_alone(language: Language, data: bytes, part: Span) -> bool:
    """Whether a part of a text may be read without what is behind it.

    The beginning of a comment is only one if there is an end, and what may stand in its place can be code: in Go, `a /*b` is a
    quotient.
    """
    if language.needs_line_end and part.end != len(data) and data[part.end - 1 : part.end] != b"\n":
        return False
    opener, closing = (token.encode() for token in language.comments.block or ("", ""))
    last = data.rfind(opener, *part) if opener else -1
    if last < 0:
        return True
    # Comments that hold others end as often as they begin.
    is_closed = data.find(closing, last + len(opener), part.end) >= 0
    return is_closed and data.count(opener, *part) == data.count(closing, *part)


def _patience(pieces: ParserInput, passes: int | None) -> Callable[[int, bool], bool]:
    """Tells a parser to stop that reports from the same place again and again, or reads the text more than so many times."""
    farthest = reports = 0

    def is_lost(offset: int, _: bool) -> bool:
        nonlocal farthest, reports
        reports += 1
        if offset > farthest:
            farthest, reports = offset, 0
        is_stuck = reports > _REPORTS + farthest // _BYTES_A_REPORT
        return is_stuck or (passes is not None and pieces.passes > passes)

    return is_lost
