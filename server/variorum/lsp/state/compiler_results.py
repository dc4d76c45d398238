"""Keeps what compilers said of translations, as long as neither text has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.syntax.source_text import SourceText

if TYPE_CHECKING:
    from variorum.compilers.evidence import Compilation

_CAPACITY = 64


class CompilerResults:
    """The latest compilation of each translation."""

    def __init__(self) -> None:
        self._results: dict[str, tuple[SourceText, SourceText, Compilation]] = {}

    def get(self, uri: str, source: SourceText, target: SourceText) -> Compilation | None:
        """Returns the compilation of a translation, or None if it is not one of these two texts.

        Args:
            uri: the translation's URI.
            source: the text of the original.
            target: the text of the translation.
        """
        found = self._results.get(uri)
        if found is None or not (_same(found[0], source) and _same(found[1], target)):
            return None
        return found[2]

    def put(self, uri: str, source: SourceText, target: SourceText, compilation: Compilation) -> None:
        """Keeps a compilation of these two texts."""
        self._results.pop(uri, None)
        self._results[uri] = (source, target, compilation)
        if len(self._results) > _CAPACITY:
            del self._results[next(iter(self._results))]

    def clear(self) -> None:
        """Drops every result."""
        self._results.clear()


def _same(one: SourceText, other: SourceText) -> bool:
    return one is other or one.data == other.data
