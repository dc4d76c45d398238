"""C's functions on texts behind pointers: what they find is a pointer into the text."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, text_of
from variorum.interpreter.values import Cursor


def _pointer(m: Any, text: Any, position: int) -> Any:
    if position < 0:
        return None
    if isinstance(text, Cursor):
        return Cursor(text.container, text.position + position)
    return Cursor(text, position) if isinstance(text, list) else text_of(m, text)[position:]


def _character(value: Any) -> str:
    return value if isinstance(value, str) else chr(int(value) & 0xFF)


@operation("c.find_character")
def find_character(m: Any, text: Any, character: Any) -> Any:
    """A pointer to the first place of a character, or null."""
    whole = text_of(m, text)
    wanted = _character(character)
    return _pointer(m, text, len(whole) if wanted == "\0" else whole.find(wanted))


@operation("c.find_last_character")
def find_last_character(m: Any, text: Any, character: Any) -> Any:
    """A pointer to the last place of a character, or null."""
    return _pointer(m, text, text_of(m, text).rfind(_character(character)))


@operation("c.find_text")
def find_text(m: Any, text: Any, part: Any) -> Any:
    """A pointer to the first place of a text, or null."""
    return _pointer(m, text, text_of(m, text).find(text_of(m, part)))


@operation("c.compare_start")
def compare_start(m: Any, a: Any, b: Any, size: Any) -> int:
    """Compares the first characters of two texts."""
    left, right = text_of(m, a)[: integer(m, size)], text_of(m, b)[: integer(m, size)]
    return (left > right) - (left < right)
