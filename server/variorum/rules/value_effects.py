"""Decides whether the computation of a value can be removed without anything noticing."""

from __future__ import annotations

import re

from variorum.syntax.item import ItemFacts
from variorum.syntax.span import Span

_STRING = re.compile(rb"""\"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}'""")
# An operator may run code of a class or raise; a function that is made may be given its name from here.
_ACTIVE = re.compile(rb"[-+*/%<>=!&|^~@]|\b(?:lambda|function|func|fn)\b")
_SIGNED = re.compile(rb"^[-+](?=[\d.])")
_MADE = re.compile(rb"^new \w+(?:<[\w, ]*>)?\(\)$")


def is_pure(facts: ItemFacts, value: Span) -> bool:
    """Whether the value does nothing but be there, as the language's `@pure` marks it."""
    return any(match["pure"] == value for match in facts.matches.get("pure", ()))


def is_removable_unseen(facts: ItemFacts, value: Span) -> bool:
    """Whether no program can tell that a value is no longer worked out.

    Only literals and variables of the item itself qualify: a name from elsewhere may be a property, or not be there at all.
    """
    if not is_pure(facts, value):
        return False
    text = _STRING.sub(b"", facts.text[value.start : value.end])
    if _MADE.match(text):
        return True
    if _ACTIVE.search(_SIGNED.sub(b"", text)):
        return False
    return not any(value.contains(place) for places in facts.names.free.values() for place in places)
