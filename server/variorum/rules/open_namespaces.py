"""Finds classes in whose bodies a metaclass may define names that stand in no file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

import attrs

from variorum.rules.imported_paths import imported_paths
from variorum.syntax.document import Document
from variorum.syntax.item import Item

_BASE = "namespace.base"


def open_namespaces(document: Document) -> frozenset[str]:
    """Returns the names of the file's classes whose bodies may have names of a metaclass.

    That is so if a base or the metaclass is neither built in, of the standard library nor of the file, and if the metaclass of
    a class, or of one of its bases, prepares the namespace itself: it has the method that is captured as `@namespace.maker`.
    """
    if not document.items_with(_BASE):
        return frozenset()
    bases = {name: paths for found in document.folded(_bases) for name, paths in found.items()}
    paths = {name: path for found in document.folded(_imported) for name, path in found.items()}
    declared = frozenset().union(*document.folded(_declared))
    makers = {
        item.container.declaration.name
        for item in document.items_with("namespace.maker")
        if item.container is not None and item.container.declaration is not None
    }
    classes = _Classes(document, declared, bases, paths, makers)
    return frozenset(name for name in bases if classes.is_open(name, set()))


@attrs.frozen
class _Classes:
    document: Document
    declared: Set[str]
    """The classes of the file."""
    bases: Mapping[str, frozenset[str]]
    """The bases and metaclasses of each class, as written."""
    paths: Mapping[str, str]
    """The full name of what each import binds."""
    makers: Set[str]
    """The metaclasses that prepare a namespace."""

    def is_open(self, name: str, seen: set[str]) -> bool:
        """Returns whether the namespace of a class may have unknown names. `seen` holds the classes on the way to it."""
        if name in self.makers:
            return True
        if name in seen:
            return False
        seen.add(name)
        return any(self._may_open(base, seen) for base in self.bases.get(name, ()))

    def _may_open(self, base: str, seen: set[str]) -> bool:
        first = base.partition(".")[0]
        if base in self.declared:
            return self.is_open(base, seen)
        if base in self.document.language.builtins:
            return False
        module = self.paths.get(first, "").partition(".")[0]
        return module not in self.document.language.modules.get("modules", {})


def _bases(items: Sequence[Item]) -> dict[str, frozenset[str]]:
    return {
        item.declaration.name: frozenset(
            item.facts.text_of(match[_BASE]) for match in item.facts.matches[_BASE]
        )
        for item in items
        if item.declaration is not None and _BASE in item.facts.matches
    }


def _declared(items: Sequence[Item]) -> frozenset[str]:
    return frozenset(
        item.declaration.name
        for item in items
        if item.declaration is not None and item.declaration.kind == "class"
    )


def _imported(items: Sequence[Item]) -> dict[str, str]:
    return {
        item.facts.text_of(place): path
        for item in items
        for place, path in imported_paths(item.facts).items()
    }
