"""Analyses the macros of a file: the names in their bodies, and the lines of a body that the grammar reads as code.

A use of a macro can refer to any local variable whose name its body contains.
"""

from __future__ import annotations

import re

from variorum.memo import memoized
from variorum.syntax.document import Document
from variorum.syntax.item import ItemFacts
from variorum.syntax.span import Span

_WORD = re.compile(r"[^\W\d]\w*")
_LEADING_WORD, _LAST_WORD = re.compile(rb"\w+"), re.compile(rb"\b\w+(?=[ \t]*\Z)")
_LABEL = re.compile(rb"\s*(?:case\b|default\s*:)")


def names_in_macros(document: Document) -> frozenset[str]:
    """Returns the words in the bodies of the file's macros, without their parameters."""
    spoken = [_words(item.facts) for item in document.items_with("macro")]
    return frozenset().union(*spoken)


def begins_with_label_macro(facts: ItemFacts, span: Span) -> bool:
    """Returns whether a statement begins with a macro of the item that expands to a `case` label."""
    if "macro" not in facts.matches:
        return False
    word = _LEADING_WORD.match(facts.text, span.start, span.end)
    return word is not None and word[0] in {
        name[0]
        for match in facts.matches["macro"]
        if _LABEL.match(facts.text, match["macro"].start)
        and (name := _LAST_WORD.search(facts.text, 0, match.get("macro.parameters", match["macro"]).start))
    }


def is_in_macro_body(facts: ItemFacts, span: Span) -> bool:
    """Returns whether a line continues after a backslash, in an item that defines a macro.

    The grammar ends a macro at a comment of several lines and reads the rest of the body as code.
    """
    if "macro" not in facts.matches:
        return False
    end = facts.text.find(b"\n", span.start)
    return facts.text[span.start : end if end >= 0 else None].rstrip().endswith(b"\\")


@memoized
def _words(facts: ItemFacts) -> frozenset[str]:
    found: frozenset[str] = frozenset()
    for match in facts.matches["macro"]:
        body, own = match["macro"], match.get("macro.parameters")
        words = frozenset(_WORD.findall(facts.text_of(body)))
        found |= words.difference(_WORD.findall(facts.text_of(own)) if own else ())
    return found
