"""Recognises methods that only access an attribute, which other languages access without a method."""

from __future__ import annotations

from collections.abc import Set

from variorum.memo import memoized
from variorum.syntax.declared_names import declared_names
from variorum.syntax.document import Document
from variorum.syntax.name_words import words_of
from variorum.translation.alignment_candidates import Candidate

_ACCESSORS = frozenset({"get", "set", "is", "has"})
# An accessor does little more than read or write one attribute.
_LARGEST_ACCESSOR = 12


def is_attribute(one: Candidate, other: Document) -> bool:
    """Returns whether the other file has an attribute in place of a method: `balance` for `getBalance` and `setBalance`, or a
    property for a method of its name."""
    if one.is_type:
        return False
    if one.owner is not None and not one.side.parameters and one.words in _members(other):
        return True
    if len(one.words) < 2 or one.words[0] not in _ACCESSORS or len(one.side.events) > _LARGEST_ACCESSOR:
        return False
    return one.words[1:] in _attributes(other)


@memoized
def _attributes(document: Document) -> Set[tuple[str, ...]]:
    """Returns the words of every name that may be an attribute."""
    counts = document.symbol_counts
    names = document.member_names | counts.bound.keys() | counts.members_bound.keys()
    return {words_of(name) for name in names | declared_names(document)}


@memoized
def _members(document: Document) -> Set[tuple[str, ...]]:
    """Returns the words of the names that classes bind as fields or properties."""
    return {words_of(name) for name in document.symbol_counts.members_bound}
