"""Finds initial values in which the declared names are not visible yet, as in `let data = data.len()`."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from tree_sitter import Node


class Initializers:
    """The `@unseen` values of an item, by their statements."""

    def __init__(self, values: Iterable[Node], base: int) -> None:
        """`base` is the byte offset of the item, which all positions are relative to."""
        by_statement: dict[int, tuple[int, int]] = {}
        for value in values:
            if value.parent is not None:
                start, end = value.start_byte - base, value.end_byte - base
                known = by_statement.setdefault(value.parent.start_byte - base, (start, end))
                by_statement[value.parent.start_byte - base] = (min(known[0], start), max(known[1], end))
        self._starts = sorted(by_statement)
        self._values = [by_statement[start] for start in self._starts]

    def visible_from(self, place: int) -> int:
        """Returns the offset from which on a name declared at `place` is visible: after its statement's values, or
        at once.
        """
        at = bisect_right(self._starts, place) - 1
        if at < 0:
            return place
        start, end = self._values[at]
        return end if place < start else place
