"""Memoizes results about a single item until its text changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Concatenate, Generic, ParamSpec, TypeVar, cast

from variorum.memo import memo_key
from variorum.syntax.document import Document
from variorum.syntax.item import Item

_P = ParamSpec("_P")
_T = TypeVar("_T")
_D = TypeVar("_D")
_MISSING = object()


def memoized_per_item(
    work: Callable[Concatenate[Document, Item, _P], _T],
) -> Callable[Concatenate[Document, Item, _P], _T]:
    """Decorates a function of an item so that its results are cached with the item's facts; see `variorum.memo`.

    The results may depend on the item's text, the language and the further arguments only. Their spans are relative to the item,
    so that they remain valid if the item moves.
    """
    name, compute = memo_key(work), cast("Callable[..., _T]", work)

    @wraps(work)
    def memoized(document: Document, item: Item, *arguments: object) -> _T:
        key = (name, *arguments) if arguments else name
        derived = item.facts.derived
        known: _T = derived.get(key, _MISSING)
        if known is _MISSING:
            known = derived[key] = compute(document, item, *arguments)
        return known

    return cast("Callable[Concatenate[Document, Item, _P], _T]", memoized)


class CollectedItems(Generic[_T]):
    """The results of a function over the items of a file. Items in unchanged sections are not visited."""

    def __init__(self, memoized: Callable[[Document, Item], _T | None]) -> None:
        self._per_item = memoized
        self.__doc__ = memoized.__doc__

    def __call__(self, document: Document) -> Sequence[tuple[Item, _T]]:
        """Returns the items with a result, in file order."""
        return document.collected(self._per_item)

    def first(self, document: Document) -> tuple[Item, _T] | None:
        """Returns the first of them, without visiting later sections."""
        for number, found in enumerate(document.collected_by_section(self._per_item)):
            if found:
                index, value = found[0]
                return document.items.placed(number)[index], value
        return None

    def by_section(
        self, document: Document, digest: Callable[[Sequence[tuple[int, _T]]], _D]
    ) -> Sequence[_D]:
        """Returns a long-lived function's results over the collected results of each section. The result of an unchanged section
        is the same object as before.

        The function gets the index of each item in its section along with its result.
        """
        return [
            section.memoized((digest, self._per_item), partial(digest, found))
            for section, found in zip(
                document.items.sections, document.collected_by_section(self._per_item), strict=True
            )
        ]


def collected(work: Callable[[Document, Item], _T | None]) -> CollectedItems[_T]:
    """Decorates a function of an item that returns None for most items, and makes it a function of the file.

    The same restrictions as for `memoized_per_item` apply, and results are cached in the same way.
    """
    return CollectedItems(memoized_per_item(work))
