"""Summarises a file for others: the names it declares, and its imports."""

from __future__ import annotations

import attrs

EVERYTHING = "*"
"""The name of an import that brings all names of a module."""


@attrs.frozen
class Import:
    """An imported name or module."""

    module: str
    """The module as written, possibly relative to the file: `.compat`, `xml.dom`."""
    name: str = ""
    """The imported name, `EVERYTHING`, or an empty string if the module itself is imported."""
    alias: str = ""
    """The alias that the import declares."""
    uses: tuple[str, ...] | None = ()
    """The members of the bound name that the file reads, `parse` or `dom.parse`, each once. None if the name is also
    used alone, so that anything may be accessed through it.
    """

    @property
    def binds(self) -> str:
        """Returns the name that the import binds in the file."""
        return self.alias or self.name or self.module.partition(".")[0]

    @property
    def is_relative(self) -> bool:
        """Returns whether the module is relative to the file."""
        return self.module.startswith(".")


@attrs.frozen
class FileSummary:
    """A file as seen by others. Names are in alphabetical order."""

    packages: tuple[str, ...] = ()
    """The package or the namespaces of the file's names."""
    is_module: bool = False
    """Whether top-level names are private unless exported, in a language whose scripts share them."""
    names: tuple[str, ...] = ()
    """The top-level declarations."""
    everywhere: tuple[str, ...] = ()
    """The declarations that are visible to all files even if it is a module."""
    members: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The methods of each class."""
    imports: tuple[Import, ...] = ()
    acts: bool = False
    """Whether importing the file has side effects: a top-level statement calls something."""
    words: frozenset[str] = frozenset()
    """Every word of a file that shares a global scope with others and may use their names."""
    asked_of_tests: tuple[str, ...] = ()
    """The names that the file reads from the module of a test, as fixtures do."""


UNKNOWN_SUMMARY = FileSummary()
"""The summary of a file that cannot be read."""
