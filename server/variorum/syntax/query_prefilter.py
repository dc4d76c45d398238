"""What a part of a text holds, and what it must hold for a pattern of a query to match in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

import attrs
from tree_sitter import Node, Query, QueryCursor

from variorum.languages import Language
from variorum.syntax.grammar import grammar_of

# Looking through a longer node takes about as long as compiling what it might need.
_LONGEST = 2_000_000
# Bytes in which nearly every kind of node shows that a text holds at all.
_PREFIX = 5_000


class NodeContents:
    """What a part of a text holds: kinds of nodes, and words."""

    def __init__(self, kinds: NodeKinds, node: Node, end: int, text: bytes) -> None:
        self._kinds, self._node, self._end, self._text = kinds, node, end, text

    @cached_property
    def text(self) -> bytes:
        """The part of the text itself."""
        return self._text[self._node.start_byte : self._end]

    @cached_property
    def kinds(self) -> frozenset[str] | None:
        """The kinds of nodes, by their numbers; None for too long a text."""
        length = self._end - self._node.start_byte
        return self._kinds.within(self._node, self._end) if length <= _LONGEST else None


class NodeKinds:
    """The kinds of nodes that patterns ask for."""

    def __init__(self, language: Language, kinds: Iterable[str]) -> None:
        """`kinds` are written as in queries."""
        self._language = language
        self.numbers = {kind: f"k{number}" for number, kind in enumerate(sorted(kinds))}
        """A name for each that captures can have."""
        self._all = self._query(self.numbers)

    def within(self, node: Node, end: int) -> frozenset[str]:
        """The numbers of those that stand in a node before an end."""
        prefix = min(end, node.start_byte + _PREFIX)
        found = _captured(self._all, node, prefix)
        if prefix == end:
            return found
        # To look for those few that are still missing is quicker than to list every node of a long text.
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
    """What a part of a text must hold for a pattern to match in it."""

    kinds: frozenset[str]
    words: tuple[tuple[bytes, ...], ...]

    def may_match(self, contents: NodeContents) -> bool:
        """Whether everything may be there that the pattern asks for."""
        if contents.kinds is None:
            return True
        return self.kinds <= contents.kinds and all(
            any(word in contents.text for word in words) for words in self.words
        )
