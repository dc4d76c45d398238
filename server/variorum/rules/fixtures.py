"""Finds names that functions request from a test framework by naming a parameter: pytest's fixtures."""

from __future__ import annotations

import re
from collections.abc import Sequence

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import decode

_NAME = re.compile(r"""["'](\w+)["']""")


def requested_fixtures(document: Document) -> frozenset[str]:
    """Returns the parameters of tests and of fixtures. An import of such a name is used by them.

    `fixtures` in `[tests]` of a language is a regular expression for the decorators of fixtures; `requested` matches decorators
    that list names as strings.
    """
    tests = document.language.facts.get("tests", {})
    if "fixtures" not in tests:
        return frozenset()
    listed = document.folded(_listed, tests["requested"]) if "requested" in tests else ()
    return frozenset().union(*document.folded(_requested, tests["functions"], tests["fixtures"]), *listed)


def _listed(items: Sequence[Item], pattern: str) -> frozenset[str]:
    """Returns the names in the strings that a decorator lists."""
    lists = (found[1] for item in items for found in re.finditer(pattern, decode(item.facts.text)))
    return frozenset(name for one in lists for name in _NAME.findall(one))


def _requested(items: Sequence[Item], tests: str, fixtures: str) -> frozenset[str]:
    return frozenset(
        binding.name
        for item in items
        if _is_called_by_name(item, tests, fixtures)
        for binding in item.facts.names.inner
        if binding.kind == "parameter"
    )


def _is_called_by_name(item: Item, tests: str, fixtures: str) -> bool:
    """Returns whether the item is a test or a fixture."""
    declared = item.declaration
    if declared is None or declared.kind not in ("function", "method"):
        return False
    if re.search(tests, declared.name):
        return True
    head = item.facts.text[: declared.name_span.start]
    if b"\n" not in head:
        # A decorator is on a line of its own.
        return False
    decorators = decode(head)
    return re.search(fixtures, decorators, re.MULTILINE) is not None
