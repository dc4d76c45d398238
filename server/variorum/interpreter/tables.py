"""Which names of a language mean which neutral operations, as its `operations.toml` states it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

import attrs

from variorum.interpreter.language_tables import table_of


@attrs.frozen
class ExceptionType:
    """An exception type of the library: its neutral kind, and the types it is one of."""

    kind: str
    parents: tuple[str, ...]


@attrs.frozen(slots=False)
class Operations:
    """The neutral operations that the names of a language mean."""

    methods: Mapping[str, Mapping[str, str]]
    """By kind of receiver and name. The name `*` of a kind lists kinds to look in next."""
    fields: Mapping[str, Mapping[str, str]]
    """As `methods`, for what is read without a call."""
    functions: Mapping[str, str]
    """By name, or by path in a module."""
    constructors: Mapping[str, str]
    """By type."""
    constants: Mapping[str, object]
    types: Mapping[str, str]
    exceptions: Mapping[str, ExceptionType]
    libraries: Mapping[str, str]
    kinds: Mapping[str, str]
    """The exception type of a neutral kind of failure."""
    changes: Mapping[str, str]
    """Methods that change the text they are called on: their operation gives the new `text`, or `both` it and the result."""
    messages: Mapping[str, str]
    """What the language writes in an exception instead of the neutral message."""
    other_members: Mapping[str, tuple[str, ...]]
    """By the kind of value: its members that no table knows."""

    @cached_property
    def prefixes(self) -> frozenset[str]:
        """What stands in front of a point in the name of a function, constant or device: modules and classes."""
        return frozenset(
            name[:position]
            for table in (self.functions, self.constants, self.libraries)
            for name in table
            for position, each in enumerate(name)
            if each == "."
        )

    def method(self, kind: str, name: str) -> str | None:
        """Returns the operation that a method of the kind of receiver means."""
        return _find(self.methods, kind, name)

    def field(self, kind: str, name: str) -> str | None:
        """Returns the operation that reads a field or property."""
        return _find(self.fields, kind, name)

    def type_of_kind(self, kind: str) -> str:
        """Returns the exception type that a failure of the kind is, in this language."""
        return self.kinds.get(kind, "")


def _find(table: Mapping[str, Mapping[str, str]], kind: str, name: str) -> str | None:
    seen = 0
    while kind in table and seen < 8:
        found = table[kind].get(name)
        if found is not None:
            return found
        kind = table[kind].get("*", "")
        seen += 1
    return None


@cache
def operations_of(identifier: str) -> Operations:
    """Reads `languages/<identifier>/operations.toml`; a file that names another in `inherits` adds to it."""
    facts = table_of(identifier, "operations")
    exceptions = {
        name: ExceptionType(entry[0], tuple(entry[1:])) for name, entry in facts.get("exceptions", {}).items()
    }
    return Operations(
        methods=facts.get("methods", {}),
        fields=facts.get("fields", {}),
        functions=_with_bare_names(facts.get("functions", {}), facts.get("bare_modules", ())),
        constructors=facts.get("constructors", {}),
        constants=_with_bare_names(facts.get("constants", {}), facts.get("bare_modules", ())),
        types=facts.get("types", {}),
        exceptions=exceptions,
        libraries=facts.get("libraries", {}),
        kinds=facts.get("kinds", {}),
        changes=facts.get("changes", {}),
        messages=facts.get("messages", {}),
        other_members=facts.get("other_members", {}),
    )


def _with_bare_names(table: Mapping[str, Any], modules: Sequence[str]) -> Mapping[str, Any]:
    """Adds the names of the modules without the module: a function that was cut out of its file has lost the imports."""
    bare: dict[str, Any] = {}
    for path, entry in table.items():
        module, _, name = path.partition(".")
        if module in modules:
            bare.setdefault(name, entry)
    return {**bare, **table}
