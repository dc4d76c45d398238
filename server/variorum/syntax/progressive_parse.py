"""Analyses a parsed text item by item, so that the first findings can be shown before the rest is done. It can be
edited meanwhile.
"""

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
    """Returns the document of a text as `Document.parse` does, without compiling queries that cannot match in it."""
    parse = ProgressiveParse.of(text, language)
    parse.prepare(len(text))
    return parse.completed()


_Heads = dict[tuple[int, str], Item]
"""Headers of containers, by start and node type."""


class ProgressiveParse:
    """The analysis of a whole text, which can be paused between two items."""

    def __init__(self, document: Document, known: KnownFacts, edited_at: int | None = None) -> None:
        """`document` has the first items of the text. `known` are the facts computed so far, of earlier versions
        too.
        """
        self._document = document
        self._known = known
        self._edited_at = edited_at
        self._since: list[Item] = []
        """The items analysed since `_document` was made."""
        self._waiting: Iterator[Item] | None = None
        self.is_complete = document.known_to is None

    @classmethod
    def of(cls, text: SourceText, language: Language, known: KnownFacts | None = None) -> ProgressiveParse:
        """Returns the analysis of a text without items yet. Facts of some may be known."""
        known = {} if known is None else known
        return cls(Document.of(language, text, read(language, text.data), (), known_to=0), known)

    @property
    def text(self) -> SourceText:
        """Returns the whole text."""
        return self._document.text

    @property
    def root(self) -> Node:
        """Returns the root of its tree."""
        return self._document.tree.root_node

    def prepare(self, size: int) -> None:
        """Compiles the part of the queries that the next `size` bytes need."""
        document = self._document
        prepare(document.language, self.root, document.text.data, self._reach + size)

    def advance(self, size: int) -> None:
        """Analyses items until about `size` further bytes of the text are done, or all of it."""
        goal = self._reach + size
        while self._reach < goal and not self.is_complete:
            item = next(self._rest(), None)
            if item is None:
                self.is_complete = True
            else:
                self._since.append(item)

    def so_far(self, place: int | None = None) -> Document:
        """Returns the document with the items analysed so far, and those around a place and the last edit. Facts
        about single items are final; checks of the whole file must not run on it.
        """
        places = sorted({one for one in (self._edited_at, place) if one is not None})
        heads = self._open_heads()
        items = {item.span.start: item for one in places for item in self._around(one, heads)}
        return self._up_to_date().with_more([items[start] for start in sorted(items)])

    def edited(self, edits: Sequence[tuple[Span, bytes]]) -> ProgressiveParse:
        """Returns this analysis after edits, as `Document.edited` takes them. What has been analysed is kept."""
        return ProgressiveParse(self._up_to_date().edited(edits), self._known, EditReach.of(edits).end)

    def completed(self) -> Document:
        """Analyses the rest and returns the document."""
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
        """Returns the end of the last analysed item."""
        return self._since[-1].own_span.end if self._since else self._document.known_to or 0

    def _up_to_date(self) -> Document:
        """Returns the document of all analysed items."""
        if self._since:
            self._document, self._since = self._document.with_more(self._since), []
        return self._document

    def _rest(self) -> Iterator[Item]:
        if self._waiting is None:
            self._waiting = self._behind(self._reach, self._open_heads())
        return self._waiting

    def _around(self, place: int, heads: _Heads) -> Iterator[Item]:
        """Returns the items around a place that have not been analysed in order yet."""
        if place < self._reach or self.is_complete:
            return iter(())
        return takewhile(lambda item: item.span.start <= place, self._behind(place, heads))

    def _behind(self, place: int, heads: _Heads) -> Iterator[Item]:
        """Yields the items that end after a place and have not been analysed in order yet, in the containers of
        these headers.

        A walk from another place creates the headers of containers again, but each may exist only once.
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
        """Returns the headers of the containers around the last item."""
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
    """Returns the item with its container replaced by the equal one among the headers."""
    owner = heads.get(_key(item.container)) if item.container is not None else None
    return item if owner is None else Item(item.span, item.node_type, owner, item.facts, item.has_error)
