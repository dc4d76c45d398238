"""What other files can know of a file: the names that it declares, and what it takes from where."""

from __future__ import annotations

import attrs

EVERYTHING = "*"
"""Stands for the name of an import that brings all names of a module."""


@attrs.frozen
class Import:
    """One name, or one module, that a file imports."""

    module: str
    """The module as the file writes it, relative to the file perhaps: `.compat`, `xml.dom`."""
    name: str = ""
    """What is taken from the module: a name, `EVERYTHING`, or nothing where the module itself is imported."""
    alias: str = ""
    """Another name that the import gives to it."""
    uses: tuple[str, ...] | None = ()
    """What the file reads behind the dot of the name that the import binds, `parse` or `dom.parse`, each once. None where
    the name also stands alone, so that anything may be reached through it."""

    @property
    def binds(self) -> str:
        """The name that the import makes known in the file."""
        return self.alias or self.name or self.module.partition(".")[0]

    @property
    def is_relative(self) -> bool:
        """Whether the module is looked for from the file on."""
        return self.module.startswith(".")


@attrs.frozen
class FileSummary:
    """A file as the others see it. Names are in alphabetical order."""

    packages: tuple[str, ...] = ()
    """The package, or the namespaces, that the file's names are in."""
    is_module: bool = False
    """Whether the file's outermost names are its own unless it exports them, in a language in which files can share theirs."""
    names: tuple[str, ...] = ()
    """What the file declares outermost."""
    everywhere: tuple[str, ...] = ()
    """What it declares for all files, be it a module or not."""
    members: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The methods of each class."""
    imports: tuple[Import, ...] = ()
    acts: bool = False
    """Whether to import the file has an effect beyond it: a statement of its own calls something."""
    words: frozenset[str] = frozenset()
    """Every word of a file whose outermost names others share, so that it may use theirs."""


UNKNOWN_SUMMARY = FileSummary()
"""The summary of a file that cannot be read."""
