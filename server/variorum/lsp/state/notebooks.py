"""Joins the cells of a notebook: each is a document, but names that one cell binds are defined in the others."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from variorum.memo import memoized_property
from variorum.syntax.document import Document


@attrs.define
class Notebook:
    """An open notebook, with the URIs of its code cells in order."""

    uri: str
    cells: list[str]


class Cell(Document):
    """A cell's document, in which the names that other cells read count as read."""

    def __init__(self, own: Document, others: Iterable[Document]) -> None:
        super().__init__(own.language, own.text, own.tree, own.items, own.symbol_counts)
        self._own, self._others = own, tuple(others)

    @memoized_property
    def read_names(self) -> frozenset[str]:
        """Every name that some item of any cell reads from its surroundings."""
        return frozenset(self._own.read_names).union(*(other.read_names for other in self._others))

    @memoized_property
    def lacking_names(self) -> frozenset[str]:
        """The names that items of any cell read and that this one does not bind."""
        return self.read_names - self.symbol_counts.bound.keys()

    @memoized_property
    def member_names(self) -> frozenset[str]:
        """Every name that is used behind a dot or an arrow in any cell."""
        return frozenset(self._own.member_names).union(*(other.member_names for other in self._others))

    @memoized_property
    def is_dynamic(self) -> bool:
        """Whether something in any cell makes names unknowable."""
        return self._own.is_dynamic or any(other.is_dynamic for other in self._others)
