"""Holds what the other files of a workspace say about one file."""

from __future__ import annotations

from collections.abc import Iterable

import attrs


@attrs.frozen(order=True)
class Definition:
    """A function, method or type that another file declares."""

    name: str
    owner: str
    """The class that contains it, or an empty string."""
    path: str


@attrs.frozen
class WorkspaceContext:
    """What other files say that rules about one file depend on. Equal contexts give equal findings."""

    imported_elsewhere: frozenset[str] = frozenset()
    """Names that other files import from this one, whoever declares them."""
    is_star_imported: bool = False
    """Whether a file imports all names of this one, or accesses them in a way that cannot be followed."""
    visible_names: frozenset[str] = frozenset()
    """Names of other files that this one sees without an import."""
    used_without_import: frozenset[str] = frozenset()
    """Names of this file that other files may use without an import."""
    printed_in_original: frozenset[frozenset[str]] = frozenset()
    """For each statement of the original that prints, the words that it prints."""
    defined_elsewhere: frozenset[Definition] = frozenset()
    """What files around a translation declare under names of its original."""
    imports_with_effect: frozenset[str] = frozenset()
    """Names in this file of workspace modules that have side effects on import."""
    is_test_data: bool = False
    """Whether the file is test data: it has no findings, unless it is a translation."""

    def uses(self, name: str) -> bool:
        """Returns whether another file may import the name from this one."""
        return self.is_star_imported or name in self.imported_elsewhere

    def as_requested(self) -> WorkspaceContext:
        """Returns the context for a file whose findings are requested even if it is test data."""
        return attrs.evolve(self, is_test_data=False) if self.is_test_data else self

    def concerns(self, names: Iterable[str]) -> bool:
        """Returns whether the context says something about one of these names."""
        known = (
            self.imported_elsewhere,
            self.visible_names,
            self.used_without_import,
            self.imports_with_effect,
        )
        is_concerned = not all(own.isdisjoint(names) for own in known)
        return is_concerned or self.is_star_imported or self.is_test_data or bool(self.defined_elsewhere)


NO_WORKSPACE = WorkspaceContext()
"""The context of a file outside of any workspace."""
