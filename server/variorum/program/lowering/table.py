"""Reads a language's lowering table: which node of the tree becomes which node of the representation, from which parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import attrs
from tree_sitter import Node

from variorum.languages import Language
from variorum.program.lowering import generic
from variorum.program.lowering.selectors import Selector, compiled
from variorum.program.types import ANY, Kind, Type

Build = Callable[..., Any]
"""Makes what a node lowers to, from the lowering, the node and its entry."""

SECTIONS = ("expressions", "statements", "targets", "patterns", "parameters", "members", "types")
"""The sections of a table that map node types."""

HOOKS: dict[str, Build] = {}
"""The named functions that tables refer to."""


def hook(name: str) -> Callable[[Build], Build]:
    """Registers a function as the form `name` of tables."""

    def register(build: Build) -> Build:
        HOOKS[name] = build
        return build

    return register


@attrs.frozen(eq=False)
class Entry:
    """What a table says of one node type: the form, selectors of its parts, and options."""

    form: str
    build: Build
    parts: Mapping[str, Selector]
    options: Mapping[str, Any]

    def all(self, node: Node, part: str) -> list[Node]:
        """The nodes of a part, in order."""
        selector = self.parts.get(part)
        return selector(node) if selector is not None else []

    def one(self, node: Node, part: str) -> Node | None:
        """The node of a part, or None."""
        selector = self.parts.get(part)
        if selector is None:
            return None
        found = selector(node)
        return found[0] if found else None

    def has(self, node: Node, part: str) -> bool:
        """Whether a part is there, or an option of that name is set."""
        return bool(self.options.get(part)) or bool(self.all(node, part))

    def word(self, node: Node, part: str) -> str:
        """The text of a part, or what the table gives for it; empty where there is none."""
        if part in self.options:
            return str(self.options[part])
        found = self.one(node, part)
        return text_of(found) if found is not None else ""


@attrs.frozen(eq=False)
class Table:
    """The lowering table of a language."""

    language: Language
    expressions: Mapping[str, Entry]
    statements: Mapping[str, Entry]
    targets: Mapping[str, Entry]
    patterns: Mapping[str, Entry]
    parameters: Mapping[str, Entry]
    members: Mapping[str, Entry]
    types: Mapping[str, Entry]
    type_names: Mapping[str, Type]
    boxed: frozenset[str]
    binds: Mapping[str, Selector]
    block_binds: Mapping[str, Selector]
    binary: Mapping[str, str]
    """Neutral names of operators that are written otherwise."""
    facts: Mapping[str, Mapping[str, Any]]

    def fact(self, section: str, name: str, default: Any = None) -> Any:
        """A single fact of a section."""
        return self.facts.get(section, {}).get(name, default)

    def type_named(self, name: str) -> Type:
        """The type that the language calls by this name; an object of a class where the table does not list it."""
        known = self.type_names.get(name)
        return known if known is not None else Type(Kind.OBJECT, name)


@cache
def table_of(language: Language) -> Table:
    """The table of a language, read once."""
    facts = language.lowering
    sections = {
        name: {kind: _entry(value) for kind, value in facts.get(name, {}).items()} for name in SECTIONS
    }
    names = facts.get("type_names", {})
    return Table(
        language=language,
        type_names={name: _type(name, text) for name, text in names.items()},
        boxed=frozenset(name for name, text in names.items() if "boxed" in text),
        binds={kind: compiled(path) for kind, path in facts.get("binds", {}).items()},
        block_binds={kind: compiled(path) for kind, path in facts.get("block_binds", {}).items()},
        binary=facts.get("operators", {}),
        facts=facts,
        **sections,
    )


def text_of(node: Node) -> str:
    """The text of a node."""
    return (node.text or b"").decode("utf-8", "replace")


def _entry(value: Mapping[str, Any]) -> Entry:
    form = value["is"]
    parts = {}
    options = {}
    for name, given in value.items():
        if name == "is":
            continue
        if isinstance(given, str) and not given.startswith("="):
            parts[name] = compiled(given)
        else:
            options[name] = given[1:] if isinstance(given, str) else given
    build = HOOKS.get(form) or generic.builder(form, frozenset(parts) | frozenset(options))
    return Entry(form, build, parts, options)


def _type(name: str, text: str) -> Type:
    """A type from a line such as `int 32 unsigned`."""
    kind, *rest = text.split()
    if kind == "any":
        return ANY
    bits = next((int(word) for word in rest if word.isdigit()), 0)
    canonical = next((word[1:] for word in rest if word.startswith("=")), name)
    return Type(Kind(kind), canonical, (), bits, "unsigned" not in rest)
