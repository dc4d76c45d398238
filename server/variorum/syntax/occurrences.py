"""Collects the occurrences of names in one item from the captures of `scopes.scm`, with their scopes.

This runs for every name of every file, so it creates as few objects as possible.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import IntEnum
from functools import cache
from typing import NamedTuple

import attrs
from tree_sitter import Node

from variorum.syntax.bindings import Binding
from variorum.syntax.span import Span

# The last part of a path that is not a version.
_LAST_OF_PATH = re.compile(r"([^/]+)(?:/v\d+)?$")
# A variable in a format's braces, or one that gives a width or a precision: `{total:>width$}`. Two braces are
# an escaped one.
_IN_FORMAT = re.compile(rb"\{\{|\{([A-Za-z_]\w{0,200})?(?::([^{}]{0,200}))?\}")
_IN_WIDTH = re.compile(rb"\b([A-Za-z_]\w{0,200})\$")
_APART = {"label": ":", "assigned": "="}
_RENAMED = frozenset({"import.path", *_APART})


class Role(IntEnum):
    """What an occurrence of a name does. If several captures meet on a node, the lowest wins, and among equals the
    one later in the query file.
    """

    IGNORED = 0
    DEFINITION = 1
    EXPORT = 2
    UPDATE = 3
    WRITE = 4
    MEMBER = 5
    GLOBAL = 6
    READ = 7


_ROLES = {
    "ignore": Role.IGNORED,
    "export": Role.EXPORT,
    "update": Role.UPDATE,
    "write": Role.WRITE,
    "member": Role.MEMBER,
    "global": Role.GLOBAL,
    "reference": Role.READ,
}


@attrs.define(eq=False)
class Scope:
    """A part of the item with names of its own."""

    span: Span
    kind: str
    parent: Scope | None
    bindings: dict[str, Binding] = attrs.field(factory=dict)
    passed_through: set[str] = attrs.field(factory=set)
    stored_through: set[str] = attrs.field(factory=set)
    """The names passed through that the scope's function binds or changes."""
    generic: Scope | None = None
    """In a part that sees only the names around a scope: that scope, whose type parameters are visible all the same."""

    def frame(self) -> Scope:
        """Returns the nearest enclosing function, class or item scope."""
        scope = self
        while scope.parent is not None and scope.kind not in ("function", "class"):
            scope = scope.parent
        return scope


class Occurrence(NamedTuple):
    """A name at a place, its role there, and the innermost scope around it."""

    name: str
    span: Span
    role: Role
    kind: str
    scope: Scope


@attrs.define(eq=False)
class Occurrences:
    """The occurrences of names in an item by role, in source order: nearly all of them are plain uses."""

    definitions: list[Occurrence] = attrs.field(factory=list)
    exports: list[Occurrence] = attrs.field(factory=list)
    shares: list[Occurrence] = attrs.field(factory=list)
    """Declarations of a function that it shares a name with the enclosing scope."""
    uses: list[Occurrence] = attrs.field(factory=list)
    """Reads, writes, updates and members."""

    def without(self, escape: str) -> Occurrences:
        """Returns the occurrences with the escape removed from names, before them or on both sides: `r#type` is
        `type`.
        """
        return Occurrences(
            *(
                [one._replace(name=one.name.removeprefix(escape).removesuffix(escape)) for one in several]
                for several in (self.definitions, self.exports, self.shares, self.uses)
            )
        )


def occurrences_of(captures: Mapping[str, list[Node]], base: int, text: bytes, root: Scope) -> Occurrences:
    """Returns every occurrence of a name with its scope."""
    events: dict[Span, tuple[Role, str]] = {}
    openings: list[tuple[int, int, str]] = []
    for capture, nodes in captures.items():
        role, kind = _part_of(capture)
        if role is None:
            if kind is not None:
                openings += [(node.start_byte - base, base - node.end_byte, kind) for node in nodes]
            continue
        event = (role, kind or "")
        for node in nodes:
            # `tuple.__new__` is twice as fast, and this runs for every name of every file.
            span = tuple.__new__(Span, (node.start_byte - base, node.end_byte - base))
            known = events.get(span)
            if known is None or role <= known[0]:
                events[span] = event
    for node in captures.get("reference.format", ()):
        for span in _formatted(text, node.start_byte - base, node.end_byte - base):
            events.setdefault(span, (Role.READ, ""))
    openings.sort()
    openings.append((len(text) + 1, 0, ""))
    found, stack, following = Occurrences(), [root], 0
    lists = _lists_by_role(found)
    for span in sorted(events):
        start, end = span
        while openings[following][0] <= start:
            _open(stack, *openings[following])
            following += 1
        # Everything on the stack has started, so the last scope that has not ended is the innermost.
        while stack[-1].span.end <= start and len(stack) > 1:
            stack.pop()
        role, kind = events[span]
        several = lists[role]
        if several is not None:
            name = text[start:end].decode("utf-8", "replace")
            if kind in _RENAMED:
                kind, name = _named(kind, name)
            several.append(tuple.__new__(Occurrence, (name, span, role, kind, stack[-1])))
    return found


def _formatted(text: bytes, start: int, end: int) -> Iterator[Span]:
    """Yields the variables that a format string names."""
    for found in _IN_FORMAT.finditer(text, start, end):
        if found[1]:
            yield Span(*found.span(1))
        if found[2]:
            yield from (Span(*name.span(1)) for name in _IN_WIDTH.finditer(text, *found.span(2)))


def _lists_by_role(found: Occurrences) -> list[list[Occurrence] | None]:
    """Returns the list for each role, by its number; None for ignored occurrences."""
    special = {
        Role.IGNORED: None,
        Role.DEFINITION: found.definitions,
        Role.EXPORT: found.exports,
        Role.GLOBAL: found.shares,
    }
    return [special.get(role, found.uses) for role in Role]


@cache
def _part_of(capture: str) -> tuple[Role | None, str | None]:
    """Returns the role and the kind that a capture gives to names. A scope has a kind and no role; other captures
    have neither.
    """
    head, _, kind = capture.partition(".")
    if head == "scope":
        return None, kind
    role = Role.DEFINITION if head == "definition" else _ROLES.get(head)
    if role is None or (head in ("reference", "member") and kind in ("text", "format")):
        return None, None
    return role, kind


def _named(kind: str, text: str) -> tuple[str, str]:
    """Returns the kind of an occurrence and the name that its text denotes."""
    if kind == "import.path":
        found = _LAST_OF_PATH.search(text)
        return "import", found[1] if found else text
    # Labels, and members that are only assigned, have their own namespaces: the sign separates them.
    return kind, text + _APART.get(kind, "")


def _open(stack: list[Scope], start: int, negative_end: int, kind: str) -> None:
    span = Span(start, -negative_end)
    while stack[-1].span.end <= start and len(stack) > 1:
        stack.pop()
    parent = stack[-1]
    generic = None
    if kind == "outside":
        # Defaults, decorators and annotations are in a function's node but see the names around it.
        generic, parent = parent, parent.parent or parent
    stack.append(Scope(span, kind or "block", parent, generic=generic))
