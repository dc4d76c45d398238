"""Splits a tree into items, from one node on or as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tree_sitter import Node, Tree

from variorum.languages import Language
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.item_analysis import analyse_item, comment_facts, structure_of
from variorum.syntax.span import Span

Key = tuple[str, str, bool, bytes]
KnownFacts = dict[Key, ItemFacts]
"""Facts by everything they depend on."""
COMMENT = "comment"


def split_into_items(language: Language, data: bytes, tree: Tree) -> tuple[Item, ...]:
    """Returns the items of a whole file in source order."""
    return tuple(iterate_items(language, data, tree))


def iterate_items(
    language: Language, data: bytes, tree: Tree, known: KnownFacts | None = None, start: int = 0
) -> Iterator[Item]:
    """Yields the items of a file, each analysed on demand and only if its facts are unknown.

    Args:
        language: the language of the file.
        data: its text.
        tree: its tree.
        known: the known facts, to which new ones are added.
        start: items that end at or before this offset are skipped.
    """
    return ItemSplitter(language, data, known).items(tree.root_node, resume=start)


class ItemSplitter:
    """One walk over the nodes that may be items."""

    def __init__(
        self,
        language: Language,
        data: bytes,
        known: KnownFacts | None = None,
        is_rest: Callable[[Node, Item | None], bool] = lambda node, container: False,
    ) -> None:
        """`known` are the known facts, to which the walk adds. The walk ends at a node for which `is_rest` returns
        true.
        """
        self._language = language
        self._data = data
        self._known: KnownFacts = {} if known is None else known
        self._is_rest = is_rest

    def items(self, around: Node, container: Item | None = None, resume: int = 0) -> Iterator[Item]:
        """Yields the items in source order, walking containers without recursion.

        Args:
            around: the root of a tree, or the body of a container.
            container: the header of that container.
            resume: items that end at or before this offset are skipped.
        """
        pending: list[tuple[Iterator[Node], Item | None]] = [(_children(around, resume), container)]
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
                if self._is_rest(node, container):
                    return
                body = body_of_container(self._language, node)
                owner = container
                if node.type not in self._language.division.transparent:
                    owner = self._item(node, container, body)
                    yield owner
                if body is not None:
                    pending.append((_children(body, resume), owner))

    def _item(self, node: Node, container: Item | None, body: Node | None) -> Item:
        whole = Span(node.start_byte, node.end_byte)
        span = whole if body is None else Span(whole.start, max(body.start_byte, whole.start))
        text, is_header, has_error = self._data[span.start : span.end], body is not None, node.has_error
        key = (node.type, container.node_type if container else "", is_header, text)
        # How a broken text parses depends on its surroundings, so facts cannot be shared. And the facts of a
        # header distinguish the members of one container from those of another with the same name.
        facts = None if has_error else self._known.get(key)
        if facts is not None and is_header:
            del self._known[key]
        elif facts is not None and facts.structure != structure_of(node):
            # A valid item may also parse differently beside a broken one.
            facts = None
        if facts is None:
            facts = analyse_item(self._language, node, span, text, data=self._data, is_header=is_header)
            if not (has_error or is_header):
                self._known[key] = facts
        return Item(whole, node.type, container, facts, has_error)

    def _comment_item(self, comments: list[Node], container: Item | None) -> Item:
        span = Span(comments[0].start_byte, comments[-1].end_byte)
        text = self._data[span.start : span.end]
        key = (COMMENT, container.node_type if container else "", False, text)
        facts = self._known.get(key)
        if facts is None:
            spans = [Span(one.start_byte - span.start, one.end_byte - span.start) for one in comments]
            facts = comment_facts(self._language, text, spans)
            self._known[key] = facts
        return Item(span, COMMENT, container, facts, has_error=False)


def body_of_container(language: Language, node: Node) -> Node | None:
    """Returns the node around the members of a container, which may be in a wrapper. Returns None if the node is not
    a container.
    """
    division = language.division
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


def key_of(item: Item) -> Key:
    """Returns the key of items that have equal facts."""
    around = item.container.node_type if item.container else ""
    return item.node_type, around, item.facts.is_header, item.facts.text


def _children(parent: Node, resume: int) -> Iterator[Node]:
    """Yields the children that end after an offset, or are empty and at it."""
    cursor = parent.walk()
    is_there = (
        cursor.goto_first_child_for_byte(resume - 1) is not None if resume else cursor.goto_first_child()
    )
    while is_there:
        node = cursor.node
        assert node is not None
        if not node.start_byte < node.end_byte == resume:
            yield node
        is_there = cursor.goto_next_sibling()


def _continues(comments: list[Node], node: Node) -> bool:
    """Returns whether the node is a comment on the line after the last of the run."""
    return _is_comment(node) and node.start_point.row - comments[-1].end_point.row <= 1


def _is_comment(node: Node) -> bool:
    """Returns whether the node is an extra, which may occur anywhere, and not an error."""
    return node.is_extra and not node.is_error
