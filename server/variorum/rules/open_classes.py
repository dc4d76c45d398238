"""Finds classes whose members are used without being named, so that no member is certainly unused."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.rules.unused_objects import trivial_classes
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span

_REACHED = ("inherited", "reached")
_OBJECT_TYPE = "object.type"
_DESCRIBED = "object.described"
_FIELD = "field.name"


def reflected_classes(document: Document) -> frozenset[str]:
    """Returns the names of classes with subclasses in the file, whose size or bytes are taken, or with an object that other
    files can see."""
    return frozenset().union(*document.folded(_opened))


def _opened(items: Sequence[Item]) -> frozenset[str]:
    return frozenset(
        item.facts.text_of(match[capture])
        for item in items
        for capture in (*_REACHED, *((_OBJECT_TYPE,) if _is_shared(item) else ()))
        for match in item.facts.matches.get(capture, ())
    )


def partially_visible_classes(document: Document) -> frozenset[int]:
    """Returns the identities of the classes with a method that is defined in another file, such as those of a header."""
    declared = [
        (item, item.facts.text_of(match["elsewhere"]))
        for item in document.items_with("elsewhere")
        for match in item.facts.matches["elsewhere"]
    ]
    if not declared:
        return frozenset()
    defined = {
        item.declaration.name for item in document.items_where(_is_definition) if item.declaration is not None
    }
    return frozenset(id(item.container) for item, name in declared if name not in defined)


def computed_access_classes(document: Document) -> frozenset[int]:
    """Returns the identities of the classes that access members by a name that the program makes."""
    return frozenset(
        id(item.container) for item in document.items_with("member.computed") if item.container is not None
    )


def _is_definition(item: Item) -> bool:
    """Returns whether the item is the body of a method defined outside of its class."""
    declaration = item.declaration
    return item.container is None and declaration is not None and declaration.body is not None


def describes_shared_objects(item: Item) -> bool:
    """Returns whether the item as a whole creates objects that other files can see, and defines their class in place."""
    described = item.facts.matches.get(_DESCRIBED, ())
    return any(match[_DESCRIBED].start == 0 for match in described) and _is_shared(item)


def fields_of_nontrivial_types(document: Document) -> frozenset[tuple[int, Span]]:
    """Returns the fields whose type is a class that may run code when its object is created or destroyed. Each is the identity
    of its item and its span in it."""
    holders = document.items_with(_FIELD)
    if not holders:
        return frozenset()
    known = trivial_classes(document).union(*document.folded(_types))
    return frozenset(
        (id(item), match[_FIELD])
        for item in holders
        for match in item.facts.matches[_FIELD]
        if item.facts.text_of(match["field.type"]) not in known
    )


def _types(items: Sequence[Item]) -> frozenset[str]:
    """Returns the names of types that are not classes: enumerations and type aliases."""
    return frozenset(one.name for item in items for one in item.facts.names.outermost if one.kind == "type")


def _is_shared(item: Item) -> bool:
    """Returns whether the declaration is neither local to a function nor private to the file."""
    declared = item.declaration
    if declared is not None and declared.body is not None and declared.kind in ("function", "method"):
        return False
    return item.container is None and not item.facts.text.startswith(b"static")
