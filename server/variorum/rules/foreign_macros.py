"""Finds calls of macros that are defined in other files of the package. Their bodies may use any name of this file."""

from __future__ import annotations

import re
from collections.abc import Sequence

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import decode

_CAPTURE = "macro.foreign"
_OWN = re.compile(r"\b(?:crate|super|self)\b")


def calls_foreign_macros(document: Document) -> bool:
    """Returns whether the file calls a macro that it neither defines nor imports from another package."""
    called = frozenset[str]().union(*document.folded(_called))
    if not called:
        return False
    text = decode(document.text.data)
    return any(not _is_defined(text, name) and not _comes_from_outside(text, name) for name in called)


def _called(items: Sequence[Item]) -> frozenset[str]:
    return frozenset(
        item.facts.text_of(match[_CAPTURE])
        for item in items
        for match in item.facts.matches.get(_CAPTURE, ())
    )


def _is_defined(text: str, name: str) -> bool:
    return re.search(rf"\bmacro_rules!\s*{re.escape(name)}\b", text) is not None


def _comes_from_outside(text: str, name: str) -> bool:
    imports = re.finditer(rf"\buse\s+([^;]{{0,2000}}?)\b{re.escape(name)}\b[^;]{{0,2000}};", text)
    return any(_OWN.match(one[1]) is None for one in imports)
