"""Which of many ranges is the innermost around a place, found without a look at all of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from variorum.syntax.span import Span


class NestedSpans:
    """Ranges that hold each other or lie apart, as those of syntax nodes do.

    A file that a minifier wrote is one item with thousands of functions, and most of its names ask in which they stand.
    """

    __slots__ = ("_around", "_spans", "_starts")

    def __init__(self, spans: Iterable[Span]) -> None:
        self._spans = sorted(set(spans), key=lambda one: (one.start, -one.end))
        self._starts = [one.start for one in self._spans]
        self._around: list[int] = []
        """For each range the place of the one around it in the list; -1 for one that lies in no other."""
        for place, span in enumerate(self._spans):
            around = place - 1
            while around >= 0 and not self._spans[around].contains(span):
                around = self._around[around]
            self._around.append(around)

    def innermost(self, place: Span) -> Span | None:
        """The shortest range that holds the place as a whole; None where none does."""
        return next(self.around(place), None)

    def around(self, place: Span) -> Iterator[Span]:
        """The ranges that hold the place as a whole, the shortest first."""
        # Whatever holds the place is the last range to begin before it, or lies around that one.
        at = bisect_right(self._starts, place.start) - 1
        while at >= 0:
            if self._spans[at].contains(place):
                yield self._spans[at]
            at = self._around[at]
