"""Queries of which only a part is compiled: the patterns that the first text of a session can match.

Compiling a query file takes from a tenth of a second to most of one, because the compiler follows every pattern through the
whole grammar, and nothing else runs meanwhile. A text of a few pages holds what half of the patterns ask for, or
less. Each item is looked at before such a part is used for it: it is used only where every pattern
that is left out asks for a node or a word that the item does not hold. So the answers are those of the whole files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

import attrs
from tree_sitter import Node, Query, QueryCursor

from variorum.languages import Language
from variorum.syntax.grammar import grammar_of, query_of
from variorum.syntax.patterns import Pattern, patterns_of

ITEM_QUERIES = ("artifacts", "scopes", "flow", "outline")
"""The query files that the facts of an item are read with."""
# Of two patterns of this file that match one node, the match that is found first counts, and only one query tells which.
_IN_ONE_PIECE = frozenset({"outline"})
# Looking through a longer node takes about as long as compiling what it might need.
_LONGEST = 2_000_000
_LONGEST_ITEM = 10_000
# Bytes in which nearly every kind of node shows that a text holds at all.
_BEGINNING = 5_000


@attrs.frozen(eq=False)
class Compiled:
    """A query file, or a part of it."""

    query: Query
    captures: tuple[str, ...]
    """The names of all captures of the whole file, in its order."""


class ItemQueries:
    """The queries for one item: parts of their files where these say the same, and the whole files otherwise."""

    def __init__(self, language: Language, node: Node, text: bytes) -> None:
        """`text` is the whole one that the node lies in."""
        self._language = language
        self._partial = _partial.get(language)
        self._held = self._partial.held(node, node.end_byte, text) if self._partial is not None else None

    def named(self, name: str) -> tuple[Compiled, ...]:
        """The query file `name`, in pieces that hold different patterns of it; none where the language has no such file, or
        where nothing of it can match in the item."""
        known = _whole.get((self._language, name))
        if known is not None:
            return known
        if self._partial is None or self._held is None:
            return _compiled(self._language, name)
        part = self._partial.files[name].part
        return part.pieces if part.serves(self._held) else _compiled(self._language, name)


def prepare(language: Language, root: Node, text: bytes, reach: int) -> None:
    """Compile what the items of a text may match, as far as it reaches, unless the whole files are compiled.

    Args:
        language: the text's language.
        root: the root of its tree.
        text: the whole text.
        reach: the length in bytes of the part that is about to be analysed.
    """
    if all((language, name) in _whole for name in ITEM_QUERIES):
        return
    partial = _partial.get(language)
    if partial is None:
        partial = _partial[language] = PartialQueries(language)
    end = _end_of_item(root, min(len(text), reach))
    partial.extend(partial.held(root, end, text))


def complete(language: Language, name: str) -> None:
    """Compile a whole query file; from now on no part of it is used."""
    _compiled(language, name)
    if all((language, one) in _whole for one in ITEM_QUERIES):
        _partial.pop(language, None)


def _end_of_item(root: Node, place: int) -> int:
    """Where the largest node around a place ends that may be an item of ordinary length."""
    node, end = root.descendant_for_byte_range(place, place), place
    while node is not None and node.end_byte - node.start_byte <= _LONGEST_ITEM:
        end, node = max(end, node.end_byte), node.parent
    return end


class Held:
    """What a part of a text holds: kinds of nodes, and words."""

    def __init__(self, kinds: _Kinds, node: Node, end: int, text: bytes) -> None:
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


class _Kinds:
    """The kinds of nodes that patterns ask for."""

    def __init__(self, language: Language, kinds: Iterable[str]) -> None:
        """`kinds` are written as in queries."""
        self._language = language
        self.numbers = {kind: f"k{number}" for number, kind in enumerate(sorted(kinds))}
        """A name for each that captures can have."""
        self._all = self._query(self.numbers)

    def within(self, node: Node, end: int) -> frozenset[str]:
        """The numbers of those that stand in a node before an end."""
        beginning = min(end, node.start_byte + _BEGINNING)
        found = _captured(self._all, node, beginning)
        if beginning == end:
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
class _Need:
    """What a part of a text must hold for a pattern to match in it."""

    kinds: frozenset[str]
    words: tuple[tuple[bytes, ...], ...]

    def may_be_met(self, held: Held) -> bool:
        """Whether everything may be there that the pattern asks for."""
        if held.kinds is None:
            return True
        return self.kinds <= held.kinds and all(
            any(word in held.text for word in words) for words in self.words
        )


@attrs.frozen(eq=False)
class _Part:
    """A part of a query file."""

    places: frozenset[int]
    pieces: tuple[Compiled, ...]
    left_out: tuple[_Need, ...]

    def serves(self, held: Held) -> bool:
        """Whether nothing that is left out can match."""
        return not any(need.may_be_met(held) for need in self.left_out)


class PartialFile:
    """One query file, and the part of it that is compiled."""

    def __init__(
        self, language: Language, patterns: list[Pattern], needs: list[_Need], *, in_one_piece: bool
    ) -> None:
        self._language, self._patterns, self._needs = language, patterns, needs
        self._captures = tuple(dict.fromkeys(name for one in patterns for name in one.captures))
        self._in_one_piece = in_one_piece
        self.part = _Part(frozenset(), (), tuple(needs))

    def extend(self, held: Held) -> None:
        """Compile what can match in this part of a text as well, if anything of that is left out."""
        before = self.part
        met = frozenset(place for place, need in enumerate(self._needs) if need.may_be_met(held))
        if met <= before.places:
            return
        places = met | before.places
        # What is compiled is not compiled again: a piece costs each item a walk, and a pattern a hundred times as much.
        piece = self._compiled(places if self._in_one_piece else met - before.places)
        # Set at once: other threads look at it meanwhile.
        self.part = _Part(
            places,
            (piece,) if self._in_one_piece else (*before.pieces, piece),
            tuple(need for place, need in enumerate(self._needs) if place not in places),
        )

    def _compiled(self, places: frozenset[int]) -> Compiled:
        source = "\n".join(self._patterns[place].text for place in sorted(places))
        return Compiled(Query(grammar_of(self._language), source), self._captures)


class PartialQueries:
    """The query files of one language, each compiled in part."""

    def __init__(self, language: Language) -> None:
        read = {name: patterns_of(language.query_source(name)) for name in ITEM_QUERIES}
        self._kinds = _Kinds(
            language, {kind for patterns in read.values() for one in patterns for kind in one.kinds}
        )
        numbers = self._kinds.numbers
        self.files = {
            name: PartialFile(
                language,
                patterns,
                [_Need(frozenset(numbers[kind] for kind in one.kinds), one.words) for one in patterns],
                in_one_piece=name in _IN_ONE_PIECE,
            )
            for name, patterns in read.items()
        }

    def held(self, node: Node, end: int, text: bytes) -> Held:
        """What a node of a text holds up to an end."""
        return Held(self._kinds, node, end, text)

    def extend(self, held: Held) -> None:
        """Compile what can match in this part of a text as well."""
        for file in self.files.values():
            file.extend(held)


_whole: dict[tuple[Language, str], tuple[Compiled, ...]] = {}
_partial: dict[Language, PartialQueries] = {}


def _compiled(language: Language, name: str) -> tuple[Compiled, ...]:
    known = _whole.get((language, name))
    if known is not None:
        return known
    query = query_of(language, name)
    if query is None:
        return ()
    names = tuple(query.capture_name(index) for index in range(query.capture_count))
    return _whole.setdefault((language, name), (Compiled(query, names),))
