"""A text on its way to become a document: parsed at once, and analysed item by item, so that the first ones can be shown
while the rest is still to come. It can be edited on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from variorum.languages import Language
from variorum.syntax.division import KnownFacts, dividing
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.partial import prepare
from variorum.syntax.reading import Reading, read
from variorum.syntax.redivision import Reach
from variorum.syntax.span import Span
from variorum.syntax.text import SourceText


def opened(text: SourceText, language: Language) -> Document:
    """The document of a text, without waiting for queries that nothing in it can match; else it is `Document.parse`."""
    opening = Opening(text, language)
    opening.prepare(len(text))
    return opening.completed()


class Opening:
    """The analysis of a whole text, which can be paused between two items."""

    def __init__(
        self,
        text: SourceText,
        language: Language,
        reading: Reading | None = None,
        known: KnownFacts | None = None,
    ) -> None:
        """`known` is what has been worked out for items of an earlier state of the text."""
        self.text = text
        self._language = language
        self._reading = reading or read(language, text.data)
        self._known: KnownFacts = {} if known is None else known
        self._waiting = dividing(language, text.data, self._reading.tree, self._known)
        self._items: list[Item] = []
        self._reach = 0
        self._edited_at: int | None = None
        self.is_complete = False

    def prepare(self, size: int) -> None:
        """Compile as much of the queries as the next `size` bytes ask for, so that they need not wait for the rest."""
        prepare(self._language, self._reading.tree.root_node, self.text.data, self._reach + size)

    def advance(self, size: int) -> None:
        """Analyse items until about `size` further bytes of the text are done, or all of it is."""
        goal = self._reach + size
        while self._reach < goal:
            item = next(self._waiting, None)
            if item is None:
                self.is_complete = True
                return
            self._items.append(item)
            self._reach = item.own_span.end

    def so_far(self, place: int | None = None) -> Document:
        """The whole text with those of its items that have been analysed, and with those around a place and around the
        last edit. What items alone show holds for good; what only the whole file can tell must not be asked of it."""
        places = sorted({one for one in (self._edited_at, place) if one is not None})
        items = {item.span.start: item for one in places for item in self._around(one)}
        return self._document([*self._items, *(items[start] for start in sorted(items))])

    def edited(self, edits: Sequence[tuple[Span, bytes]]) -> Opening:
        """This text after edits, as `Document.edited` takes them, analysed as far as it has been."""
        text, told = self._document(self._items).told(edits)
        before = None if self._reading.is_given_up else told
        reach = Reach.of(edits)
        reading = read(self._language, text.data, before, changed=Span(reach.start, reach.end))
        after = Opening(text, self._language, reading, self._known)
        after.advance(self._reach)
        after._edited_at = reach.end
        return after

    def completed(self) -> Document:
        """The document, once the rest has been analysed too."""
        self._items.extend(self._waiting)
        self.is_complete = True
        return self._document(self._items)

    def _document(self, items: Sequence[Item]) -> Document:
        return Document.of(self._language, self.text, self._reading, tuple(items))

    def _around(self, place: int) -> Iterator[Item]:
        """The items around a place that have not had their turn."""
        if place < self._reach or self.is_complete:
            return
        items = dividing(self._language, self.text.data, self._reading.tree, self._known, place)
        for item in takewhile(lambda item: item.span.start <= place, items):
            if item.span.start >= self._reach:
                yield item
