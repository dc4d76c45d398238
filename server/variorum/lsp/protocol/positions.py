"""Converts byte offsets to and from LSP positions, in the protocol's three encodings."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from variorum.lsp.protocol.params import Json, Params
from variorum.syntax.source_text import SourceText, decode
from variorum.syntax.span import Span

_FIRST_ASTRAL = "\U00010000"
_CONTINUATION = range(0x80, 0xC0)


class Encoding(Enum):
    """What a position's `character` counts: bytes, UTF-16 units or characters."""

    UTF_8 = "utf-8"
    UTF_16 = "utf-16"
    UTF_32 = "utf-32"

    @classmethod
    def negotiated(cls, offered: Iterable[object]) -> Encoding:
        """Returns the cheapest encoding that the client offers. Every client knows UTF-16."""
        names = {one for one in offered if isinstance(one, str)}
        return next((one for one in (cls.UTF_8, cls.UTF_32) if one.value in names), cls.UTF_16)


def position_of(text: SourceText, offset: int, encoding: Encoding) -> Json:
    """Returns the LSP position of a byte offset. Offsets outside of the text count as its start or end."""
    offset = min(max(offset, 0), len(text.data))
    line, start = text.line_starts.line_around(offset)
    return {"line": line, "character": _units(text, start, offset, encoding)}


def range_of(text: SourceText, span: Span, encoding: Encoding) -> Json:
    """Returns the LSP range of a byte range."""
    return {"start": position_of(text, span.start, encoding), "end": position_of(text, span.end, encoding)}


def offset_of(text: SourceText, line: int, character: int, encoding: Encoding) -> int:
    """Returns the byte offset of an LSP position.

    Positions past the end of a line mean its end, lines past the last mean the end of the text, and a
    position inside a character means the character's start.
    """
    if line >= len(text.line_starts):
        return len(text.data)
    start, content = text.line_starts[max(line, 0)], text.line_content(max(line, 0))
    return start + _bytes(content, max(character, 0), encoding)


def span_of(text: SourceText, params: Params, encoding: Encoding) -> Span:
    """Returns the byte range of an LSP range. The ends of a reversed one are swapped.

    Raises:
        MalformedParams: it does not consist of two positions.
    """
    start = offset_of(text, *params.position("start"), encoding)
    end = offset_of(text, *params.position("end"), encoding)
    return Span(min(start, end), max(start, end))


def _units(text: SourceText, line_start: int, offset: int, encoding: Encoding) -> int:
    """Returns how many units of the encoding a line has before `offset`."""
    if encoding is Encoding.UTF_8:
        return offset - line_start
    width = text.width(line_start, offset)
    return width.characters if encoding is Encoding.UTF_32 else width.utf16


def _bytes(content: bytes, units: int, encoding: Encoding) -> int:
    """Returns how many bytes the first `units` units of a line take."""
    if content.isascii():
        return min(units, len(content))
    if encoding is Encoding.UTF_8:
        end = min(units, len(content))
        while 0 < end < len(content) and content[end] in _CONTINUATION:
            end -= 1
        return end
    characters = decode(content)
    if encoding is Encoding.UTF_16 and max(characters) >= _FIRST_ASTRAL:
        units = _characters_in(characters, units)
    return len(characters[:units].encode("utf-8", "surrogatepass"))


def _characters_in(characters: str, units: int) -> int:
    """Returns how many whole characters fit into the first `units` UTF-16 units."""
    for index, character in enumerate(characters):
        units -= 2 if character >= _FIRST_ASTRAL else 1
        if units < 0:
            return index
    return len(characters)
