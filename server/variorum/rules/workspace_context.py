"""What the other files of a workspace mean for one file."""

from __future__ import annotations

from collections.abc import Iterable

import attrs


@attrs.frozen(order=True)
class Definition:
    """A function, method or type that another file declares."""

    name: str
    owner: str
    """The class that it is a member of, or nothing."""
    path: str


@attrs.frozen
class WorkspaceContext:
    """What other files say that the rules about one file go by. Equal ones have equal findings."""

    imported_elsewhere: frozenset[str] = frozenset()
    """Names that other files import from this one, whoever declares them."""
    is_star_imported: bool = False
    """Whether a file imports all names of this one, or reaches them in a way that cannot be followed."""
    visible_names: frozenset[str] = frozenset()
    """Names of other files that this one sees without an import."""
    used_without_import: frozenset[str] = frozenset()
    """Those of this file's names that other files may use without an import."""
    printed_in_original: frozenset[frozenset[str]] = frozenset()
    """Of each statement of a translation's original that prints, the words that it prints."""
    defined_elsewhere: frozenset[Definition] = frozenset()
    """What files around a translation declare under names of its original."""
    imports_with_effect: frozenset[str] = frozenset()
    """Names of this file that stand for modules of the workspace that do something when they are imported."""
    is_test_data: bool = False
    """Whether the file is there for tests to read: it has no findings, unless somebody translated it."""

    def uses(self, name: str) -> bool:
        """Whether another file may import the name from this one."""
        return self.is_star_imported or name in self.imported_elsewhere

    def as_requested(self) -> WorkspaceContext:
        """The same for a file whose findings somebody asks for, be it data or not."""
        return attrs.evolve(self, is_test_data=False) if self.is_test_data else self

    def concerns(self, names: Iterable[str]) -> bool:
        """Whether it says something about one of these names."""
        known = (
            self.imported_elsewhere,
            self.visible_names,
            self.used_without_import,
            self.imports_with_effect,
        )
        is_concerned = not all(own.isdisjoint(names) for own in known)
        return is_concerned or self.is_star_imported or self.is_test_data or bool(self.defined_elsewhere)


NO_WORKSPACE = WorkspaceContext()
"""That of a file of which no workspace is known."""
