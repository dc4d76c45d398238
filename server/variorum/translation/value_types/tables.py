"""Reads the tables of a language's `values.toml` and compiles its query."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import attrs
from tree_sitter import Query

from variorum.languages import Language
from variorum.syntax.grammar import grammar_of

_CHECKED = frozenset({"element", "call", "binary", "comparison", "return", "member"})


class BindingForm(NamedTuple):
    """How a statement binds names: the fields of its node."""

    names: str
    value: str
    operator: str | None
    """The field of the operator of an augmented assignment."""
    annotation: str | None
    """The field of the type that is written beside the name."""
    iterates: bool
    """Whether the name is bound to each element of the value in turn."""


@attrs.frozen(eq=False)
class Tables:
    """The tables of a language."""

    forms: Mapping[str, str]
    """The form of each node type."""
    types: Mapping[str, str]
    """The name of each node type's type; empty if it depends on the node's parts."""
    annotations: Mapping[str, str]
    """The type that each annotation means."""
    binds: Mapping[str, BindingForm]
    imports: Mapping[str, str]
    """The field of the module, for each node type that imports names of one."""
    results: Mapping[str, str]
    adding_methods: Mapping[str, str]
    """How the methods of a list add to it: `element` for one that adds its argument, otherwise the elements of that."""
    takes: Mapping[str, frozenset[str]]
    members: Mapping[str, frozenset[str]]
    """The methods and attributes of the types of which all are known."""
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
        stated["types"],
        {
            node: BindingForm(
                how["names"],
                how["value"],
                how.get("operator"),
                how.get("annotation"),
                how.get("walks", False),
            )
            for node, how in stated["binds"].items()
        },
        stated["imports"],
        stated["results"],
        stated["fills"],
        {what: frozenset(types) for what, types in stated["takes"].items()},
        {type_: frozenset(names) for type_, names in stated["members"].items()},
        Query(grammar_of(language), f"[{' '.join(f'({type_})' for type_ in types)}] @checked"),
    )
