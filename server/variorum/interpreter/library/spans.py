"""Operations on ranges of two bounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer
from variorum.interpreter.spans import Span


@operation("span.closed")
def closed(m: Any, low: Any = None, high: Any = None) -> Span:
    """A range with its end."""
    return Span(low, high, False)


@operation("span.half_open")
def half_open(m: Any, low: Any = None, high: Any = None) -> Span:
    """A range without its end."""
    return Span(low, high, True)


@operation("span.has")
def has(m: Any, span: Span, value: Any) -> bool:
    """Whether a value lies in the range."""
    return span.holds(value)


@operation("span.low")
def low(m: Any, span: Span) -> Any:
    """The first bound."""
    return span.low


@operation("span.high")
def high(m: Any, span: Span) -> Any:
    """The last bound."""
    return span.high


@operation("span.step")
def step(m: Any, span: Any, by: Any, function: Any = None) -> Any:
    """Every so manieth value."""
    count = integer(m, by)
    if count < 1:
        raise m.fail("value", "step below 1")

    def run() -> Iterator[Any]:
        for index, each in enumerate(m.bounded(m.loop_values(span))):
            if index % count == 0:
                yield each

    found = m.new_list(run())
    if function is None:
        return found
    for each in found:
        m.apply(function, each)
    return span


@operation("span.part")
def part(m: Any, sequence: Any, start: Any, count: Any) -> Any:
    """A number of elements from a position; null where it lies outside."""
    position = integer(m, start)
    position = position + len(sequence) if position < 0 else position
    size = integer(m, count)
    if not 0 <= position <= len(sequence) or size < 0:
        return None
    found = sequence[position : position + size]
    m.charge(len(found) + 1)
    return found if isinstance(found, str) else m.new_list(found)
