"""Derives the types of a translated function's parameters from those of the original."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from variorum.languages import Language
from variorum.syntax.name_words import words_of
from variorum.translation.sides import Side
from variorum.translation.typed_names import plain_type
from variorum.translation.value_types.types import INTEGER, NUMBER, STRING, ValueType

# An integer type accepts integers only; a floating-point type accepts integers as well.
_TABLES = (("narrow_integers", INTEGER), ("wide_integers", INTEGER), ("fractional_types", NUMBER))

# Matches types in which runs of spaces have been collapsed, so that the pattern needs no repetition.
_ELEMENT = re.compile(r"^(?:\w+::)?\w+ ?[<\[](?P<inner>.+)[>\]]$|^(?P<of>.+)\[ ?\]$|^\[ ?\](?P<behind>.+)$")


def parameter_types(source: Side, target: Side) -> Mapping[str, ValueType]:
    """Returns types by the translation's parameter names, from its own annotations or else from the original.

    The original's types are used only if both sides have the same number of parameters. They are matched by position,
    unless the names show that their order has changed.
    """
    in_source, in_target = source.parameters, target.parameters
    found: dict[str, ValueType | None] = {}
    if len(in_source) == len(in_target):
        types = _declared_types(source)
        found = {
            new: _value_type(types[old], source.language)
            for old, new in _matched_parameters(in_source, in_target)
            if old in types
        }
    annotated = target.language.values["types"]
    found |= {
        name: ValueType(annotated[type_]) if type_ in annotated else None
        for name, type_ in target.types.items()
        # A union type is unknown, whatever the original says.
        if name in in_target and (type_ in annotated or "|" in type_)
    }
    return {name: type_ for name, type_ in found.items() if type_ is not None}


def _matched_parameters(source: Sequence[str], target: Sequence[str]) -> list[tuple[str, str]]:
    """Returns the matching parameters of both sides."""
    in_order = list(zip(source, target, strict=True))
    named = {words_of(old): old for old in source}
    if all(named.get(words_of(new), old) == old for old, new in in_order):
        return in_order
    return [(named[words_of(new)], new) for new in target if words_of(new) in named]


def _declared_types(side: Side) -> Mapping[str, str]:
    """Returns the declared type of each name that has a single one."""
    return {event.value: event.receiver for event in side.of("typed") if event.value in side.types}


def _value_type(type_text: str, language: Language) -> ValueType | None:
    meanings, plain = language.meanings, plain_type(type_text)
    if plain == "[]" or plain in meanings.get("list_types", ()):
        element = _ELEMENT.match(" ".join(type_text.split()))
        inner = next((part for part in element.groups() if part), "") if element is not None else ""
        return ValueType("list", _value_type(inner, language) if inner else None)
    if plain in meanings.get("text_types", ()):
        return STRING
    return next((type_ for table, type_ in _TABLES if plain in meanings.get(table, ())), None)
