"""Names that the macros of a file speak of: wherever a macro stands, it can mean a local variable of that name."""

from __future__ import annotations

import re

from variorum.syntax.document import Document
from variorum.syntax.item import ItemFacts
from variorum.syntax.source_text import decode

_WORD = re.compile(r"[^\W\d]\w*")
_KEY = "words of macros"


def names_in_macros(document: Document) -> frozenset[str]:
    """The words in the texts of the file's macros, less the macros' own parameters."""
    spoken = [_words(item.facts) for item in document.items_with("macro")]
    return frozenset().union(*spoken)


def _words(facts: ItemFacts) -> frozenset[str]:
    known: frozenset[str] | None = facts.derived.get(_KEY)
    if known is None:
        known = frozenset()
        for match in facts.matches["macro"]:
            body, own = match["macro"], match.get("macro.parameters")
            words = frozenset(_WORD.findall(decode(facts.text[body.start : body.end])))
            known |= words.difference(_WORD.findall(decode(facts.text[own.start : own.end])) if own else ())
        facts.derived[_KEY] = known
    return known
