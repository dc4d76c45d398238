"""Kinds of values: a name and the kinds it is made of, read from the way a program writes its types."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, Optional

_TOKEN = re.compile(r"[\w.]+\*?|\[[,\s]*\]|[<>,?&]")
_DOT = re.compile(r"\s{0,50}\.\s*")

Known = Optional["Kind"]
"""A kind, or None where it is unknown."""


class Kind(NamedTuple):
    """A kind of value. An array is `[]` of one argument, a pointer `*` of one; an argument that is unknown is None."""

    name: str
    arguments: tuple[Known, ...] = ()

    def __str__(self) -> str:
        if self.name == ARRAY:
            return f"{shown(self.element)}[]"
        if self.name == POINTER:
            return f"{shown(self.element)}*"
        if not any(self.arguments):
            return self.name
        return f"{self.name}<{', '.join(shown(one) for one in self.arguments)}>"

    @property
    def element(self) -> Known:
        """What an array holds, or what the first type argument says."""
        return self.arguments[0] if self.arguments else None


ARRAY = "[]"
POINTER = "*"
RESULTS = "results"
"""What a function gives that gives several values; they are its arguments."""
NULL = Kind("null")
NOTHING = Kind("void")


def array_of(element: Known) -> Kind:
    """The kind of an array of such elements."""
    return Kind(ARRAY, (element,))


def class_named(name: str) -> Kind:
    """The class itself, as in front of a static call."""
    return Kind("class of", (Kind(name),))


def shown(kind: Known) -> str:
    """The kind as a message names it."""
    return "?" if kind is None else str(kind)


def parsed(written: str) -> Known:
    """The kind that a type as written means; None for a wildcard, or for what is no plain type.

    >>> str(parsed("Map<String, List<int[]>>"))
    'Map<String, List<int[]>>'
    """
    tokens = _TOKEN.findall(_DOT.sub(".", written))
    if not tokens:
        return None
    kind, _ = _parsed(tokens, 0)
    return kind


def substituted(kind: Known, bound: Mapping[str, Known], variables: frozenset[str]) -> Known:
    """The kind with its type variables replaced; a variable that nothing is bound to is unknown."""
    if kind is None:
        return None
    if kind.name in variables and not kind.arguments:
        return bound.get(kind.name)
    if not kind.arguments:
        return kind
    return Kind(kind.name, tuple(substituted(one, bound, variables) for one in kind.arguments))


def _parsed(tokens: list[str], at: int) -> tuple[Known, int]:
    word = tokens[at]
    at += 1
    kind: Known = None
    if word == "?":
        # `? extends Number` is read as a Number, which is all that can be said of it.
        if at < len(tokens) and tokens[at] in ("extends", "super"):
            kind, at = _parsed(tokens, at + 1)
    elif re.match(r"\w", word):
        arguments: tuple[Known, ...] = ()
        if at < len(tokens) and tokens[at] == "<":
            arguments, at = _arguments(tokens, at + 1)
        kind = Kind(word.rpartition(".")[2], arguments)
    while at < len(tokens) and tokens[at].startswith("["):
        kind = array_of(kind)
        at += 1
    return kind, at


def _arguments(tokens: list[str], at: int) -> tuple[tuple[Known, ...], int]:
    found: list[Known] = []
    while at < len(tokens) and tokens[at] != ">":
        if tokens[at] == ",":
            at += 1
            continue
        one, at = _parsed(tokens, at)
        found.append(one)
    return tuple(found), at + 1
