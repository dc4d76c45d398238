"""Which names of a language mean which neutral operations, as its `operations.toml` states it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

import attrs

from variorum.interpreter.semantics import merged
from variorum.languages.language import FOLDER


@attrs.frozen
class ExceptionType:
    """An exception type of the library: its neutral kind, and the types it is one of."""

    kind: str
    parents: tuple[str, ...]


@attrs.frozen(slots=False)
class Operations:
    """`methods` by kind of receiver and name; `fields` likewise, for what is read without a call; `functions` by name or by
    path in a
    module; `constructors` by type; `constants` by name or path. The name `*` of a kind lists kinds to look in next.
    `changes` are the methods that change the text they are called on, where texts change in place: their operation gives the new
    `text`, or `both` the new text and the result. `messages` are what the language writes in an exception instead of the neutral
    message."""

    methods: Mapping[str, Mapping[str, str]]
    fields: Mapping[str, Mapping[str, str]]
    functions: Mapping[str, str]
    constructors: Mapping[str, str]
    constants: Mapping[str, object]
    types: Mapping[str, str]
    exceptions: Mapping[str, ExceptionType]
    libraries: Mapping[str, str]
    overrides: Mapping[str, str]
    kinds: Mapping[str, str]
    changes: Mapping[str, str]
    messages: Mapping[str, str]
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
    facts = _facts(identifier)
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
        overrides=facts.get("overrides", {}),
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


def _facts(identifier: str) -> dict[str, Any]:
    path = FOLDER / identifier / "operations.toml"
    if not path.exists():
        return {}
    own = tomllib.loads(path.read_text("utf-8"))
    parent = own.pop("inherits", "")
    return merged(_facts(parent), own) if parent else own
