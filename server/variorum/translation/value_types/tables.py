"""Reads the tables of a language's `values.toml` and compiles its query."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import attrs
from tree_sitter import Query

from variorum.languages import Language
from variorum.syntax.grammar import grammar_of

_CHECKED = frozenset({"element", "call", "binary", "comparison", "return"})


class BindingForm(NamedTuple):
    """How a statement binds names: the fields of its node."""

    names: str
    value: str
    operator: str | None
    """The field of the operator of an augmented assignment."""
    iterates: bool
    """Whether the name is bound to each element of the value in turn."""


@attrs.frozen(eq=False)
class Tables:
    """The tables of a language."""

    forms: Mapping[str, str]
    """The form of each node type."""
    types: Mapping[str, str]
    """The name of each node type's type; empty if it depends on the node's parts."""
    binds: Mapping[str, BindingForm]
    results: Mapping[str, str]
    adding_methods: Mapping[str, str]
    """How the methods of a list add to it: `element` for one that adds its argument, otherwise the elements of that."""
    takes: Mapping[str, frozenset[str]]
    query: Query
    """Finds the nodes that bind names, and those that can be a misuse."""


@cache
def tables_for(language: Language) -> Tables:
    """Returns the tables of a language whose `values.toml` is not empty."""
    stated = language.values
    types = [node for node, entry in stated["forms"].items() if entry["form"] in _CHECKED]
    types += stated["binds"]
    return Tables(
        {node: entry["form"] for node, entry in stated["forms"].items()},
        {node: entry.get("kind", "") for node, entry in stated["forms"].items()},
        {
            node: BindingForm(how["names"], how["value"], how.get("operator"), how.get("walks", False))
            for node, how in stated["binds"].items()
        },
        stated["results"],
        stated["fills"],
        {what: frozenset(types) for what, types in stated["takes"].items()},
        Query(grammar_of(language), f"[{' '.join(f'({type_})' for type_ in types)}] @checked"),
    )
