"""Parses query files into patterns, with what a text must contain for each of them to match."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

_TOKEN = re.compile(
    r"""(?P<string>"(?:\\.|[^"\\])*")
    | ;[^\n]* | \s+ | \w+: | !\w+ | \.
    | (?P<mark>[()\[\]]) | (?P<optional>[*?]) | \+
    | @(?P<capture>[\w.\-]+) | \#(?P<predicate>[\w\-]+[?!]) | (?P<kind>[\w/]+)""",
    re.VERBOSE,
)
# Predicates that require one of the listed words in the text.
_NAMING = frozenset({"eq?", "any-of?"})
# Stand for nodes of any kind.
_ANY = frozenset({"_", "ERROR", "MISSING"})


@attrs.frozen
class Pattern:
    """A pattern of a query file."""

    text: str
    captures: tuple[str, ...]
    """The names of its captures, in order."""
    kinds: frozenset[str]
    """Node kinds that every match contains, in query syntax: `(call)`, `"while"`."""
    words: tuple[tuple[bytes, ...], ...]
    """Groups of words: every match contains at least one of each."""


def patterns_of(source: str) -> list[Pattern]:
    """Returns the patterns of a query file, in order."""
    reader = _Reader(source)
    found = []
    while not reader.is_at_end:
        found.append(reader.pattern())
    return found


@attrs.define
class _Needs:
    """The node kinds and captures that every match of a part of a pattern contains."""

    kinds: set[str] = attrs.field(factory=set)
    captures: set[str] = attrs.field(factory=set)

    def add(self, other: _Needs) -> None:
        self.kinds |= other.kinds
        self.captures |= other.captures


class _Reader:
    """Walks over the tokens of a query file."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._tokens = [found for found in _TOKEN.finditer(source) if found.lastgroup is not None]
        self._place = 0

    @property
    def is_at_end(self) -> bool:
        return self._place == len(self._tokens)

    def pattern(self) -> Pattern:
        """Reads the next pattern, with the captures after it."""
        first = self._place
        self._predicates: list[tuple[str, list[str]]] = []
        needs = self._part()
        tokens = self._tokens[first : self._place]
        return Pattern(
            text=self._source[tokens[0].start() : tokens[-1].end()],
            captures=tuple(dict.fromkeys(one["capture"] for one in tokens if one["capture"])),
            kinds=frozenset(needs.kinds),
            words=tuple(self._words(needs.captures)),
        )

    def _part(self) -> _Needs:
        """Reads the next node, group, alternation or token with its suffixes, and returns what it requires."""
        token = self._next()
        if token["string"]:
            needs = _Needs({token[0]})
        elif token[0] == "[":
            needs = self._alternation()
        elif token[0] == "(":
            needs = self._group()
        else:
            needs = _Needs()
        is_optional = False
        while not self.is_at_end:
            after = self._tokens[self._place]
            if not (after["capture"] or after["optional"]):
                break
            is_optional |= after["optional"] is not None
            needs.captures |= {after["capture"]} - {None}
            self._place += 1
        return _Needs() if is_optional else needs

    def _alternation(self) -> _Needs:
        """Returns what all alternatives require."""
        found = []
        while self._tokens[self._place][0] != "]":
            found.append(self._part())
        self._place += 1
        return _Needs(
            set.intersection(*(one.kinds for one in found)),
            set.intersection(*(one.captures for one in found)),
        )

    def _group(self) -> _Needs:
        """Returns what a node or a sequence of nodes requires. A predicate requires nothing itself."""
        needs = _Needs()
        first = self._tokens[self._place]
        if first["predicate"]:
            self._predicate()
            return needs
        if first["kind"]:
            self._place += 1
            kind = first[0].rpartition("/")[2]
            if kind not in _ANY:
                needs.kinds.add(f"({kind})")
        while self._tokens[self._place][0] != ")":
            needs.add(self._part())
        self._place += 1
        return needs

    def _predicate(self) -> None:
        name = self._next()["predicate"]
        arguments = []
        while self._tokens[self._place][0] != ")":
            arguments.append(self._next()[0])
        self._place += 1
        self._predicates.append((name, arguments))

    def _words(self, captures: set[str]) -> Iterator[tuple[bytes, ...]]:
        for name, (subject, *words) in self._predicates:
            is_plain = all(word.startswith('"') and "\\" not in word for word in words)
            if name in _NAMING and subject[1:] in captures and is_plain:
                yield tuple(word[1:-1].encode() for word in words)

    def _next(self) -> re.Match[str]:
        self._place += 1
        return self._tokens[self._place - 1]
