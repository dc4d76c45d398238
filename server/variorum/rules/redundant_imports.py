"""Imports that bring a file nothing it would not have without them."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

import attrs

from variorum.rules.unit import FileUnit
from variorum.syntax.item import Item, Match
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span


@attrs.frozen
class RedundantImport:
    """An import to take away, and why. The spans are relative to the item."""

    item: Item
    statement: Span
    place: Span
    reason: str
    """The sentence that the finding shows."""
    is_certain: bool
    """Whether the file alone proves it, whatever else its package holds."""


def redundant_imports(file: FileUnit) -> Iterator[RedundantImport]:
    """Imports that stand there twice, that bring what every file of the language or of its package sees, and
    those of all names of a package where the file needs none of them.

    `implicit` in `[rules.unused-import]` lists the packages that every file sees.
    """
    statements = [
        (item, match)
        for item in file.document.items_with("import.statement")
        if not item.facts.is_broken
        for match in item.facts.matches["import.statement"]
        if "import.path" in match or "import.all" in match
    ]
    seen: set[str] = set()
    for item, match in statements:
        text = " ".join(_text(item, match["import.statement"]).split())
        is_repeated = text in seen
        reason = "this is imported already" if is_repeated else _reason(file, item, match, statements)
        seen.add(text)
        if reason is not None:
            place = match.get("import.path") or match["import.all"]
            yield RedundantImport(item, match["import.statement"], place, reason, is_repeated)
    yield from _known_modules(file)


def _known_modules(file: FileUnit) -> Iterator[RedundantImport]:
    """Imports of nothing but the name of a module that is known by that name anyway (`@import.single`).

    A file that announces its modules may be of an older form of the language, which asks for them.
    """
    singles = file.document.items_with("import.single")
    if not singles or file.document.items_with("import.announced"):
        return
    for item in singles:
        for match in item.facts.matches["import.single"] if not item.facts.is_broken else ():
            name = _text(item, match["import.single"])
            if all(binding.kind == "import" for _, binding in file.document.bindings_of({name})):
                reason = f"`{name}` is known by its own name without an import"
                statement, place = match["import.statement"], match["import.single"]
                yield RedundantImport(item, statement, place, reason, is_certain=False)


def is_hidden(file: FileUnit, name: str) -> bool:
    """Whether every use of an imported name means a class that encloses the use or stands beside it instead."""
    if not file.language.scopes.class_members_are_names:
        return False
    holders = [
        item.container
        for item, binding in file.document.bindings_of({name})
        if binding.kind == "class" and item.container is not None
    ]
    return bool(holders) and all(
        any(holder in _around(item) for holder in holders)
        for item in file.document.items_naming({name})
        if name in item.facts.names.free_reads
    )


def _around(item: Item) -> Iterator[Item]:
    """The containers that the item stands in, from the inside out."""
    container = item.container
    while container is not None:
        yield container
        container = container.container


def _reason(file: FileUnit, item: Item, match: Match, statements: list[tuple[Item, Match]]) -> str | None:
    implicit = file.policy("unused-import").get("implicit", ())
    own = _own_package(file)
    if "import.all" in match:
        path = _text(item, match["import.all"])
        if "import.static" not in match and path in (*implicit, own):
            return f"every file here sees the names of `{path}` without an import"
        needless = _needs_none(file, match, path, statements)
        return f"nothing in the file needs the names of `{path}`" if needless else None
    path = _text(item, match["import.path"])
    package, _, name = path.rpartition(".")
    if "import.static" in match or not package:
        return None
    if package == own:
        return f"`{name}` is in the file's own package and needs no import"
    if package in implicit and not _may_be_ambiguous(file, statements, (*implicit, own)):
        return f"every file sees `{name}` of `{package}` without an import"
    return None


def _needs_none(file: FileUnit, match: Match, path: str, statements: list[tuple[Item, Match]]) -> bool:
    """Whether every name that the file uses comes from somewhere else. Comments cannot mean static names."""
    declared = (binding.kind == "class" for _, binding in file.document.bindings_of(set(path.split("."))))
    if file.document.has_errors or any(declared):
        # The members of a class of the file itself are bound here already, but not everywhere by their bare names.
        return False
    if "import.static" not in match:
        return file.unbound_here.isdisjoint(_types_of(file, path))
    lacking = file.unbound_here
    if any(
        "import.static" not in other and _text(item, other["import.all"]) == path
        for item, other in statements
        if "import.all" in other
    ):
        # The types of the path come with the other import.
        lacking = lacking - _may_be_types(file)
    code = (item for item in file.document.items_naming(lacking) if item.node_type != "comment")
    return not any(lacking & item.facts.names.free_reads for item in code)


def _types_of(file: FileUnit, package: str) -> AbstractSet[str]:
    """Those of the names that the file lacks which may be types of the package."""
    modules = file.language.modules
    if modules.get("complete") and package in modules["modules"]:
        return frozenset(modules["modules"][package])
    return _may_be_types(file)


def _may_be_types(file: FileUnit) -> AbstractSet[str]:
    """Those of the names that the file lacks which are written as the language writes types."""
    if file.language.naming.type != "pascal":
        return file.unbound_here
    return {name for name in file.unbound_here if name[:1].isupper()}


def _may_be_ambiguous(
    file: FileUnit, statements: list[tuple[Item, Match]], known: tuple[str | None, ...]
) -> bool:
    """Whether a package that nobody here knows is imported as a whole: it may bring another of the name, which
    makes the single import a choice."""
    paths = [
        _text(item, match["import.all"])
        for item, match in statements
        if "import.all" in match and "import.static" not in match
    ]
    return any(path not in known and path not in file.language.modules.get("modules", {}) for path in paths)


def _own_package(file: FileUnit) -> str | None:
    """The package that the file says it belongs to."""
    named = (
        _text(item, match["import.package"])
        for item in file.document.items_with("import.package")
        for match in item.facts.matches["import.package"]
    )
    return next(named, None)


def _text(item: Item, span: Span) -> str:
    return decode(item.facts.text[span.start : span.end])
