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
# The bound on escapes keeps a text of quotes that nothing closes from taking quadratic time.
_STRING = re.compile(
    r"""
    "([^"\\]*+(?:\\.[^"\\]*+){0,200})" | '([^'\\]*+(?:\\.[^'\\]*+){0,200})' | `([^`]*+)`
""",
    re.X,
)
# What a template fills in.
_FILLED_IN = re.compile(r"[$#]?\{[^{}]*+\}")
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


def forms_of_output(text: str) -> frozenset[Words]:
    """Returns what tells a print statement from others: the words that it prints, and those in its strings alone, because
    languages name values otherwise (`err` and `error`)."""
    strings = " ".join("".join(parts) for parts in _STRING.findall(text))
    forms = (printed_words(text), printed_words(_FILLED_IN.sub(" ", strings)))
    return frozenset(words for words in forms if words)


def arguments_of(item: Item, match: Match) -> str:
    """Returns the source of the arguments of a statement that `@debug.print` marks."""
    span = match.get("debug.print.arguments", match[_PRINT])
    return item.facts.text_of(span)


def with_original_output(workspace_context: WorkspaceContext, original: Document) -> WorkspaceContext:
    """Returns the workspace context of a translation, with what its original prints."""
    printed = frozenset[Words]().union(*original.folded(_printed))
    return attrs.evolve(workspace_context, printed_in_original=printed) if printed else workspace_context


def _printed(items: Sequence[Item]) -> frozenset[Words]:
    return frozenset().union(
        *(
            forms_of_output(arguments_of(item, match))
            for item in items
            for match in item.facts.matches.get(_PRINT, ())
        )
    )
