"""Names that functions ask a test framework for, by calling their parameters so: pytest's fixtures."""

from __future__ import annotations

import re
from collections.abc import Sequence

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import decode

_NAME = re.compile(r"""["'](\w+)["']""")


def requested_fixtures(document: Document) -> frozenset[str]:
    """The parameters of tests and of fixtures: where the file imports something under such a name, that is its use.

    `[tests]` of a language says by `fixtures`, a regular expression for decorators, that its frameworks do so, and by
    `requested` which decorators list such names as texts.
    """
    tests = document.language.facts.get("tests", {})
    if "fixtures" not in tests:
        return frozenset()
    listed = document.folded(_listed, tests["requested"]) if "requested" in tests else ()
    return frozenset().union(*document.folded(_requested, tests["functions"], tests["fixtures"]), *listed)


def _listed(items: Sequence[Item], pattern: str) -> frozenset[str]:
    """The names in the texts that a decorator lists."""
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
    """Whether the item is a test or a fixture."""
    declared = item.declaration
    if declared is None or declared.kind not in ("function", "method"):
        return False
    if re.search(tests, declared.name):
        return True
    head = item.facts.text[: declared.name_span.start]
    if b"\n" not in head:
        # A decorator has a line of its own.
        return False
    decorators = decode(head)
    return re.search(fixtures, decorators, re.MULTILINE) is not None
