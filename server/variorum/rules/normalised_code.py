"""Normalises the code around a finding so that formatting does not change it: no blanks, no line breaks, one kind of quotes.

A statement wrapped inside brackets is read as a whole. Parentheses, trailing commas and semicolons are dropped, because
formatters add and remove them. Of an import only the finding's own part counts, because formatters split and sort imports.
"""

from __future__ import annotations

import re

from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

# The most lines that a statement is followed in each direction, and the longest line in bytes.
_REACH, _LONGEST_LINE = 12, 256
_TEXT = re.compile(rb"""\"(?:[^"\\\n]|\\.){0,250}"|'(?:[^'\\\n]|\\.){0,250}'""")
_IMPORT = re.compile(rb"\s*(?:import|from|use|using|#\s*include|require)\b")
_COMMA_BEFORE_END = re.compile(rb"(?<!,),{1,99}(?=[\])}]|$)")
_LAYOUT = str.maketrans({"'": '"', "(": None, ")": None, ";": None})


def normalised_statement(text: SourceText, row: int, own: Span) -> bytes:
    """Returns the normalised statement on a row of a text.

    Args:
        text: the text.
        row: the row, counted from 0.
        own: the range to use if the statement is an import.
    """
    first, last = _first_row(text, row), _last_row(text, row)
    lines = [_line(text, number) for number in range(first, last + 1)]
    if _IMPORT.match(lines[0]):
        return normalised(text.data[own.start : own.end])
    return normalised(b"".join(lines))


def normalised(code: bytes) -> bytes:
    """Returns code without blanks, parentheses and semicolons, and with one kind of quotes."""
    plain = _COMMA_BEFORE_END.sub(b"", b"".join(code.split()))
    return plain.decode("latin-1").translate(_LAYOUT).encode("latin-1")


def _first_row(text: SourceText, row: int) -> int:
    """Returns the row on which the outermost bracket around the start of a row opens."""
    first, depth = row, 0
    for number in range(row - 1, max(row - _REACH, 0) - 1, -1):
        depth += _opened(_line(text, number))
        if depth > 0:
            first, depth = number, 0
    return first


def _last_row(text: SourceText, row: int) -> int:
    """Returns the row on which the brackets open at the end of a row close. Returns the row itself if they stay open."""
    first = _first_row(text, row)
    depth = sum(_opened(_line(text, number)) for number in range(first, row + 1))
    if depth <= 0:
        return row
    for number in range(row + 1, min(row + _REACH, len(text.line_starts) - 1) + 1):
        depth += _opened(_line(text, number))
        if depth <= 0:
            return number
    return row


def _opened(line: bytes) -> int:
    """Returns the number of parentheses and square brackets that a line opens, minus those it closes. Braces hold statements
    of their own."""
    code = _TEXT.sub(b"", line)
    return code.count(b"(") + code.count(b"[") - code.count(b")") - code.count(b"]")


def _line(text: SourceText, row: int) -> bytes:
    span = text.line_span(row)
    return text.data[span.start : min(span.end, span.start + _LONGEST_LINE)]
