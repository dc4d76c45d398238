"""Computes the ranges of an edited text to parse for the items around the edits.

These are the items from the last one before the edits to the first one after them, and the headers and ends of their
containers.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import attrs

from variorum.languages import Language
from variorum.syntax.incremental_outline import EditReach, end_of_container, heads_around
from variorum.syntax.item import Item
from variorum.syntax.item_index import ItemIndex
from variorum.syntax.item_splitting import COMMENT
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span


@attrs.frozen
class ReparseRange:
    """Some items, and the containers around them."""

    spans: Sequence[Span]
    """All ranges to parse, in source order."""
    span: Span
    """The range of the items."""
    first: Item | None
    """The first of the items, which the edits did not change; None at the start of the file."""
    containers: int
    """How many nested containers surround them."""
    known: int
    """How many items at the end of the file must be unchanged: one of the parsed ones and all after it, or all after
    the container.
    """


def reparse_range_of(
    language: Language, text: SourceText, before: ItemIndex, reach: EditReach
) -> ReparseRange | None:
    """Returns the ranges to parse after edits.

    Returns None if the surroundings do not suffice, or if nothing shows where a container ends.

    Args:
        language: the language of the file.
        text: the text after the edits.
        before: the items of the file before the edits, in which there were no errors.
        reach: how far the edits reach.
    """
    heads = _heads(before, reach)
    if language.division.transparent and not (heads and heads[-1].node_type in language.division.direct):
        # An item may be inside a node that is no item, and would parse differently outside it.
        return None
    members = _Members(text, before, reach, heads)
    first, behind = members.before_edits(), members.behind_edits()
    if heads and first is None:
        return None
    span = Span(
        line_start(text, first.span.start) if first is not None else 0,
        members.end_in_text()
        if behind is None
        else line_start(text, before[behind].span.start + reach.growth),
    )
    openings, closings = members.openings(span.start), members.closings()
    if heads and behind is None:
        if not members.show_their_end(heads[-1]):
            return None
        closings = closings[1:]
    spans = [one for one in (*openings, span, *closings) if one.start < one.end]
    begins_within_line = any(text.point(one.start)[1] for one in (*openings, span))
    if begins_within_line or any(one.end > other.start for one, other in pairwise(spans)):
        return None
    known = len(before) - (members.end if behind is None else behind - 1)
    return ReparseRange(spans, span, first, len(heads), known)


def _heads(before: ItemIndex, reach: EditReach) -> list[Item]:
    """Returns the headers of the containers that have the edits among their members, outermost first."""
    heads: list[Item] = []
    for number in heads_around(before, reach):
        head = before[number]
        if not (head.own_span.end < reach.start and reach.old_end < head.span.end) or head.facts.is_broken:
            break
        heads.append(head)
    return heads


class _Members:
    """The items around the edits: the members of a container, or the items of the file itself."""

    def __init__(self, text: SourceText, before: ItemIndex, reach: EditReach, heads: Sequence[Item]) -> None:
        self._text = text
        self._before = before
        self._reach = reach
        self._heads = heads
        self._container = heads[-1] if heads else None
        self._start = before.number_of(heads[-1]) + 1 if heads else 0
        self.end = end_of_container(before, self._start - 1) if heads else len(before)
        """The index of the first item after them."""

    def before_edits(self) -> Item | None:
        """Returns the last member before the edits that is neither a comment nor empty."""
        number = self._before.number_at(self._reach.start)
        while number > self._start:
            number -= 1
            item = self._before[number]
            start, end = item.span
            if item.container is self._container and item.node_type != COMMENT and start < end:
                if end < self._reach.start:
                    return item
        return None

    def behind_edits(self) -> int | None:
        """Returns the index of the second member after the edits. The first must be code."""
        number, is_first = self._before.number_at(self._reach.old_end + 1), True
        while number < self.end:
            item = self._before[number]
            if item.container is self._container and not (is_first and item.node_type == COMMENT):
                if not is_first:
                    return number
                is_first = False
            number += 1
        return None

    def end_in_text(self) -> int:
        """Returns the end of the members in the new text, including the end of their container."""
        return len(self._text) if self._container is None else self._end_of(self._container)

    def openings(self, behind: int) -> list[Span]:
        """Returns the ranges of the containers' headers to parse before `behind`."""
        starts = [line_start(self._text, head.span.start) for head in self._heads]
        following = [*starts[1:], behind]
        return [
            Span(start, min(self._end_of_head(head), end))
            for head, start, end in zip(self._heads, starts, following, strict=False)
        ]

    def _end_of_head(self, head: Item) -> int:
        first = self._before[self._before.number_of(head) + 1]
        if head.own_span.end == first.span.start:
            # Only the first member shows where the body starts.
            return line_end(self._text, first.span.end)
        return line_start(self._text, first.span.start)

    def closings(self) -> list[Span]:
        """Returns the ranges of the containers' ends to parse, innermost first."""
        closings, growth = [], self._reach.growth
        for head in reversed(self._heads):
            last, end = self._last_of(head), self._end_of(head)
            if last in self._heads or self.show_their_end(head):
                start = min(line_end(self._text, last.span.end + growth), end)
            else:
                start = line_start(self._text, last.span.start + growth)
            closings.append(Span(start, end))
        return closings

    def show_their_end(self, head: Item) -> bool:
        """Returns whether something follows the last member in a container."""
        start, end = self._last_of(head).span.end, head.span.end
        return bool(self._text.data[start + self._reach.growth : end + self._reach.growth].strip())

    def _last_of(self, head: Item) -> Item:
        """Returns the last member of a container."""
        last = self._before[end_of_container(self._before, self._before.number_of(head)) - 1]
        while last.container is not None and last.container is not head:
            last = last.container
        return last

    def _end_of(self, head: Item) -> int:
        return line_end(self._text, head.span.end + self._reach.growth)


def line_start(text: SourceText, offset: int) -> int:
    """Returns the start of the line if only whitespace precedes the offset on it, otherwise the offset."""
    start = offset - text.point(offset)[1]
    return start if not text.data[start:offset].strip() else offset


def line_end(text: SourceText, offset: int) -> int:
    """Returns the end of the line, its line end included, if only whitespace follows the offset on it, otherwise the
    offset.
    """
    end = text.data.find(b"\n", offset) + 1 or len(text)
    return end if not text.data[offset:end].strip() else offset
