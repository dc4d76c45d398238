"""A text on its way to become a document: parsed at once, and analysed item by item, so that the first ones can be shown
while the rest is still to come. It can be edited on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from tree_sitter import Node

from variorum.languages import Language
from variorum.syntax.bounded_parse import ParseResult, read
from variorum.syntax.document import Document
from variorum.syntax.incremental_outline import EditReach
from variorum.syntax.item import Item
from variorum.syntax.item_splitting import KnownFacts, iterate_items
from variorum.syntax.lazy_queries import prepare
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span


def parse_lazily(text: SourceText, language: Language) -> Document:
    """The document of a text, without waiting for queries that nothing in it can match; else it is `Document.parse`."""
    parse = ProgressiveParse.of(text, language)
    parse.prepare(len(text))
    return parse.completed()


_Heads = dict[tuple[int, str], Item]
"""Heads of containers, by where they begin and what they are."""


class ProgressiveParse:
    """The analysis of a whole text, which can be paused between two items."""

    def __init__(self, document: Document, known: KnownFacts, edited_at: int | None = None) -> None:
        """`document` has the first items of the text; `known` is what has been worked out for items, of earlier states, too."""
        self._document = document
        self._known = known
        self._edited_at = edited_at
        self._since: list[Item] = []
        """The items that have been analysed since those that are shown."""
        self._waiting: Iterator[Item] | None = None
        self.is_complete = document.known_to is None

    @classmethod
    def of(cls, text: SourceText, language: Language, known: KnownFacts | None = None) -> ProgressiveParse:
        """The analysis of a text of which no items are there; of some of them, the facts may be known."""
        known = {} if known is None else known
        return cls(Document.of(language, text, read(language, text.data), (), known_to=0), known)

    @property
    def text(self) -> SourceText:
        """The whole text."""
        return self._document.text

    @property
    def root(self) -> Node:
        """The root of its tree."""
        return self._document.tree.root_node

    def prepare(self, size: int) -> None:
        """Compile as much of the queries as the next `size` bytes ask for, so that they need not wait for the rest."""
        document = self._document
        prepare(document.language, self.root, document.text.data, self._reach + size)

    def advance(self, size: int) -> None:
        """Analyse items until about `size` further bytes of the text are done, or all of it is."""
        goal = self._reach + size
        while self._reach < goal and not self.is_complete:
            item = next(self._rest(), None)
            if item is None:
                self.is_complete = True
            else:
                self._since.append(item)

    def so_far(self, place: int | None = None) -> Document:
        """The whole text with those of its items that have been analysed, and with those around a place and around the
        last edit. What items alone show holds for good; what only the whole file can tell must not be asked of it."""
        places = sorted({one for one in (self._edited_at, place) if one is not None})
        heads = self._open_heads()
        items = {item.span.start: item for one in places for item in self._around(one, heads)}
        return self._up_to_date().with_more([items[start] for start in sorted(items)])

    def edited(self, edits: Sequence[tuple[Span, bytes]]) -> ProgressiveParse:
        """This text after edits, as `Document.edited` takes them, analysed as far as it has been."""
        return ProgressiveParse(self._up_to_date().edited(edits), self._known, EditReach.of(edits).end)

    def completed(self) -> Document:
        """The document, once the rest has been analysed too."""
        document = self._document
        if document.known_to is None:
            return document
        self._since.extend(self._rest())
        self.is_complete = True
        items = (*document.items, *self._since)
        return Document.of(
            document.language, document.text, ParseResult(document.tree, document.is_abandoned), items
        )

    @property
    def _reach(self) -> int:
        """Where the last of the items ends that have been analysed."""
        return self._since[-1].own_span.end if self._since else self._document.known_to or 0

    def _up_to_date(self) -> Document:
        """The document of all the items that have been analysed."""
        if self._since:
            self._document, self._since = self._document.with_more(self._since), []
        return self._document

    def _rest(self) -> Iterator[Item]:
        if self._waiting is None:
            self._waiting = self._behind(self._reach, self._open_heads())
        return self._waiting

    def _around(self, place: int, heads: _Heads) -> Iterator[Item]:
        """The items around a place that have not had their turn."""
        if place < self._reach or self.is_complete:
            return iter(())
        return takewhile(lambda item: item.span.start <= place, self._behind(place, heads))

    def _behind(self, place: int, heads: _Heads) -> Iterator[Item]:
        """The items that end behind a place and have not had their turn, in the containers of these heads.

        What is walked again from another place makes the heads of containers again, and there may be only one of each.
        """
        document, reach = self._up_to_date(), self._reach
        had_empty_one = bool(document.items) and document.items[-1].own_span == (reach, reach)
        for item in iterate_items(document.language, document.text.data, document.tree, self._known, place):
            start, end = item.own_span
            own = _within(heads, item)
            if own.facts.is_header:
                own = heads.setdefault(_key(own), own)
            if end > reach or (start == reach and not had_empty_one):
                yield own

    def _open_heads(self) -> _Heads:
        """The heads of the containers that the last of the items stands in."""
        items = self._up_to_date().items
        around, heads = items[-1] if items else None, dict[tuple[int, str], Item]()
        while around is not None:
            if around.facts.is_header:
                heads[_key(around)] = around
            around = around.container
        return heads


def _key(head: Item) -> tuple[int, str]:
    return head.span.start, head.node_type


def _within(heads: _Heads, item: Item) -> Item:
    """The item in that one of the heads which is its container's."""
    owner = heads.get(_key(item.container)) if item.container is not None else None
    return item if owner is None else Item(item.span, item.node_type, owner, item.facts, item.has_error)
