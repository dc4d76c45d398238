"""A text on its way to become a document: parsed at once, and analysed item by item, so that the first ones can be shown
while the rest is still to come."""

from __future__ import annotations

from variorum.languages import Language
from variorum.syntax.division import dividing
from variorum.syntax.document import Document
from variorum.syntax.grammar import new_parser
from variorum.syntax.item import Item
from variorum.syntax.text import SourceText


class Opening:
    """The analysis of a whole text, which can be paused between two items."""

    def __init__(self, text: SourceText, language: Language) -> None:
        self._text = text
        self._language = language
        self._tree = new_parser(language).parse(text.data)
        self._waiting = dividing(language, text.data, self._tree)
        self._items: list[Item] = []
        self._reach = 0
        self.is_complete = False

    def advance(self, size: int) -> None:
        """Analyse items until about `size` further bytes of the text are done, or all of it is."""
        goal = self._reach + size
        while self._reach < goal:
            item = next(self._waiting, None)
            if item is None:
                self.is_complete = True
                return
            self._items.append(item)
            self._reach = item.span.start + len(item.facts.text)

    def so_far(self) -> Document:
        """The whole text with those of its items that have been analysed. What items alone show holds for good; what
        only the whole file can tell must not be asked of it."""
        return Document.of(self._language, self._text, self._tree, tuple(self._items))

    def completed(self) -> Document:
        """The document, once the rest has been analysed too."""
        self._items.extend(self._waiting)
        self.is_complete = True
        return self.so_far()
