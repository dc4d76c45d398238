"""Finds names that shadow a class of the standard library: nothing is known about such a class."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from variorum.languages import Language
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span
from variorum.typecheck.signatures import LibraryClass, library_of

_IMPORT_CAPTURES = ("import.path", "import.all", "import.whole")


def imported_classes(items: Sequence[Item], language: Language) -> dict[str, LibraryClass]:
    """Returns the classes that items import from another package than the library's."""
    library, found = library_of(language), {}
    for item in items:
        for path in _paths(item, "import.path"):
            package, _, name = path.rpartition(".")
            known = library.get(name)
            if known is not None and not package.startswith(known.package):
                found[name] = _unknown_class(name)
        for match in item.facts.matches.get("import.module", ()):
            path = _span_text(item, match["import.module"]).strip("\"'")
            alias = match.get("import.alias")
            name = (_span_text(item, alias) if alias else "") or path.rpartition("/")[2]
            known = library.get(name)
            if known is not None and known.package != path:
                found[name] = _unknown_class(name)
    return found


def package_classes(document: Document) -> Mapping[str, LibraryClass]:
    """Returns the classes that a file uses without importing them: another file of its package may declare them."""
    usual = document.language.expressions["kinds"].get("always_imported")
    if usual is None or not document.items_with("part.package"):
        return {}
    brought = frozenset(usual).union(*document.folded(_imported_paths))
    return {
        name: _unknown_class(name)
        for places in document.folded(_library_packages_used, document.language)
        for name, place in places.items()
        if place not in brought and f"{place}.{name}" not in brought
    }


def _imported_paths(items: Sequence[Item]) -> frozenset[str]:
    """Returns the packages and classes that items import."""
    return frozenset(path for item in items for capture in _IMPORT_CAPTURES for path in _paths(item, capture))


def _library_packages_used(items: Sequence[Item], language: Language) -> dict[str, str]:
    """Returns the library's classes that items mention, each with its package."""
    library = library_of(language)
    known = {name: library.get(name) for item in items for name in item.facts.names.free}
    return {name: one.package for name, one in known.items() if one is not None and one.package}


def _paths(item: Item, capture: str) -> Iterator[str]:
    for match in item.facts.matches.get(capture, ()):
        yield "".join(_span_text(item, match[capture]).split())


def _span_text(item: Item, span: Span) -> str:
    return item.facts.text_of(span)


def _unknown_class(name: str) -> LibraryClass:
    return LibraryClass(name, (), (), is_complete=False)
