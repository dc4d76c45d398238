"""Kinds of values: a name and the kinds it is made of, read from the way a program writes its types."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, Optional

_TOKEN = re.compile(r"[\w.]+\*?|\[[,\s]*\]|[<>,?&]")
_DOT = re.compile(r"\s{0,50}\.\s*")

MaybeType = Optional["Type"]
"""A kind, or None where it is unknown."""


class Type(NamedTuple):
    """A kind of value. An array is `[]` of one argument, a pointer `*` of one; an argument that is unknown is None."""

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
        """What an array holds, or what the first type argument says."""
        return self.arguments[0] if self.arguments else None


ARRAY = "[]"
POINTER = "*"
RESULTS = "results"
"""What a function gives that gives several values; they are its arguments."""
NULL = Type("null")
VOID = Type("void")


def array_of(element: MaybeType) -> Type:
    """The kind of an array of such elements."""
    return Type(ARRAY, (element,))


def class_object(name: str) -> Type:
    """The class itself, as in front of a static call."""
    return Type("class of", (Type(name),))


def display_type(type_: MaybeType) -> str:
    """The kind as a message names it."""
    return "?" if type_ is None else str(type_)


def parse_type(annotation: str) -> MaybeType:
    """The kind that a type as written means; None for a wildcard, or for what is no plain type.

    >>> str(parsed("Map<String, List<int[]>>"))
    'Map<String, List<int[]>>'
    """
    tokens = _TOKEN.findall(_DOT.sub(".", annotation))
    if not tokens:
        return None
    type_, _ = _parse_type(tokens, 0)
    return type_


def substitute(type_: MaybeType, bound: Mapping[str, MaybeType], variables: frozenset[str]) -> MaybeType:
    """The kind with its type variables replaced; a variable that nothing is bound to is unknown."""
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
        # `? extends Number` is read as a Number, which is all that can be said of it.
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
