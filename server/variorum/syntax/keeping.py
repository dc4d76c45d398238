"""What is worked out from one item alone is kept with it, until its text changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TypeVar, cast

from variorum.syntax.document import Document
from variorum.syntax.item import Item

_T = TypeVar("_T")
_NOTHING = object()


def kept_with_item(work: Callable[[Document, Item], _T]) -> Callable[[Document, Item], _T]:
    """Decorates a function of an item whose result is worked out once for each text that the item has.

    The result may rest on the item's text and the language, and on nothing else in the file. Its spans count from
    where the item begins, so that it stays true where the item only moves.
    """
    # A name, because facts travel between processes and a function that is decorated cannot.
    key = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def kept(document: Document, item: Item) -> _T:
        derived = item.facts.derived
        known = derived.get(key, _NOTHING)
        if known is _NOTHING:
            known = derived[key] = work(document, item)
        return cast("_T", known)

    return kept


def noted(
    work: Callable[[Document, Item], _T | None],
) -> Callable[[Document], Sequence[tuple[Item, _T]]]:
    """Decorates a function of an item that yields nothing for most of them, and makes it one of the file.

    The result may rest on what `kept_with_item` allows, and is kept like that. The parts of a file that an edit left alone
    are not even asked.
    """
    kept = kept_with_item(work)

    @wraps(work)
    def notes(document: Document) -> Sequence[tuple[Item, _T]]:
        return document.noted(kept)

    return notes
