"""Decides whether the computation of a value can be removed without an observable effect."""

from __future__ import annotations

import re

from variorum.syntax.item import ItemFacts
from variorum.syntax.span import Span

_STRING = re.compile(rb"""(?:\b[A-Za-z]{1,3})?(?:\"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}')""")
# An operator may run code of a class or raise.
_ACTIVE = re.compile(rb"[-+*/%<>=!&|^~@]")
_SIGNED = re.compile(rb"^[-+](?=[\d.])")
_MADE = re.compile(rb"^new \w+(?:<[\w, ]*>)?\(\)$")
# The code between the braces runs.
_INTERPOLATED = re.compile(rb"[#$]\{")
_WORD = re.compile(rb"\b[^\W\d]\w*")
_KEY = "pure values"
_CONSTANTS = frozenset(b"true false null nil None True False TRUE FALSE NULL nullptr".split())


def is_pure(facts: ItemFacts, value: Span) -> bool:
    """Returns whether the value has no effect, as the language's `@pure` marks it."""
    known: frozenset[Span] | None = facts.derived.get(_KEY)
    if known is None:
        # A function may assign tens of thousands of values, so that each must not search all of them.
        known = facts.derived[_KEY] = frozenset(match["pure"] for match in facts.matches.get("pure", ()))
    return value in known


def is_removable_unseen(facts: ItemFacts, value: Span) -> bool:
    """Returns whether the removal of a value's computation cannot be observed.

    Only literals, lists of literals and new empty objects qualify. A read of a variable may raise if it is unbound or null, may
    move or copy its value, and may keep an object alive.
    """
    if not is_pure(facts, value):
        return False
    source = facts.text[value.start : value.end]
    if _INTERPOLATED.search(source):
        return False
    text = _STRING.sub(b"", source)
    if _MADE.match(text):
        return True
    if _ACTIVE.search(_SIGNED.sub(b"", text)):
        return False
    return _CONSTANTS.issuperset(_WORD.findall(text))
