"""Recognises output that a translation shares with its original, by the words that a statement prints.

A message that the original prints too is part of the program, even if it looks like debugging.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import attrs

from variorum.rules.workspace_context import WorkspaceContext
from variorum.syntax.document import Document
from variorum.syntax.item import Item, Match
from variorum.syntax.name_words import words_of

_PRINT = "debug.print"
# Format specifiers, and escapes such as `\\n`.
_FORMAT = re.compile(r"%[-+ #0-9.*]*(?:l|ll|z)?[a-zA-Z]|\\.|\{:?[^{}\w]*\}")
_NAME = re.compile(r"[^\W\d]\w*")
# Names that only format a value or end a line.
_PLUMBING = frozenset([
    "std", "cout", "cerr", "endl", "string", "str", "format", "f", "fmt", "to", "value", "of", "repr", "flush", "end", "sep",
    "file", "sys", "stderr", "stdout",
])  # fmt: skip

Words = frozenset[str]
"""The words in the strings and names that a statement prints, in lower case."""


def printed_words(text: str) -> Words:
    """Returns the words in the arguments of a print statement. Equal words mean equal output in any language."""
    names = _NAME.findall(_FORMAT.sub(" ", text))
    return frozenset(word for name in names for word in words_of(name)) - _PLUMBING


def arguments_of(item: Item, match: Match) -> str:
    """Returns the source of the arguments of a statement that `@debug.print` marks."""
    span = match.get("debug.print.arguments", match[_PRINT])
    return item.facts.text_of(span)


def with_original_output(workspace_context: WorkspaceContext, original: Document) -> WorkspaceContext:
    """Returns the workspace context of a translation, with what its original prints."""
    printed = frozenset[Words]().union(*original.folded(_printed))
    return attrs.evolve(workspace_context, printed_in_original=printed) if printed else workspace_context


def _printed(items: Sequence[Item]) -> frozenset[Words]:
    found = (
        printed_words(arguments_of(item, match))
        for item in items
        for match in item.facts.matches.get(_PRINT, ())
    )
    return frozenset(words for words in found if words)
