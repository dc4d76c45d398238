"""Tells modules that only hand on, under an old name, what has moved elsewhere."""

from __future__ import annotations

import re

from variorum.rules.unit import FileUnit, module_imports
from variorum.syntax.document import Document
from variorum.syntax.item import Item


def is_shim(file: FileUnit, rule: str) -> bool:
    """Returns whether the module warns of its use as soon as it is imported, and uses its own imports for nothing else.

    `deprecated` in the policy of the rule describes the statement that warns.
    """
    pattern = file.policy(rule).get("deprecated")
    if pattern is None or not (warnings := file.document.collected(_warning, pattern)):
        return False
    imported = {binding.name for _, binding in file.document.found(module_imports)}
    known = {item.span for item, _ in warnings}
    return all(item.span in known for item in file.document.items_naming(imported))


def _warning(_: Document, item: Item, pattern: str) -> bool | None:
    """Returns True for a top-level statement that warns, None for any other item."""
    is_warning = item.container is None and re.match(pattern.encode(), item.facts.text) is not None
    return is_warning or None
