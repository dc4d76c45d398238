"""The representation of types: a name and its type arguments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, Optional

_TOKEN = re.compile(r"[\w.]+\*?|\[[,\s]*\]|[<>,?&]")
_DOT = re.compile(r"\s{0,50}\.\s*")

MaybeType = Optional["Type"]
"""A type, or None if it is unknown."""


class Type(NamedTuple):
    """A type. An array is `[]` with one argument, a pointer `*` with one. An unknown argument is None."""

    name: str
    arguments: tuple[MaybeType, ...] = ()

    def __str__(self) -> str:
        if self.name == ARRAY:
            return f"{display_type(self.element)}[]"
        if self.name == POINTER:
            return f"{display_type(self.element)}*"
        if not any(self.arguments):
            return self.name
        return f"{self.name}<{', '.join(display_type(one) for one in self.arguments)}>"

    @property
    def element(self) -> MaybeType:
        """Returns the element type of an array, or the first type argument."""
        return self.arguments[0] if self.arguments else None


ARRAY = "[]"
POINTER = "*"
RESULTS = "results"
"""The type of several results, which are its arguments."""
NULL = Type("null")
VOID = Type("void")


def array_of(element: MaybeType) -> Type:
    """Returns the type of an array with elements of that type."""
    return Type(ARRAY, (element,))


def class_object(name: str) -> Type:
    """Returns the type of the class itself, the receiver of a static call."""
    return Type("class of", (Type(name),))


def display_type(type_: MaybeType) -> str:
    """Returns the type as messages show it."""
    return "?" if type_ is None else str(type_)


def parse_type(annotation: str) -> MaybeType:
    """Parses a type annotation. Returns None for a wildcard, or for an annotation that is not a plain type.

    >>> str(parse_type("Map<String, List<int[]>>"))
    'Map<String, List<int[]>>'
    """
    tokens = _TOKEN.findall(_DOT.sub(".", annotation))
    if not tokens:
        return None
    type_, _ = _parse_type(tokens, 0)
    return type_


def substitute(type_: MaybeType, bound: Mapping[str, MaybeType], variables: frozenset[str]) -> MaybeType:
    """Returns the type with its type variables replaced. An unbound variable becomes None."""
    if type_ is None:
        return None
    if type_.name in variables and not type_.arguments:
        return bound.get(type_.name)
    if not type_.arguments:
        return type_
    return Type(type_.name, tuple(substitute(one, bound, variables) for one in type_.arguments))


def _parse_type(tokens: list[str], at: int) -> tuple[MaybeType, int]:
    word = tokens[at]
    at += 1
    type_: MaybeType = None
    if word == "?":
        # `? extends Number` is read as its bound, `Number`.
        if at < len(tokens) and tokens[at] in ("extends", "super"):
            type_, at = _parse_type(tokens, at + 1)
    elif re.match(r"\w", word):
        arguments: tuple[MaybeType, ...] = ()
        if at < len(tokens) and tokens[at] == "<":
            arguments, at = _arguments(tokens, at + 1)
        type_ = Type(word.rpartition(".")[2], arguments)
    while at < len(tokens) and tokens[at].startswith("["):
        type_ = array_of(type_)
        at += 1
    return type_, at


def _arguments(tokens: list[str], at: int) -> tuple[tuple[MaybeType, ...], int]:
    found: list[MaybeType] = []
    while at < len(tokens) and tokens[at] != ">":
        if tokens[at] == ",":
            at += 1
            continue
        one, at = _parse_type(tokens, at)
        found.append(one)
    return tuple(found), at + 1
