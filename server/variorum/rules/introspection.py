"""Detects programs that read their own text. A fix that only changes that text is then not safe.

`[fixes]` of a language has regular expressions for code that reads the text itself (`text_read_by`), its line numbers
(`lines_read_by`) or the local variables of a running function (`locals_read_by`). If any function can read the variables of its
callers in any file, `locals_are_open` is true: a translation is searched itself, and in any other file locals count as read.

Crash reports do not count: they contain line numbers in every language.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from variorum.syntax.item_memo import collected

if TYPE_CHECKING:
    from variorum.languages import Language
    from variorum.rules.finding import Fix
    from variorum.syntax.document import Document
    from variorum.syntax.item import Item
    from variorum.syntax.source_text import SourceText


class Introspection(Enum):
    """A part of its own text that a program may read. The values are the keys of `[fixes]`."""

    TEXT = "text_read_by"
    LINES = "lines_read_by"
    LOCALS = "locals_read_by"


def introspection_in(document: Document, source_language: Language | None) -> frozenset[Introspection]:
    """Returns what the program in a file may read of its own text.

    Args:
        document: the file.
        source_language: the language it was translated from, if known.
    """
    language = document.language
    found = frozenset[Introspection]().union(*(parts for _, parts in _introspection(document)))
    if source_language is None and language.facts.get("fixes", {}).get("locals_are_open"):
        found |= {Introspection.LOCALS}
    return found


def moves_lines(fix: Fix, text: SourceText) -> bool:
    """Returns whether the lines after a fix get other numbers. The edits have absolute offsets."""
    return any(
        text.data.count(b"\n", edit.span.start, edit.span.end) != edit.text.count("\n") for edit in fix.edits
    )


@collected
def _introspection(document: Document, item: Item) -> frozenset[Introspection] | None:
    """Returns what an item may read of the program's own text."""
    text = item.facts.text
    return frozenset(part for part, pattern in _patterns(document.language) if pattern.search(text)) or None


@cache
def _patterns(language: Language) -> tuple[tuple[Introspection, re.Pattern[bytes]], ...]:
    stated = language.facts.get("fixes", {})
    return tuple(
        (part, re.compile(stated[part.value].encode())) for part in Introspection if part.value in stated
    )
