"""Reads `signatures.txt`: the classes of a standard library and the signatures of their members."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import zip_longest

import attrs

from variorum.languages import Language
from variorum.typecheck.types import MaybeType, Type, parse_type, substitute

_CLASS_LINE = re.compile(r"^(\w+|\[\])(?:<([\w,]+)>)? (\S+)([^:]*?)(?: : (.*))?$", re.M)
_MEMBER_LINE = re.compile(
    r"^ (static )?(\w+|\[\])(?:<([\w,]+)>)?(?:\((.*?)\))?(?: ([^ ]+))?(?: throws (.*))?$"
)


@attrs.frozen
class Signature:
    """A method, a constructor (named `new`) or, if `parameters` is None, a field."""

    name: str
    parameters: tuple[MaybeType, ...] | None
    result: MaybeType
    is_variadic: bool = False
    """Whether the last parameter accepts any number of arguments."""
    optional_count: int = 0
    """How many of the last parameters are optional."""
    variables: frozenset[str] = frozenset()
    """The unbound type variables of the method and its class."""

    def accepts_count(self, count: int) -> bool:
        """Returns whether a call with so many arguments can match."""
        expected = len(self.parameters or ())
        if self.is_variadic:
            return count >= expected - 1 - self.optional_count
        return expected - self.optional_count <= count <= expected


@attrs.frozen(slots=False)
class LibraryClass:
    """A class of the library or of the file."""

    name: str
    variables: tuple[str, ...]
    bases: tuple[Type, ...]
    text: str = attrs.field(default="", repr=False)
    declared: tuple[Signature, ...] = ()
    is_complete: bool = True
    """Whether all members are listed, so that a member that is not found does not exist."""
    is_final: bool = False
    package: str = ""

    @cached_property
    def members(self) -> dict[str, list[Signature]]:
        """Returns the class's own members by name."""
        found: dict[str, list[Signature]] = {}
        for signature in (*self.declared, *_signatures(self.text, self.variables)):
            found.setdefault(signature.name, []).append(signature)
        return found


class Library:
    """Classes by name, with their bases."""

    def __init__(self, classes: dict[str, LibraryClass], base: Library | None = None) -> None:
        self._classes = classes
        self._base = base
        self.own = tuple(classes.values()) if base is not None else ()
        """The classes that shadow those of the base library."""

    @classmethod
    def of(cls, text: str) -> Library:
        """Parses a `signatures.txt`."""
        heads = list(_CLASS_LINE.finditer(text))
        classes = {}
        for head, following in zip_longest(heads, heads[1:]):
            name, variables, package, marks, bases = head.groups()
            classes[name] = LibraryClass(
                name,
                tuple(variables.split(",")) if variables else (),
                tuple(type_ for type_ in map(parse_type, (bases or "").split()) if type_),
                text[head.end() : following.start() if following else len(text)],
                is_final="final" in marks.split(),
                package=package,
            )
        return cls(classes)

    def get(self, name: str) -> LibraryClass | None:
        """Returns the class of that name, if there is one."""
        return self._classes.get(name) or (self._base.get(name) if self._base else None)

    def declares_member(self, name: str) -> bool:
        """Returns whether a class of the file has a member of that name, which may be an extension method."""
        return any(name in known.members for known in self.own)

    def lineage(self, type_: Type) -> Iterator[tuple[LibraryClass, Type]]:
        """Yields the class and its bases, breadth first, each with its type arguments; `Object` comes last."""
        seen, pending = set(), [type_]
        while pending:
            current = pending.pop(0)
            known = self.get(current.name)
            if known is None or current.name in seen:
                continue
            seen.add(current.name)
            yield known, current
            bound = dict(zip(known.variables, current.arguments, strict=False))
            for base in known.bases:
                pending.append(substitute(base, bound, frozenset(known.variables)) or base)
        top = self.get("Object")
        if top is not None and "Object" not in seen:
            yield top, Type("Object")

    def is_complete(self, type_: Type) -> bool:
        """Returns whether the class and everything it inherits from are known."""
        return all(
            known.is_complete and all(self.get(base.name) for base in known.bases)
            for known, _ in self.lineage(type_)
        )

    def as_base_class(self, type_: Type, name: str) -> Type | None:
        """Returns the type as one of its bases: `List<String>` as `Iterable` is `Iterable<String>`."""
        return next((seen for known, seen in self.lineage(type_) if known.name == name), None)

    def members(self, type_: Type, name: str) -> list[tuple[Signature, Type]]:
        """Returns all members of that name, inherited ones included, each with the base that declares it."""
        return [
            (signature, seen)
            for known, seen in self.lineage(type_)
            for signature in known.members.get(name, ())
        ]

    def type_bindings(self, type_: Type) -> dict[str, MaybeType]:
        """Returns the type arguments of a type by the names of the type variables."""
        known = self.get(type_.name)
        return dict(zip(known.variables, type_.arguments, strict=False)) if known else {}

    def with_classes(self, classes: dict[str, LibraryClass]) -> Library:
        """Returns the library, shadowed by a file's own classes."""
        return Library(classes, self)


@cache
def library_of(language: Language) -> Library:
    """Returns the standard library of a language, without classes if it has no `signatures.txt`."""
    return Library.of(language.signatures)


def _signatures(text: str, variables: Sequence[str]) -> Iterator[Signature]:
    for line in text.splitlines():
        found = _MEMBER_LINE.match(line)
        if found is None:
            continue
        _, name, own, parameters, result, _ = found.groups()
        taken = None if parameters is None else tuple(_split(parameters))
        yield Signature(
            name,
            None if taken is None else tuple(parse_type(one.replace("...", "")) for one in taken),
            parse_type(result) if result else None,
            is_variadic=bool(taken) and taken is not None and taken[-1].endswith("..."),
            variables=frozenset([*variables, *(own.split(",") if own else ())]),
        )


def _split(parameters: str) -> Iterator[str]:
    """Yields the parameters of a list, split at the commas outside of angle brackets."""
    depth, start = 0, 0
    for position, letter in enumerate(parameters):
        depth += (letter == "<") - (letter == ">")
        if letter == "," and depth == 0:
            yield parameters[start:position]
            start = position + 1
    if parameters:
        yield parameters[start:]
