"""Scopes of names while a file is lowered, and what classes a file declares."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from variorum.program.node import Symbol
from variorum.program.types import ANY, Type

FILE = "file"
CLASS = "class"
FUNCTION = "function"
BLOCK = "block"

DEEPEST_INHERITANCE = 10
"""Classes above a class in which members are looked up: a file may let classes inherit from each other in a ring."""


@attrs.frozen(eq=False)
class MemberOutline:
    """A member of a class as its signature shows it."""

    name: str
    is_method: bool
    is_static: bool
    type: Type = ANY
    """Of a field its type, of a method what it returns."""
    parameters: tuple[Type, ...] = ()


@attrs.define(eq=False)
class ClassOutline:
    """A class as seen from outside of its methods' bodies."""

    name: str
    symbol: Symbol
    form: str
    bases: tuple[Type, ...] = ()
    members: dict[str, list[MemberOutline]] = attrs.Factory(dict)
    nested: dict[str, ClassOutline] = attrs.Factory(dict)
    outer: ClassOutline | None = None
    is_partial: bool = False
    """Whether nothing is known of its members but what the text at hand shows, as for methods that were cut out."""

    def add(self, member: MemberOutline) -> None:
        """Adds a member to those of its name."""
        self.members.setdefault(member.name, []).append(member)


@attrs.define(eq=False)
class Scope:
    """The names of a file, class, function or block."""

    kind: str
    parent: Scope | None = None
    names: dict[str, Symbol] = attrs.Factory(dict)
    ahead: set[str] = attrs.Factory(set)
    """Names that were bound before their declaration was reached."""
    owner: ClassOutline | None = None
    """The class of a class scope."""
    is_static: bool = False
    """Of a function: whether it has no receiver."""
    receiver: Symbol | None = None
    result: Type = ANY
    results: list[Symbol] = attrs.Factory(list)
    """Results that have names."""
    extended: Symbol | None = None
    """The receiver of a function that extends a class: a parameter in front of the others."""
    label: str = ""
    """The name of a method, for calls of the one it overrides."""
    is_inline: bool = False
    """Whether it is a lambda out of which `return` leaves the function around."""
    landing: str = ""
    """The label of the landing for what leaves it from within a lambda; empty where nothing does."""
    yields: bool = False

    def outwards(self) -> Iterator[Scope]:
        """This scope and those around it."""
        scope: Scope | None = self
        while scope is not None:
            yield scope
            scope = scope.parent

    def function(self) -> Scope | None:
        """The function around this place, itself included."""
        return next((scope for scope in self.outwards() if scope.kind == FUNCTION), None)


def member_of(
    owner: ClassOutline, name: str, classes: dict[str, ClassOutline], depth: int = 0
) -> MemberOutline | None:
    """The member of a class or of those it inherits from; a static one only where all of the name are."""
    found = owner.members.get(name)
    if found:
        return next((one for one in found if not one.is_static), found[0])
    for base in owner.bases if depth < DEEPEST_INHERITANCE else ():
        outline = classes.get(base.name)
        inherited = member_of(outline, name, classes, depth + 1) if outline is not None else None
        if inherited is not None:
            return inherited
    return None
