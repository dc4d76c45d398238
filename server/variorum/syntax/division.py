"""Divides a tree into items: all of it for a new file, only what an edit reached for an edited one."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter

import attrs
from tree_sitter import Node, Tree

from variorum.languages import Language
from variorum.syntax.facts import analyse_item, comment_facts
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.span import Span

_Key = tuple[str, str, bool, bytes]
_COMMENT = "comment"


@attrs.frozen
class Reach:
    """How far edits reach: the range that they changed, in bytes of the new text, and how much longer that made it."""

    start: int
    end: int
    growth: int

    @classmethod
    def of(cls, edits: Iterable[tuple[Span, bytes]]) -> Reach:
        """The reach of edits, each in the coordinates that the edits before it left."""
        start = end = growth = 0
        is_first = True
        for span, replacement in edits:
            longer = len(replacement) - (span.end - span.start)
            start = span.start if is_first else min(start, span.start)
            end = (span.end if is_first else max(end, span.end)) + longer
            growth += longer
            is_first = False
        return cls(start, end, growth)

    def grown(self, ranges: Sequence[Span]) -> Reach:
        """The reach with ranges of the new text where the edits gave its tree another structure."""
        start = min((self.start, *(one.start for one in ranges)))
        return Reach(start, max((self.end, *(one.end for one in ranges))), self.growth)


def divided(language: Language, data: bytes, tree: Tree) -> tuple[Item, ...]:
    """The items of a whole file in source order."""
    return tuple(dividing(language, data, tree))


def dividing(language: Language, data: bytes, tree: Tree) -> Iterator[Item]:
    """The same, each item analysed when it is asked for."""
    return _Division(language, data).items(tree.root_node.children)


@attrs.frozen
class Redivision:
    """The items of an edited file."""

    items: tuple[Item, ...]
    """All of them: those before the edits as they were, those behind them moved, the rest made anew."""
    kept: int
    """How many items at the beginning are those of before."""
    rest: int
    """How many at the end are those of before, with the same facts."""
    gone: Sequence[Item]
    """The old items that the edits reached."""
    made: Sequence[Item]
    """What takes their place."""


def divided_again(
    language: Language, data: bytes, tree: Tree, before: Sequence[Item], reach: Reach
) -> Redivision:
    """Divide an edited file as far as the edits reach.

    Args:
        language: the language of the file.
        data: the text after the edits.
        tree: its tree.
        before: the items of the file before the edits.
        reach: how far the edits reach.
    """
    kept, resume = _untouched_head(before, reach)
    division = _Division(language, data, before, kept, reach)
    made = list(division.items(_behind(tree.root_node.children, resume), resume))
    items = (*before[:kept], *made, *_moved(before[division.rest :], reach.growth))
    return Redivision(items, kept, len(before) - division.rest, before[kept : division.rest], made)


class _Division:
    """One walk over the nodes that may be items."""

    def __init__(
        self,
        language: Language,
        data: bytes,
        before: Sequence[Item] = (),
        kept: int = 0,
        reach: Reach | None = None,
    ) -> None:
        self._language = language
        self._data = data
        self._before = before
        self._reach = reach
        self._known = _facts_around(before, kept, reach) if reach is not None else {}
        self.rest = len(before)
        """From which of the old items on everything is as it was, only elsewhere."""

    def items(self, nodes: Sequence[Node], resume: int = 0) -> Iterator[Item]:
        """The items in source order, containers opened from the outside in without recursion.

        Nodes that end at or before `resume` are left out. The walk ends where the rest is known.
        """
        pending: list[tuple[Iterator[Node], Item | None]] = [(iter(nodes), None)]
        comments: list[Node] = []
        while pending:
            following, container = pending[-1]
            node = next(following, None)
            if comments and (node is None or not _continues(comments, node)):
                yield self._comment_item(comments, container)
                comments = []
            if node is None:
                pending.pop()
            elif _is_comment(node):
                comments.append(node)
            elif node.is_named or node.is_error:
                if container is None and self._rest_is_known(node):
                    return
                body = self._body_of_container(node)
                owner = container
                if node.type not in self._language.division.transparent:
                    owner = self._item(node, container, body)
                    yield owner
                if body is not None:
                    pending.append((iter(_behind(body.children, resume)), owner))

    def _rest_is_known(self, node: Node) -> bool:
        """Whether the node, and so all that follows, is an item that the edits did not reach; `rest` then says which."""
        if self._reach is None or node.start_byte <= self._reach.end:
            return False
        start = node.start_byte - self._reach.growth
        index = bisect_left(self._before, start, key=_start)
        while index < len(self._before) and self._before[index].span.start == start:
            item = self._before[index]
            if item.container is None and item.node_type == node.type:
                self.rest = index
                return True
            index += 1
        return False

    def _body_of_container(self, node: Node) -> Node | None:
        division = self._language.division
        while node.type in division.wrappers:
            inner = node.child_by_field_name(division.wrappers[node.type])
            if inner is None:
                return None
            node = inner
        field = division.containers.get(node.type)
        if field is None:
            return None
        if not field:
            return node
        return node.child_by_field_name(field) or next(
            (one for one in node.named_children if one.type == field), None
        )

    def _item(self, node: Node, container: Item | None, body: Node | None) -> Item:
        whole = Span(node.start_byte, node.end_byte)
        span = whole if body is None else Span(whole.start, max(body.start_byte, whole.start))
        text, is_header, has_error = self._data[span.start : span.end], body is not None, node.has_error
        key = (node.type, container.node_type if container else "", is_header, text)
        # How a broken text is read depends on what stands around it, so nothing else can lend it its facts. And the
        # facts of a head tell the members of one container from those of another that is called the same.
        facts = None if has_error else self._known.get(key)
        if facts is not None and is_header:
            del self._known[key]
        if facts is None:
            facts = analyse_item(self._language, node, span, text, is_header=is_header)
            if not (has_error or is_header):
                self._known[key] = facts
        return Item(whole, node.type, container, facts, has_error)

    def _comment_item(self, comments: list[Node], container: Item | None) -> Item:
        span = Span(comments[0].start_byte, comments[-1].end_byte)
        text = self._data[span.start : span.end]
        key = (_COMMENT, container.node_type if container else "", False, text)
        facts = self._known.get(key)
        if facts is None:
            spans = [Span(one.start_byte - span.start, one.end_byte - span.start) for one in comments]
            facts = comment_facts(self._language, text, spans)
            self._known[key] = facts
        return Item(span, _COMMENT, container, facts, has_error=False)


_start = attrgetter("span.start")
_end_of_node = attrgetter("end_byte")


def _behind(nodes: Sequence[Node], resume: int) -> Sequence[Node]:
    """The siblings that end behind an offset, or have no length and stand there."""
    if not resume:
        return nodes
    first = bisect_left(nodes, resume, key=_end_of_node)
    while first < len(nodes) and nodes[first].start_byte < nodes[first].end_byte == resume:
        first += 1
    return nodes[first:]


def _continues(comments: list[Node], node: Node) -> bool:
    """Whether the node is a comment on the line after the last of the run."""
    return _is_comment(node) and node.start_point.row - comments[-1].end_point.row <= 1


def _is_comment(node: Node) -> bool:
    """Whether the node is one that may stand anywhere; what does not parse may, too."""
    return node.is_extra and not node.is_error


def _untouched_head(before: Sequence[Item], reach: Reach) -> tuple[int, int]:
    """How many of the old items stand whole before the edits, and where the last of them ends.

    A comment cannot be the last, because its run may have got another line, and an item without length cannot,
    because where it ends another may begin.
    """
    count = bisect_left(before, reach.start, key=_start)
    while count:
        first = count - 1
        while before[first].container is not None:
            first -= 1
        start, end = before[first].span
        if start < end < reach.start and before[first].node_type != _COMMENT:
            return count, end
        count = first
    return 0, 0


def _facts_around(before: Sequence[Item], kept: int, reach: Reach) -> dict[_Key, ItemFacts]:
    """The facts of the old items that are walked again, because the edits reach them or their neighbours."""
    end = bisect_right(before, reach.end - reach.growth, key=_start)
    while end < len(before) and (before[end].container is not None or before[end].node_type == _COMMENT):
        end += 1
    return {_key_of(item): item.facts for item in before[kept:end] if not item.has_error}


def _key_of(item: Item) -> _Key:
    around = item.container.node_type if item.container else ""
    return item.node_type, around, item.facts.is_header, item.facts.text


def _moved(items: Sequence[Item], growth: int) -> Iterable[Item]:
    """The items, that many bytes further on."""
    if not growth:
        return items
    moved: list[Item] = []
    heads: dict[Item, Item] = {}
    for item in items:
        start, end = item.span
        container = heads[item.container] if item.container is not None else None
        again = Item(
            Span(start + growth, end + growth), item.node_type, container, item.facts, item.has_error
        )
        if item.facts.is_header:
            heads[item] = again
        moved.append(again)
    return moved
