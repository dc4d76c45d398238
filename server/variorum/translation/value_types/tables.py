"""What `values.toml` of a language says, made ready to be asked at every node."""

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
    """How a statement gives values to names: the fields of its node."""

    names: str
    value: str
    operator: str | None
    """That of the operator, where the value is put together with the one before."""
    iterates: bool
    """Whether the name takes one element of the value after the other."""


@attrs.frozen(eq=False)
class Tables:
    """The tables of a language."""

    forms: Mapping[str, str]
    """The form of the nodes of a type."""
    types: Mapping[str, str]
    """The name of the kind that the nodes of a type have; empty where it depends on what is in them."""
    binds: Mapping[str, BindingForm]
    results: Mapping[str, str]
    element_types: Mapping[str, str]
    takes: Mapping[str, frozenset[str]]
    query: Query
    """Finds the nodes that bind names, and those of forms in which a value may be misused."""


@cache
def tables_for(language: Language) -> Tables:
    """The tables of a language whose `values.toml` is not empty."""
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
        Query(grammar_of(language), f"[{' '.join(f'({type_})' for type_ in types)}] @told"),
    )
