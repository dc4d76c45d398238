"""Memoizes results about a single item until its text changes."""

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
    """Decorates a function of an item so that its result is cached with the item's facts.

    The result may depend on the item's text and language only. Its spans are relative to the item, so that it remains
    valid if the item moves.
    """
    # A name, because facts are passed between processes and a decorated function cannot be pickled.
    key = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def memoized(document: Document, item: Item) -> _T:
        known: _T = item.facts.derived.get(key, _NOTHING)
        if known is _NOTHING:
            known = item.facts.derived[key] = work(document, item)
        return known

    return memoized


class CollectedItems(Generic[_T]):
    """The results of a function over the items of a file. Items in unchanged sections are not visited."""

    def __init__(self, memoized: Callable[[Document, Item], _T | None]) -> None:
        self._per_item = memoized
        self.__doc__ = memoized.__doc__

    def __call__(self, document: Document) -> Sequence[tuple[Item, _T]]:
        """Returns the items with a result, in file order."""
        return document.noted(self._per_item)

    def first(self, document: Document) -> tuple[Item, _T] | None:
        """Returns the first of them, without visiting later sections."""
        for number, notes in enumerate(document.notes(self._per_item)):
            if notes:
                index, value = notes[0]
                return document.items.placed(number)[index], value
        return None

    def by_section(
        self, document: Document, digest: Callable[[Sequence[tuple[int, _T]]], _D]
    ) -> Sequence[_D]:
        """Returns a long-lived function's results over the notes of each section. The result of an unchanged section
        is the same object as before.

        The function gets the index of each item in its section along with its note.
        """
        return [
            section.once((digest, self._per_item), partial(digest, notes))
            for section, notes in zip(document.items.sections, document.notes(self._per_item), strict=True)
        ]


def noted(work: Callable[[Document, Item], _T | None]) -> CollectedItems[_T]:
    """Decorates a function of an item that returns None for most items, and makes it a function of the file.

    The same restrictions as for `memoized_per_item` apply, and results are cached in the same way.
    """
    return CollectedItems(memoized_per_item(work))
