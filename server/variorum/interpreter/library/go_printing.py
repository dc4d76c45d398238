"""Go's operations that print, and those that C has like them."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.formats import printf
from variorum.interpreter.library.printing import printed, write_to
from variorum.interpreter.library.registry import operation


@operation("print.go_values")
def go_values(m: Any, *items: Any) -> Any:
    """Go's `Print`."""
    m.write(joined(m, *items))


@operation("print.joined")
def joined(m: Any, *items: Any) -> str:
    """Go's `Sprint`: blanks between values that are both no texts."""
    parts: list[str] = []
    for index, each in enumerate(items):
        if index and not isinstance(each, str) and not isinstance(items[index - 1], str):
            parts.append(" ")
        parts.append(printed(m, each))
    return "".join(parts)


@operation("print.joined_line")
def joined_line(m: Any, *items: Any) -> str:
    """Go's `Sprintln`."""
    return " ".join(printed(m, each) for each in items) + "\n"


@operation("print.to")
def print_to(m: Any, out: Any, *items: Any) -> None:
    """Go's `Fprint`."""
    write_to(m, out, joined(m, *items))


@operation("print.line_to")
def line_to(m: Any, out: Any, *items: Any) -> None:
    """Go's `Fprintln`."""
    write_to(m, out, joined_line(m, *items))


@operation("print.format_to")
def format_to(m: Any, out: Any, form: Any, *items: Any) -> None:
    """Go's and C's `fprintf`."""
    write_to(m, out, printf(m, form, list(items)))
