"""Decides cheaply whether a pattern of a query can match in a part of a text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

import attrs
from tree_sitter import Node, Query, QueryCursor

from variorum.languages import Language
from variorum.syntax.grammar import grammar_of

# Scanning a longer node takes about as long as compiling the patterns it might need.
_LONGEST = 2_000_000
# Nearly every node kind of a text occurs in its first bytes.
_PREFIX = 5_000


class NodeContents:
    """The node kinds and words in a part of a text."""

    def __init__(self, kinds: NodeKinds, node: Node, end: int, text: bytes) -> None:
        self._kinds, self._node, self._end, self._text = kinds, node, end, text

    @cached_property
    def text(self) -> bytes:
        """Returns the part of the text."""
        return self._text[self._node.start_byte : self._end]

    @cached_property
    def kinds(self) -> frozenset[str] | None:
        """Returns the node kinds by their numbers, None for too long a text."""
        length = self._end - self._node.start_byte
        return self._kinds.within(self._node, self._end) if length <= _LONGEST else None


class NodeKinds:
    """The node kinds that patterns refer to."""

    def __init__(self, language: Language, kinds: Iterable[str]) -> None:
        """`kinds` are in query syntax."""
        self._language = language
        self.numbers = {kind: f"k{number}" for number, kind in enumerate(sorted(kinds))}
        """A valid capture name for each."""
        self._all = self._query(self.numbers)

    def within(self, node: Node, end: int) -> frozenset[str]:
        """Returns the numbers of the kinds that occur in a node before an offset."""
        prefix = min(end, node.start_byte + _PREFIX)
        found = _captured(self._all, node, prefix)
        if prefix == end:
            return found
        # Searching for the few missing kinds is faster than listing every node of a long text.
        missing = {kind: number for kind, number in self.numbers.items() if number not in found}
        return found | _captured(self._query(missing), node, end) if missing else found

    def _query(self, numbers: Mapping[str, str]) -> Query:
        # A pattern without children costs the compiler next to nothing.
        patterns = (f"{kind} @{number}" for kind, number in numbers.items())
        return Query(grammar_of(self._language), "\n".join(patterns))


def _captured(query: Query, node: Node, end: int) -> frozenset[str]:
    cursor = QueryCursor(query)
    if end != node.end_byte:
        cursor.set_byte_range(node.start_byte, end)
    return frozenset(cursor.captures(node))


@attrs.frozen(eq=False)
class PatternRequirement:
    """What a part of a text must contain for a pattern to match in it."""

    kinds: frozenset[str]
    words: tuple[tuple[bytes, ...], ...]

    def may_match(self, contents: NodeContents) -> bool:
        """Returns whether everything that the pattern requires may be present."""
        if contents.kinds is None:
            return True
        return self.kinds <= contents.kinds and all(
            any(word in contents.text for word in words) for words in self.words
        )
