"""Keeps what background work found about translations, as long as neither text of the pair has changed."""

from __future__ import annotations

from typing import Generic, TypeVar

from variorum.syntax.source_text import SourceText

_CAPACITY = 64
_T = TypeVar("_T")


class PairResults(Generic[_T]):
    """The latest result for each translation: what a compiler reported, or what interpreting both sides showed."""

    def __init__(self) -> None:
        self._results: dict[str, tuple[SourceText, SourceText, _T]] = {}

    def get(self, uri: str, source: SourceText, target: SourceText) -> _T | None:
        """Returns the result for a translation, or None if it is not one of these two texts.

        Args:
            uri: the translation's URI.
            source: the text of the original.
            target: the text of the translation.
        """
        found = self._results.get(uri)
        if found is None or not (_same(found[0], source) and _same(found[1], target)):
            return None
        return found[2]

    def put(self, uri: str, source: SourceText, target: SourceText, result: _T) -> None:
        """Keeps the result for these two texts. The ones kept longest are dropped first."""
        self._results.pop(uri, None)
        self._results[uri] = (source, target, result)
        if len(self._results) > _CAPACITY:
            del self._results[next(iter(self._results))]

    def clear(self) -> None:
        """Drops every result."""
        self._results.clear()


def _same(one: SourceText, other: SourceText) -> bool:
    return one is other or one.data == other.data
