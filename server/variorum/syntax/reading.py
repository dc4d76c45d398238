"""Parsing with a bound: of some broken texts a parser makes ever more readings at once, and never comes to an end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from tree_sitter import Point, Range, Tree

from variorum.languages import Language
from variorum.syntax.grammar import new_parser

# How often a parser reports at one place, beside once for so many bytes of the text, which it does at the end.
# Broken programs of every language that it gets through need 110 in 40 kilobytes; those that it is lost in have no end.
_REPORTS, _BYTES_A_REPORT = 500, 100
# The bytes that a parser is handed at a time, and copies once more for the text of every node that is asked for: few of
# them make names four times as cheap, and cost the parser nothing.
_CHUNK = 256
_SHOWN = re.compile(rb"[^\r\n]")


class Reading(NamedTuple):
    """What a parser made of a text."""

    tree: Tree
    is_given_up: bool
    """Whether it did not get through; the tree is then that of a text of blanks with the same lines."""


def read(language: Language, data: bytes, before: Tree | None = None, part: Range | None = None) -> Reading:
    """Parse a text, or a part of it; `before` is the tree of an earlier state that has been told of the edits since."""
    parser = new_parser(language)
    if part is not None:
        parser.included_ranges = [part]

    def chunk(offset: int, _: Point) -> bytes:
        return data[offset : offset + _CHUNK]

    patience = _patience(len(data))
    try:
        if before is None:
            return Reading(parser.parse(chunk, progress_callback=patience), False)
        return Reading(parser.parse(chunk, before, progress_callback=patience), False)
    except ValueError:
        # The parser's word for having been stopped.
        return Reading(new_parser(language).parse(_SHOWN.sub(b" ", data)), True)


def _patience(size: int) -> Callable[[int, bool], bool]:
    """Tells a parser to stop that reports from the same place again and again."""
    most = _REPORTS + size // _BYTES_A_REPORT
    farthest = reports = 0

    def is_lost(offset: int, _: bool) -> bool:
        nonlocal farthest, reports
        reports += 1
        if offset > farthest:
            farthest, reports = offset, 0
        return reports > most

    return is_lost
