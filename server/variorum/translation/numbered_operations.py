"""Finds the arithmetic operations and comparisons of a side, each with its value number."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from variorum.languages import Language
from variorum.memo import memoized
from variorum.syntax.literals import number_value, string_value
from variorum.syntax.name_words import words_of
from variorum.syntax.shapes import Piece, Shape
from variorum.syntax.span import Span
from variorum.translation.operands import arguments_of
from variorum.translation.sides import Side
from variorum.translation.value_numbering import (
    ARITHMETIC,
    COMPARISONS,
    FIELD,
    ORDERINGS,
    compared,
    magnitude,
    mixed,
    number_of,
    operated,
    opposite,
)

_SAME = {"is": "==", "is-not": "!=", "===": "==", "!==": "!=", "int-/": "/", ">>>": ">>"}
# These return their argument unchanged, as far as integers are concerned.
_IDENTITIES = frozenset({"to-int", "to-float", "floor", "char-code"})
_ELEMENTS = frozenset({"char-at", "get"})
# One language has a record where the other has a list, so element accesses of either are equal.
_ELEMENT = "[]"
_UNORDERED = frozenset({"min", "max"})
# Functions that every language has under a name of its own with the same result.
_FUNCTIONS = frozenset({"abs", "power", "sqrt", "ceil", "length", "log", "exp", "sin", "cos", "gcd"})
_NUMBER = re.compile(r"^\d[\w.]*$")
_NAME = re.compile(r"^\$?[^\W\d]\w*$")
_MEMBER = re.compile(r"^(?P<of>.+?)\s{0,50}(?:\.|->)\s*(?P<name>[^\W\d]\w*)$", re.S)
# What has side effects, branches, or creates something is no plain arithmetic.
_BEYOND = re.compile(r"\+\+|--|:=|(?<![=!<>])=(?!=)|\b(?:if|lambda|new|for)\b|\?|=>")
_LIST = re.compile(r"^\s*[\[\"'`]|[\]\"'`]\s*$")

# A longer formula has no comparable counterpart.
_LONGEST = 500


class NumberedOperation(NamedTuple):
    """An operation that is not part of a larger one."""

    number: int
    opposite: int
    """The number of the negated comparison; for arithmetic, 0."""
    names: frozenset[str]
    """The names whose values it uses, in their canonical spelling; a member after a dot, and `[]` for an element."""
    span: Span
    text: str
    asks: str
    """`order` or `equality` for a comparison; empty for arithmetic."""


def numbered_operations(side: Side, renamed: Mapping[str, str]) -> Sequence[NumberedOperation]:
    """Returns every outermost operation of the side that is plain arithmetic or a comparison of it.

    Args:
        side: the code.
        renamed: canonical names to replace by others, such as those of parameters.
    """
    return _numbered(side, renamed) if renamed else _numbered_by_own_names(side)


@memoized
def _numbered_by_own_names(side: Side) -> Sequence[NumberedOperation]:
    return _numbered(side, {})


def _numbered(side: Side, renamed: Mapping[str, str]) -> Sequence[NumberedOperation]:
    return list(_Worker(side, renamed).all()) if side.shapes("binary") else []


class _Worker:
    """Computes value numbers of expressions, with the shapes of a side by span."""

    def __init__(self, side: Side, renamed: Mapping[str, str]) -> None:
        meanings = side.language.meanings
        self.side = side
        self.renamed = renamed
        self.operators: Mapping[str, str] = meanings.get("operators", {})
        self.calls: Mapping[str, str] = meanings.get("calls", {})
        self.properties: Mapping[str, str] = meanings.get("properties", {})
        self.receivers = frozenset(meanings.get("receivers", ()))
        self.cast = _cast_pattern(side.language)
        self.shapes: dict[Span, Shape] = {
            shape.span: shape for kind in ("element", "call", "binary") for shape in side.shapes(kind)
        }
        self.names: set[str] = set()
        self.is_sure = True
        self.rests: set[tuple[int, int]] = set()
        """The remainders so far, each with its divisor."""

    def all(self) -> Iterator[NumberedOperation]:
        """Yields each outermost operation all of whose parts mean the same in every language."""
        behind = -1
        truths = self.truths()
        for shape in self.side.shapes("binary"):
            operator = self.operator(shape)
            if shape.span.start < behind or operator not in ARITHMETIC | COMPARISONS or self.is_list(shape):
                continue
            behind = shape.span.end
            text = self.side.text(shape.span)
            if len(text) > _LONGEST or _BEYOND.search(text):
                continue
            self.names, self.is_sure = set(), True
            left, right = self.value(shape.parts["left"]), self.value(shape.parts["right"])
            if operator in ARITHMETIC:
                number = self.operation(operator, left, right)
                if shape.span not in truths:
                    if self.is_sure:
                        yield NumberedOperation(number, 0, frozenset(self.names), shape.span, text, "")
                    continue
                operator, left, right = "!=", number, 0
            if self.is_sure:
                yield NumberedOperation(
                    compared(operator, left, right),
                    opposite(operator, left, right),
                    frozenset(self.names),
                    shape.span,
                    text,
                    "order" if operator in ORDERINGS else "equality",
                )

    def operator(self, shape: Shape) -> str:
        """Returns the neutral operator of an operation."""
        operator = " ".join(shape.text("operator").split())
        neutral = self.operators.get(operator, operator)
        return _SAME.get(neutral, neutral)

    def is_list(self, shape: Shape) -> bool:
        """Returns whether strings or lists are concatenated, which is no arithmetic."""
        return bool(_LIST.search(shape.text("left")) and self.operator(shape) in ("*", "+")) or any(
            shape.text(part)[:1] in '"`' for part in ("left", "right")
        )

    def truths(self) -> set[Span]:
        """Returns the places where a number is tested for being other than 0."""
        pieces = [
            shape.parts["condition"] for shape in self.side.shapes("branch") if "condition" in shape.parts
        ]
        for shape in self.side.shapes("binary"):
            if self.operator(shape) in ("and", "or"):
                pieces += [shape.parts["left"], shape.parts["right"]]
        return {_bare(piece.span, piece.text)[0] for piece in pieces}

    def value(self, piece: Piece) -> int:
        """Returns the number of a part of an expression."""
        span, text = _bare(piece.span, piece.text)
        cast = self.cast.match(text) if self.cast is not None else None
        if cast is not None:
            return self.value(Piece(Span(span.start + len(cast[0].encode()), span.end), text[cast.end() :]))
        shape = self.shapes.get(span)
        if shape is not None:
            return self.shape(shape)
        if text[:1] == "-":
            return -self.value(Piece(Span(span.start + 1, span.end), text[1:])) % FIELD
        if _NUMBER.match(text):
            return number_of(number_value(text))
        if text[:1] in "\"'`":
            content = string_value(text)
            self.is_sure &= len(content) == 1
            return operated("-", ord(content), ord("0")) if len(content) == 1 else mixed("text", content)
        return self.named(span, text)

    def named(self, span: Span, text: str) -> int:
        """Returns the number of a name or a member. Anything else is opaque."""
        if _NAME.match(text):
            name = "".join(words_of(text)) or text
            name = self.renamed.get(name, name)
            self.names.add(name)
            return mixed("name", name)
        member = _MEMBER.match(text)
        if member is None:
            self.is_sure = False
            return mixed("other", text)
        of, name = member["of"], member["name"]
        if of in self.receivers:
            return self.named(span, name)
        inner = self.value(Piece(Span(span.start, span.start + len(of.encode())), of))
        if self.calls.get(f".{name}") in _IDENTITIES:
            return inner
        concept = self.properties.get(f".{name}")
        if concept is not None:
            return mixed(concept, inner)
        what = "".join(words_of(name))
        self.names.add(f".{what}")
        return mixed(what, inner)

    def shape(self, shape: Shape) -> int:
        """Returns the number of an operation, an element or a call."""
        if shape.kind == "binary":
            operator = self.operator(shape)
            left, right = self.value(shape.parts["left"]), self.value(shape.parts["right"])
            self.is_sure &= operator in ARITHMETIC and not self.is_list(shape)
            return self.operation(operator, left, right)
        if shape.kind == "element":
            # Every language counts from the end in another way.
            self.is_sure &= not shape.text("at").strip("[ ").startswith("-")
            self.names.add(_ELEMENT)
            return mixed("element", self.value(shape.parts["of"]), self.value(shape.parts["at"]))
        return self.call(shape)

    def operation(self, operator: str, left: int, right: int) -> int:
        """Returns the number of an arithmetic operation. Adding a divisor to its own remainder, or subtracting it, changes
        nothing."""
        if operator != "%" and not (operator == "&" and right == 1):
            return operated(operator, left, right)
        divisor = 2 if operator == "&" else right
        for known in (left, operated("-", left, divisor)):
            if (known, divisor) in self.rests:
                return known
        number = mixed("rest", left, divisor)
        self.rests.add((number, divisor))
        return number

    def call(self, shape: Shape) -> int:
        """Returns the number of a call by its concept. A call without one may differ between the sides."""
        name, receiver = shape.text("name"), shape.parts.get("receiver")
        operator = "".join(receiver.text.split()) if receiver is not None else ""
        concept = self.calls.get(f"{operator}.{name}" if operator else name)
        given = _arguments(shape.parts["arguments"])
        if receiver is not None and concept is None:
            concept, given = self.calls.get(f".{name}"), [receiver, *given]
        values = [self.value(one) for one in given]
        if concept in _IDENTITIES and len(values) == 1:
            return values[0]
        if concept in _ELEMENTS and len(values) == 2:
            self.names.add(_ELEMENT)
            return mixed("element", *values)
        if concept == "power" and len(values) == 2:
            return operated("**", *values)
        if concept == "abs" and len(values) == 1:
            return mixed("abs", magnitude(values[0]))
        if concept in _UNORDERED and len(values) == 2:
            return mixed(concept, *sorted(values))
        self.is_sure &= concept in _FUNCTIONS
        return mixed(concept or name, *values)


def _bare(span: Span, text: str) -> tuple[Span, str]:
    """Returns the part without blanks and parentheses around it."""
    while True:
        start = span.start + len(text) - len(text.lstrip())
        text = text.strip()
        span = Span(start, start + len(text.encode()))
        if text[:1] not in ("(", "[") or not _closes_at_the_end(text):
            return span, text
        span, text = Span(span.start + 1, span.end - 1), text[1:-1]


def _closes_at_the_end(text: str) -> bool:
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if depth == 0:
            return place == len(text) - 1
    return False


def _arguments(listed: Piece) -> list[Piece]:
    """Returns the arguments of a call with their places."""
    found, behind = [], 1
    for text in arguments_of(listed.text):
        place = listed.text.index(text, behind)
        start = listed.span.start + len(listed.text[:place].encode())
        found.append(Piece(Span(start, start + len(text.encode())), text))
        behind = place + len(text)
    return found


@cache
def _cast_pattern(language: Language) -> re.Pattern[str] | None:
    """Returns the pattern of a numeric cast before a value."""
    tables = ("narrow_integers", "wide_integers", "fractional_types")
    types = [re.escape(name) for table in tables for name in language.meanings.get(table, ())]
    return re.compile(rf"\(\s*(?:{'|'.join(types)}|char)\s*\)\s*") if types else None
