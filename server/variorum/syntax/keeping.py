"""What is worked out from one item alone is kept with it, until its text changes.

A check of a whole file then is a walk over its items that picks up what lies ready.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import update_wrapper
from typing import Generic, TypeVar, cast

from variorum.syntax.document import Document
from variorum.syntax.item import Item

_T = TypeVar("_T")
_NOTHING = object()


class KeptWithItem(Generic[_T]):
    """A function of an item whose result is kept with the item."""

    def __init__(self, work: Callable[[Document, Item], _T]) -> None:
        self._work = work
        # A name, because facts travel between processes and a function that is decorated cannot.
        self._key = f"{work.__module__}.{work.__qualname__}"
        update_wrapper(self, work)

    def __call__(self, document: Document, item: Item) -> _T:
        derived = item.facts.derived
        known = derived.get(self._key, _NOTHING)
        if known is _NOTHING:
            known = derived[self._key] = self._work(document, item)
        return cast("_T", known)

    def in_all(self, document: Document) -> Sequence[tuple[Item, _T]]:
        """The results for the items of a file, in source order, without those of which there is nothing to tell."""
        place = ("in all", self._key)
        found: list[tuple[Item, _T]] | None = document.derived.get(place)
        if found is None:
            # Written out, because every keystroke walks over all items for every check.
            key, found = self._key, []
            for item in document.items:
                known = item.facts.derived.get(key, _NOTHING)
                if known is _NOTHING:
                    known = self(document, item)
                if known:
                    found.append((item, known))
            document.derived[place] = found
        return found


def kept_with_item(work: Callable[[Document, Item], _T]) -> KeptWithItem[_T]:
    """Decorates a function of an item whose result is worked out once for each text that the item has.

    The result may rest on the item's text and the language, and on nothing else in the file. Its spans count from
    where the item begins, so that it stays true where the item only moves.
    """
    return KeptWithItem(work)
