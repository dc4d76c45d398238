"""Lists what could not be lowered, and counts the functions that have none of it."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from variorum.program.declarations import Function, Program
from variorum.program.expressions import OpaqueExpression
from variorum.program.node import Node
from variorum.program.statements import OpaqueStatement
from variorum.program.traversal import walk


@attrs.frozen
class OpaquePart:
    """A part that could not be lowered: why, and the byte at which it begins."""

    reason: str
    start: int


@attrs.frozen
class Opacity:
    """What of a program is opaque."""

    parts: tuple[OpaquePart, ...]
    functions: int
    """How many functions and methods have a body."""
    clear_functions: int
    """How many of them have no opaque part."""


def opacity_of(program: Program) -> Opacity:
    """Goes through the whole program."""
    with_body = [one for one in functions_of(program) if one.body is not None]
    clear = [one for one in with_body if not one.is_opaque and not list(_opaque_in(one))]
    parts = {part for statement in program.statements for part in _opaque_in(statement)}
    return Opacity(
        tuple(sorted(parts, key=lambda part: (part.start, part.reason))), len(with_body), len(clear)
    )


def functions_of(program: Program) -> Iterator[Function]:
    """The functions of a program, then the methods of its classes."""
    yield from program.functions
    for one in program.classes:
        yield from one.methods


def _opaque_in(node: Node) -> Iterator[OpaquePart]:
    for one in walk(node):
        if isinstance(one, OpaqueExpression | OpaqueStatement):
            yield OpaquePart(one.reason, one.start)
        elif isinstance(one, Function) and one.is_opaque:
            yield OpaquePart("decorated or asynchronous function", one.start)
