"""What is worked out from one item alone is kept with it, until its text changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Generic, TypeVar

from variorum.syntax.document import Document
from variorum.syntax.item import Item

_T = TypeVar("_T")
_D = TypeVar("_D")
_NOTHING = object()


def memoized_per_item(work: Callable[[Document, Item], _T]) -> Callable[[Document, Item], _T]:
    """Decorates a function of an item whose result is worked out once for each text that the item has.

    The result may rest on the item's text and the language, and on nothing else in the file. Its spans count from
    where the item begins, so that it stays true where the item only moves.
    """
    # A name, because facts travel between processes and a function that is decorated cannot.
    key = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def memoized(document: Document, item: Item) -> _T:
        known: _T = item.facts.derived.get(key, _NOTHING)
        if known is _NOTHING:
            known = item.facts.derived[key] = work(document, item)
        return known

    return memoized


class CollectedItems(Generic[_T]):
    """What is noted of the items of a file. The parts of the file that an edit left alone are not even asked."""

    def __init__(self, memoized: Callable[[Document, Item], _T | None]) -> None:
        self._per_item = memoized
        self.__doc__ = memoized.__doc__

    def __call__(self, document: Document) -> Sequence[tuple[Item, _T]]:
        """The items of which something is noted, with that, in the order of the file."""
        return document.noted(self._per_item)

    def first(self, document: Document) -> tuple[Item, _T] | None:
        """The first of them; what stands behind it is not asked."""
        for number, notes in enumerate(document.notes(self._per_item)):
            if notes:
                index, value = notes[0]
                return document.items.placed(number)[index], value
        return None

    def by_section(
        self, document: Document, digest: Callable[[Sequence[tuple[int, _T]]], _D]
    ) -> Sequence[_D]:
        """What a lasting function makes of the notes of each section; of an untouched one it is the object that it was.

        The function gets the number of each item in its section beside what is noted of it.
        """
        return [
            section.once((digest, self._per_item), partial(digest, notes))
            for section, notes in zip(document.items.sections, document.notes(self._per_item), strict=True)
        ]


def noted(work: Callable[[Document, Item], _T | None]) -> CollectedItems[_T]:
    """Decorates a function of an item that yields nothing for most of them, and makes it one of the file.

    The result may rest on what `memoized_per_item` allows, and is kept like that.
    """
    return CollectedItems(memoized_per_item(work))
