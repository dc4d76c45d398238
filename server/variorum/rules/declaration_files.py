"""Recognises files that declare what is defined elsewhere, such as TypeScript's `.d.ts`. Other files use these names."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts

_STORES = ("assign.value", "store.value")
_WITH_CODE = frozenset({"function", "method", "constructor"})


def is_made_of_declarations(document: Document) -> bool:
    """Returns whether the file declares things that are defined elsewhere (`@ambient`, or a method without a body in a class)
    and runs nothing. All its items have node types that `declaring` in `[items]` of the language lists, and none has a
    function body or assigns a value."""
    if not only_declares(document):
        return False
    bodiless = tuple(document.language.facts["items"]["bodiless"])
    return bool(document.items_with("ambient")) or any(document.items_where(_lacks_body, bodiless))


def only_declares(document: Document) -> bool:
    """Returns whether nothing in the file runs. All its items have node types that `declaring` lists, and none has a function
    body or assigns a value."""
    declaring = document.language.facts.get("items", {}).get("declaring")
    return bool(declaring) and all(document.folded(_only_declare, tuple(declaring)))


def holds_code(items: Sequence[Item]) -> bool:
    """Returns whether an item is or contains a function with a body."""
    return any(
        one.body is not None and one.kind in _WITH_CODE for item in items for one in item.facts.declarations
    )


def _lacks_body(item: Item, bodiless: tuple[str, ...]) -> bool:
    container = item.container.declaration if item.container is not None else None
    return container is not None and container.kind == "class" and item.node_type in bodiless


def _only_declare(items: Sequence[Item], declaring: tuple[str, ...]) -> bool:
    return all(
        (item.container is not None or item.node_type in declaring) and not _runs(item.facts)
        for item in items
    )


def _runs(facts: ItemFacts) -> bool:
    # The value of an ambient constant is part of its type.
    has_value = any(store in facts.matches for store in _STORES) and "ambient" not in facts.matches
    return has_value or any(one.body is not None and one.kind in _WITH_CODE for one in facts.declarations)
