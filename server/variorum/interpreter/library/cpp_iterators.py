"""C++'s iterators."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import elements_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer
from variorum.interpreter.values import Cursor


@operation("cpp.advance")
def advance(m: Any, cursor: Any, by: Any) -> None:
    """Moves an iterator."""
    cursor.position += integer(m, by)


@operation("cpp.next")
def cpp_next(m: Any, cursor: Any, by: Any = 1) -> Any:
    """An iterator so many elements further."""
    return Cursor(cursor.container, cursor.position + integer(m, by), cursor.is_reverse)


@operation("cpp.prev")
def cpp_prev(m: Any, cursor: Any, by: Any = 1) -> Any:
    """An iterator so many elements back."""
    return Cursor(cursor.container, cursor.position - integer(m, by), cursor.is_reverse)


@operation("cpp.distance")
def distance(m: Any, a: Any, b: Any) -> int:
    """How many elements are between two iterators."""
    return int(b.position - a.position)


__all__ = ["elements_of"]
