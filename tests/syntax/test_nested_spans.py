"""The ranges around a place are those that a look at all of them finds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from variorum.syntax.nested_spans import NestedSpans
from variorum.syntax.span import Span


@st.composite
def nested(draw: st.DrawFn, start: int = 0, end: int = 40, depth: int = 4) -> list[Span]:
    """Ranges between two places that hold each other or lie apart."""
    cuts = sorted(draw(st.lists(st.integers(start, end), max_size=6)))
    spans = [Span(first, last) for first, last in zip(cuts[::2], cuts[1::2], strict=False)]
    inside = [draw(nested(one.start, one.end, depth - 1)) for one in spans] if depth else []
    return [*spans, *(span for some in inside for span in some)]


@given(nested(), st.integers(0, 40), st.integers(0, 5))
def test_they_are_those_that_hold_the_place(spans: list[Span], start: int, length: int) -> None:
    place, ranges = Span(start, start + length), NestedSpans(spans)
    around = {one for one in spans if one.contains(place)}
    assert list(ranges.around(place)) == sorted(around, key=lambda one: one.end - one.start)
    assert ranges.innermost(place) == min(around, key=lambda one: one.end - one.start, default=None)


def test_without_ranges_there_is_none() -> None:
    assert NestedSpans([]).innermost(Span(0, 1)) is None
