"""What is worked out from one item alone is kept with it, until its text changes.

A check of a whole file then is a walk over its items that picks up what lies ready. Every keystroke does those walks, so what
few items have anything of is noted with the item, and a single walk gathers the notes for all checks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, Generic, TypeVar, cast

from variorum.syntax.document import Document
from variorum.syntax.item import Item

_T = TypeVar("_T")
_NOTHING = object()
_NOTES = "notes"
_notes: list[Note[Any]] = []


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


class Note(Generic[_T]):
    """What a check wants to know of each item of a file, and finds in few of them."""

    def __init__(self, work: Callable[[Document, Item], _T]) -> None:
        self.work = work
        self._place = len(_notes)
        _notes.append(self)

    def __call__(self, document: Document) -> Sequence[tuple[Item, _T]]:
        """The items of which there is something to tell, in source order, each with what there is."""
        gathered: Sequence[Sequence[tuple[Item, _T]]] | None = document.derived.get(_NOTES)
        if gathered is None or len(gathered) < len(_notes):
            gathered = document.derived[_NOTES] = _gathered(document)
        return gathered[self._place]


def noted(work: Callable[[Document, Item], _T]) -> Note[_T]:
    """Decorates a function of an item that yields something false for most of them, and makes it one of the file.

    The result for an item is kept as `kept_with_item` does it.
    """
    return Note(work)


def _gathered(document: Document) -> list[list[tuple[Item, Any]]]:
    found: list[list[tuple[Item, Any]]] = [[] for _ in _notes]
    key = (_NOTES, len(_notes))
    for item in document.items:
        derived = item.facts.derived
        known = derived.get(key)
        if known is None:
            worked_out = ((place, note.work(document, item)) for place, note in enumerate(_notes))
            known = derived[key] = tuple((place, value) for place, value in worked_out if value)
        for place, value in known:
            found[place].append((item, value))
    return found
