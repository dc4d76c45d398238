"""Tells modules that only hand on, under an old name, what has moved elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence

from variorum.rules.unit import FileUnit, module_imports
from variorum.syntax.item import Item


def is_shim(file: FileUnit, rule: str) -> bool:
    """Returns whether the module warns of its use as soon as it is imported, and uses its own imports for nothing else.

    `deprecated` in the policy of the rule describes the statement that warns.
    """
    pattern = file.policy(rule).get("deprecated")
    if pattern is None or not any(file.document.folded(_has_warning, pattern)):
        return False
    imported = {binding.name for _, binding in file.document.found(module_imports)}
    return all(_warns(item, pattern) for item in file.document.items_naming(imported))


def _has_warning(items: Sequence[Item], pattern: str) -> bool:
    return any(_warns(item, pattern) for item in items)


def _warns(item: Item, pattern: str) -> bool:
    return item.container is None and re.match(pattern.encode(), item.facts.text) is not None
