"""Finds the innermost of many ranges around a place in logarithmic time."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from variorum.syntax.span import Span


class NestedSpans:
    """Ranges that are nested or disjoint, as those of syntax nodes are.

    A minified file is one item with thousands of functions, and most of its names look up their function.
    """

    __slots__ = ("_around", "_spans", "_starts")

    def __init__(self, spans: Iterable[Span]) -> None:
        self._spans = sorted(set(spans), key=lambda one: (one.start, -one.end))
        self._starts = [one.start for one in self._spans]
        self._around: list[int] = []
        """For each range the index of the one around it; -1 for an outermost one."""
        for place, span in enumerate(self._spans):
            around = place - 1
            while around >= 0 and not self._spans[around].contains(span):
                around = self._around[around]
            self._around.append(around)

    def innermost(self, place: Span) -> Span | None:
        """Returns the shortest range that contains the whole place, None if there is none."""
        return next(self.around(place), None)

    def around(self, place: Span) -> Iterator[Span]:
        """Yields the ranges that contain the whole place, the shortest first."""
        # Every such range is the last one that starts before the place, or is around that one.
        at = bisect_right(self._starts, place.start) - 1
        while at >= 0:
            if self._spans[at].contains(place):
                yield self._spans[at]
            at = self._around[at]
