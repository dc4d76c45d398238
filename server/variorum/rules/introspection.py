"""Tells what a program can see of its own text, so that a fix which changes only that is not called safe.

`[fixes]` of a language says by regular expressions which code reads the text itself (`text_read_by`), the numbers of its
lines (`lines_read_by`) or the local variables of a running function (`locals_read_by`). Where any function can read the
variables of those that called it, whatever file they are in, `locals_are_open` is true: a translation is then asked about
its own file, and of any other file the locals count as read.

The report of a crash is no part of what a program does: it names lines in every language.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from variorum.syntax.item_memo import noted

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
    """What of its own text the program in a file may read.

    Args:
        document: the file.
        source_language: the language that it was translated from, if that is known.
    """
    language = document.language
    found = frozenset[Introspection]().union(*(parts for _, parts in _introspection(document)))
    if source_language is None and language.facts.get("fixes", {}).get("locals_are_open"):
        found |= {Introspection.LOCALS}
    return found


def moves_lines(fix: Fix, text: SourceText) -> bool:
    """Whether what stands behind a fix has other line numbers afterwards; its edits are in their places in the text."""
    return any(
        text.data.count(b"\n", edit.span.start, edit.span.end) != edit.text.count("\n") for edit in fix.edits
    )


@noted
def _introspection(document: Document, item: Item) -> frozenset[Introspection] | None:
    """What of its own text an item may read."""
    text = item.facts.text
    return frozenset(part for part, pattern in _patterns(document.language) if pattern.search(text)) or None


@cache
def _patterns(language: Language) -> tuple[tuple[Introspection, re.Pattern[bytes]], ...]:
    stated = language.facts.get("fixes", {})
    return tuple(
        (part, re.compile(stated[part.value].encode())) for part in Introspection if part.value in stated
    )
