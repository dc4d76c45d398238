"""Splits an edited file into items again, as far as the edits reach.

Items before the edits are kept. Once the walk after the edits meets an old item that they did not reach, all later
items are known too. Edits among the members of a container leave its other members alone: only the container's end
moves, and the walk stays inside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import attrs
from tree_sitter import Node

from variorum.languages import Language
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.item_analysis import problems_in
from variorum.syntax.item_index import ItemIndex
from variorum.syntax.item_splitting import COMMENT, ItemSplitter, Key, KnownFacts, body_of_container, key_of
from variorum.syntax.span import Span

_NOTHING: KnownFacts = {}
# How many removed items are remembered, and the length in bytes of the longest: enough for undo.
_MOST_RECENT, _LONGEST_RECENT = 12, 20_000


@attrs.frozen
class EditReach:
    """How far edits reach: the changed range in bytes of the new text, and the change in length."""

    start: int
    end: int
    growth: int

    @classmethod
    def of(cls, edits: Iterable[tuple[Span, bytes]]) -> EditReach:
        """Returns the reach of edits. Each is relative to the text after the edits before it."""
        start = end = growth = 0
        is_first = True
        for span, replacement in edits:
            longer = len(replacement) - (span.end - span.start)
            start = span.start if is_first else min(start, span.start)
            end = (span.end if is_first else max(end, span.end)) + longer
            growth += longer
            is_first = False
        return cls(start, end, growth)

    def moved(self, span: Span) -> Span:
        """Returns where a range of the old text is now. A range that touches the changed one is extended to include
        it.
        """
        if span.end <= self.start:
            return span
        if span.start >= self.old_end:
            return span.shifted(self.growth)
        return Span(min(span.start, self.start), max(span.end, self.old_end) + self.growth)

    def grown(self, ranges: Sequence[Span]) -> EditReach:
        """Returns the reach extended by ranges of the new text in which the tree's structure changed."""
        start = min((self.start, *(one.start for one in ranges)))
        return EditReach(start, max((self.end, *(one.end for one in ranges))), self.growth)

    @property
    def old_end(self) -> int:
        """Returns the end of the changed range in the old text."""
        return self.end - self.growth


@attrs.frozen
class IncrementalOutline:
    """The difference between the items before and after an edit."""

    reused: int
    """How many items at the start are unchanged and unmoved."""
    grown: Sequence[tuple[int, Item]]
    """The reused headers of containers around the edits, by index and with their new ranges."""
    made: Sequence[Item]
    """The new items."""
    gone: Sequence[Item]
    """The old items that they replace."""
    rest: int
    """How many items at the end are unchanged but moved."""

    def remembered(self, recent: KnownFacts, *, is_broken: bool) -> KnownFacts:
        """Returns the facts of the most recently removed items; `recent` holds those remembered before.

        While a text is broken, all that an edit removed are remembered: an unclosed brace swallows everything after
        it, and closing it brings those items back.
        """
        gone = {
            key_of(item): item.facts
            for item in self.gone
            if not (item.has_error or item.facts.is_header or len(item.facts.text) > _LONGEST_RECENT)
        }
        reused = [entry for entry in recent.items() if entry[0] not in gone]
        most = max(_MOST_RECENT, len(recent), len(gone)) if is_broken else _MOST_RECENT
        return dict([*reused, *gone.items()][-most:])

    def layout(self, before: ItemIndex, growth: int) -> ItemIndex:
        """Returns the items of the edited file."""
        return before.after(self.reused, self.rest, self.made, growth, self.grown)


@attrs.frozen
class _Level:
    """The items that surround the edits: those of the file itself, or the members of one container."""

    around: Node
    """In the new tree: the root, or the body of the container."""
    container: Item | None
    """The header of the container, before and after the edit."""
    grown: Item | None
    first: int
    """The range of the old items at this level, including those of nested containers."""
    end: int


def update_outline(
    language: Language,
    data: bytes,
    root: Node,
    before: ItemIndex,
    reach: EditReach,
    recent: KnownFacts = _NOTHING,
    limit: int | None = None,
) -> IncrementalOutline:
    """Splits an edited file into items as far as the edits reach.

    Args:
        language: the language of the file.
        data: the text after the edits.
        root: the root of its tree.
        before: the items of the file before the edits.
        reach: how far the edits reach.
        recent: the facts of recently removed items, which undo brings back.
        limit: where to stop, in bytes of the new text; None for the whole file.
    """
    level = _Level(root, None, None, 0, len(before))
    grown: list[tuple[int, Item]] = []
    for number in heads_around(before, reach):
        inner = _inside(language, level, before, number, reach)
        if inner is None or inner.grown is None:
            break
        level = inner
        grown.append((number, inner.grown))
    reused, resume = _untouched_head(language, before, level, reach)
    rest = level.end

    def is_rest(node: Node, container: Item | None) -> bool:
        nonlocal rest
        found = _known_number(before, level, reach, node) if container is level.grown else None
        rest = level.end if found is None else found
        return found is not None or (limit is not None and node.start_byte >= limit)

    known = {**recent, **_facts_around(before, level, reused, reach)}
    division = ItemSplitter(language, data, known, is_rest)
    made = list(division.items(level.around, level.grown, resume))
    return IncrementalOutline(reused, grown, made, before[reused:rest], len(before) - rest)


def heads_around(before: ItemIndex, reach: EditReach) -> list[int]:
    """Returns the indices of the headers whose containers may have the edits among their members, outermost first."""
    number = before.number_at(reach.start) - 1
    item = before[number] if number >= 0 else None
    heads: list[int] = []
    while item is not None:
        if item.facts.is_header:
            heads.append(before.number_of(item))
        item = item.container
    return heads[::-1]


def _inside(
    language: Language, level: _Level, before: ItemIndex, number: int, reach: EditReach
) -> _Level | None:
    """Returns the level of a container's members. Returns None if the edits reach its header or its end, or if it
    parses differently.
    """
    head = before[number]
    start, end = head.span
    opened = start + len(head.facts.text)
    if not (opened < reach.start and reach.old_end < end) or head.facts.is_broken:
        return None
    node = _child_at(language, level.around, start)
    whole = Span(start, end + reach.growth)
    if node is None or node.type != head.node_type or Span(node.start_byte, node.end_byte) != whole:
        return None
    body = body_of_container(language, node)
    if body is None or max(body.start_byte, start) != opened or any(problems_in(node, Span(start, opened))):
        return None
    grown = Item(whole, head.node_type, level.grown, head.facts, node.has_error)
    return _Level(body, head, grown, number + 1, end_of_container(before, number))


def _child_at(language: Language, around: Node, start: int) -> Node | None:
    """Returns the node of a possible item that starts at an offset."""
    node = around.first_child_for_byte(start)
    while node is not None and node.type in language.division.transparent:
        body = body_of_container(language, node)
        node = body.first_child_for_byte(start) if body is not None else None
    return node if node is not None and node.start_byte == start else None


def end_of_container(before: ItemIndex, number: int) -> int:
    """Returns the index of the first item after the container with this header."""
    head = before[number]
    end = before.number_at(head.span.end)
    while end < len(before) and _is_within(before[end], head):
        end += 1
    while end > number + 1 and not _is_within(before[end - 1], head):
        end -= 1
    return end


def _is_within(item: Item, head: Item) -> bool:
    return any(one is head for one in _owners(item))


def _owners(item: Item) -> Iterator[Item]:
    while item.container is not None:
        item = item.container
        yield item


def _known_number(before: ItemIndex, level: _Level, reach: EditReach, node: Node) -> int | None:
    """Returns the index of the old item that a node after the edits corresponds to. Returns None if there is none."""
    if node.start_byte <= reach.end:
        return None
    start = node.start_byte - reach.growth
    number = before.number_at(start)
    while number < level.end and before[number].span.start == start:
        item = before[number]
        is_similar = item.node_type == node.type and item.has_error == node.has_error
        if is_similar and item.container is level.container:
            return number
        number += 1
    return None


def _untouched_head(
    language: Language, before: ItemIndex, level: _Level, reach: EditReach
) -> tuple[int, int]:
    """Returns how many of the old items are unchanged before the edits, and the end of the last of them at this
    level.

    The last one cannot be a comment, because a new line may join its run, or an empty item, because another may start
    where it ends. Nor can it be one that has grown: an edit after a function without a body may have added one.
    """
    count = min(before.number_at(reach.start), level.end)
    while count > level.first:
        first = count - 1
        while before[first].container is not level.container:
            first -= 1
        start, end = before[first].span
        if start < end < reach.start and before[first].node_type != COMMENT:
            node = _child_at(language, level.around, start)
            if node is None or (node.end_byte <= end and node.has_error == before[first].has_error):
                return count, end
        count = first
    return level.first, 0


def _facts_around(before: ItemIndex, level: _Level, reused: int, reach: EditReach) -> dict[Key, ItemFacts]:
    """Returns the facts of the old items that are visited again, because the edits reach them or their neighbours."""
    end = min(before.number_at(reach.old_end + 1), level.end)
    while end < level.end and (
        before[end].container is not level.container or before[end].node_type == COMMENT
    ):
        end += 1
    return {key_of(item): item.facts for item in before[reused:end] if not item.has_error}
