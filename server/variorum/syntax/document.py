"""A parsed file: its text, its tree and its items, taken through edits at the cost of what changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

import attrs
from tree_sitter import Node, Tree

from variorum.languages import Language
from variorum.syntax.facts import analyse_item, comment_facts
from variorum.syntax.grammar import new_parser
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.span import Span
from variorum.syntax.text import SourceText

_Key = tuple[str, str, bool, bool, bytes]


@attrs.frozen
class TextEdit:
    """A range of the old text and the text that takes its place."""

    span: Span
    text: str


class Document:
    """An immutable parsed file. `edited` yields the next one and shares the facts of every untouched item."""

    def __init__(
        self, language: Language, text: SourceText, tree: Tree, known: dict[_Key, ItemFacts]
    ) -> None:
        self.language = language
        self.text = text
        self.tree = tree
        self._facts: dict[_Key, ItemFacts] = {}
        self.items: tuple[Item, ...] = tuple(self._items(known))

    @classmethod
    def parse(cls, text: str | SourceText, language: Language) -> Document:
        """Parse a whole text. Parsing never fails: a broken text yields a tree with its errors marked."""
        source = text if isinstance(text, SourceText) else SourceText.of(text)
        return cls(language, source, new_parser(language).parse(source.data), {})

    def edited(self, edits: Iterable[tuple[Span, bytes]]) -> Document:
        """This file after `edits`, each given in the coordinates of the text that the edits before it left."""
        text, tree = self.text, self.tree.copy()
        for span, replacement in edits:
            after = text.edited(span, replacement)
            new_end = span.start + len(replacement)
            tree.edit(
                span.start,
                span.end,
                new_end,
                text.point(span.start),
                text.point(span.end),
                after.point(new_end),
            )
            text = after
        return Document(self.language, text, new_parser(self.language).parse(text.data, tree), self._facts)

    @cached_property
    def has_errors(self) -> bool:
        """Whether any part of the file does not parse."""
        return self.tree.root_node.has_error

    @cached_property
    def read_names(self) -> frozenset[str]:
        """Every name that some item reads from its surroundings, or exports by listing it."""
        names = (item.facts.names for item in self.items)
        return frozenset().union(*(each.free_reads | each.exports for each in names))

    @cached_property
    def member_names(self) -> frozenset[str]:
        """Every name that is used behind a dot or an arrow anywhere in the file."""
        return frozenset().union(*(item.facts.names.members for item in self.items))

    @cached_property
    def is_dynamic(self) -> bool:
        """Whether something makes the file's names unknowable."""
        return any(item.facts.names.is_dynamic for item in self.items)

    def item_at(self, offset: int) -> Item | None:
        """The innermost item around a byte offset."""
        inside = [item for item in self.items if item.span.start <= offset <= item.span.end]
        return min(inside, key=lambda item: item.span.end - item.span.start, default=None)

    def _items(self, known: dict[_Key, ItemFacts]) -> Iterator[Item]:
        """The items in source order, containers opened from the outside in without recursion."""
        pending: list[tuple[Iterator[Node], Item | None]] = [(iter(self.tree.root_node.children), None)]
        comments: list[Node] = []
        while pending:
            nodes, container = pending[-1]
            node = next(nodes, None)
            if node is None or not self._continues(comments, node):
                if comments:
                    yield self._comment_item(comments, container, known)
                    comments = []
            if node is None:
                pending.pop()
            elif node.is_extra and not node.is_error:
                comments.append(node)
            elif node.is_named or node.is_error:
                body = self._body_of_container(node)
                item = self._item(node, container, body, known)
                if node.type not in self.language.division.transparent:
                    yield item
                if body is not None:
                    owner = item if node.type not in self.language.division.transparent else container
                    pending.append((iter(body.children), owner))

    def _continues(self, comments: list[Node], node: Node) -> bool:
        """Whether the node is a comment on the line after the last of the run."""
        if not node.is_extra or not comments:
            return False
        return node.start_point.row - comments[-1].end_point.row <= 1

    def _body_of_container(self, node: Node) -> Node | None:
        division = self.language.division
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

    def _item(
        self, node: Node, container: Item | None, body: Node | None, known: dict[_Key, ItemFacts]
    ) -> Item:
        span = Span(node.start_byte, node.end_byte if body is None else max(body.start_byte, node.start_byte))
        text = self.text.data[span.start : span.end]
        key = (node.type, container.node_type if container else "", node.has_error, body is not None, text)
        facts = known.get(key) or self._facts.get(key)
        if facts is None:
            facts = analyse_item(self.language, node, span, text, is_header=body is not None)
        self._facts[key] = facts
        return Item(Span(node.start_byte, node.end_byte), node.type, container, facts)

    def _comment_item(
        self, comments: list[Node], container: Item | None, known: dict[_Key, ItemFacts]
    ) -> Item:
        span = Span(comments[0].start_byte, comments[-1].end_byte)
        text = self.text.data[span.start : span.end]
        key = ("comment", "", False, False, text)
        facts = known.get(key) or self._facts.get(key)
        if facts is None:
            spans = [Span(one.start_byte - span.start, one.end_byte - span.start) for one in comments]
            facts = comment_facts(self.language, text, spans)
        self._facts[key] = facts
        return Item(span, "comment", container, facts)
