"""Finds imports that bind nothing that the file would not have without them."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

import attrs

from variorum.rules.unit import FileUnit
from variorum.syntax.item import Item, Match
from variorum.syntax.span import Span


@attrs.frozen
class RedundantImport:
    """A redundant import, with the reason. The spans are relative to the item."""

    item: Item
    statement: Span
    place: Span
    reason: str
    """The message of the finding."""
    is_certain: bool
    """Whether the file alone proves it, whatever else its package contains."""


def redundant_imports(file: FileUnit) -> Iterator[RedundantImport]:
    """Yields duplicate imports, imports of names that every file of the language or of its package has, and star imports of a
    package of which the file needs no name.

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
        text = " ".join(item.facts.text_of(match["import.statement"]).split())
        is_repeated = text in seen
        reason = "this is imported already" if is_repeated else _reason(file, item, match, statements)
        seen.add(text)
        if reason is not None:
            place = match.get("import.path") or match["import.all"]
            yield RedundantImport(item, match["import.statement"], place, reason, is_repeated)
    yield from _known_modules(file)


def _known_modules(file: FileUnit) -> Iterator[RedundantImport]:
    """Yields imports that only bind the name of a module that is available under that name anyway (`@import.single`).

    A file that declares its modules may be in an older dialect of the language, which needs them.
    """
    singles = file.document.items_with("import.single")
    if not singles or file.document.items_with("import.announced"):
        return
    for item in singles:
        for match in item.facts.matches["import.single"] if not item.facts.is_broken else ():
            name = item.facts.text_of(match["import.single"])
            if all(binding.kind == "import" for _, binding in file.document.bindings_of({name})):
                reason = f"`{name}` is available without an import"
                statement, place = match["import.statement"], match["import.single"]
                yield RedundantImport(item, statement, place, reason, is_certain=False)


def is_hidden(file: FileUnit, name: str) -> bool:
    """Returns whether every use of an imported name refers to a class that encloses the use or is declared beside it."""
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
    """Yields the containers of the item, innermost first."""
    container = item.container
    while container is not None:
        yield container
        container = container.container


def _reason(file: FileUnit, item: Item, match: Match, statements: list[tuple[Item, Match]]) -> str | None:
    implicit = file.policy("unused-import").get("implicit", ())
    own = _own_package(file)
    if "import.all" in match:
        path = item.facts.text_of(match["import.all"])
        if "import.static" not in match and path in (*implicit, own):
            return f"the names of `{path}` are available here without an import"
        needless = _needs_none(file, match, path, statements)
        return f"no name of `{path}` is used" if needless else None
    path = item.facts.text_of(match["import.path"])
    package, _, name = path.rpartition(".")
    if "import.static" in match or not package:
        return None
    if package == own:
        return f"`{name}` is in the same package and needs no import"
    if package in implicit and not _may_be_ambiguous(file, statements, (*implicit, own)):
        return f"`{name}` of `{package}` is available without an import"
    return None


def _needs_none(file: FileUnit, match: Match, path: str, statements: list[tuple[Item, Match]]) -> bool:
    """Returns whether every name that the file uses comes from somewhere else. Comments cannot refer to static names."""
    declared = (binding.kind == "class" for _, binding in file.document.bindings_of(set(path.split("."))))
    if file.document.has_errors or any(declared):
        # The members of a class of the file itself are bound here, but not everywhere by their bare names.
        return False
    if "import.static" not in match:
        return file.unbound_here.isdisjoint(_types_of(file, path))
    lacking = file.unbound_here
    if any(
        "import.static" not in other and item.facts.text_of(other["import.all"]) == path
        for item, other in statements
        if "import.all" in other
    ):
        # The other import brings the types of the path.
        lacking = lacking - _may_be_types(file)
    code = (item for item in file.document.items_naming(lacking) if item.node_type != "comment")
    return not any(lacking & item.facts.names.free_reads for item in code)


def _types_of(file: FileUnit, package: str) -> AbstractSet[str]:
    """Returns the unbound names of the file that may be types of the package."""
    modules = file.language.modules
    if modules.get("complete") and package in modules["modules"]:
        return frozenset(modules["modules"][package])
    return _may_be_types(file)


def _may_be_types(file: FileUnit) -> AbstractSet[str]:
    """Returns the unbound names of the file that follow the naming style of types."""
    if file.language.naming.type != "pascal":
        return file.unbound_here
    return {name for name in file.unbound_here if name[:1].isupper()}


def _may_be_ambiguous(
    file: FileUnit, statements: list[tuple[Item, Match]], known: tuple[str | None, ...]
) -> bool:
    """Returns whether an unknown package is star-imported. It may define the same name, which the single import then
    disambiguates."""
    paths = [
        item.facts.text_of(match["import.all"])
        for item, match in statements
        if "import.all" in match and "import.static" not in match
    ]
    return any(path not in known and path not in file.language.modules.get("modules", {}) for path in paths)


def _own_package(file: FileUnit) -> str | None:
    """Returns the package that the file declares."""
    named = (
        item.facts.text_of(match["import.package"])
        for item in file.document.items_with("import.package")
        for match in item.facts.matches["import.package"]
    )
    return next(named, None)
