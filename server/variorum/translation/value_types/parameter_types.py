"""The kinds of a translated function's parameters, from the types that they have in the original."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from variorum.languages import Language
from variorum.syntax.name_words import words_of
from variorum.translation.sides import Side
from variorum.translation.typed_names import plain_type
from variorum.translation.value_types.types import INTEGER, NUMBER, STRING, ValueType

# An integer type takes whole numbers only; the type of a fraction takes whole numbers as well.
_TABLES = (("narrow_integers", INTEGER), ("wide_integers", INTEGER), ("fractional_types", NUMBER))

# For types in which a blank stands for any number of them, so that none has to be looked for twice.
_ELEMENT = re.compile(r"^(?:\w+::)?\w+ ?[<\[](?P<inner>.+)[>\]]$|^(?P<of>.+)\[ ?\]$|^\[ ?\](?P<behind>.+)$")


def parameter_types(source: Side, target: Side) -> Mapping[str, ValueType]:
    """The kinds by the translation's names: as its own annotations say, or the types of the original.

    The original's types count only where both sides take as many parameters: in the order of these, unless their names
    say that they have changed places.
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
        # Of what may be one thing or another nothing is known, whatever the original says.
        if name in in_target and (type_ in annotated or "|" in type_)
    }
    return {name: type_ for name, type_ in found.items() if type_ is not None}


def _matched_parameters(source: Sequence[str], target: Sequence[str]) -> list[tuple[str, str]]:
    """The parameters of both sides that mean the same."""
    in_order = list(zip(source, target, strict=True))
    named = {words_of(old): old for old in source}
    if all(named.get(words_of(new), old) == old for old, new in in_order):
        return in_order
    return [(named[words_of(new)], new) for new in target if words_of(new) in named]


def _declared_types(side: Side) -> Mapping[str, str]:
    """The names with a single type, each as it is written down."""
    return {event.value: event.receiver for event in side.of("typed") if event.value in side.types}


def _value_type(type_text: str, language: Language) -> ValueType | None:
    meanings, plain = language.meanings, plain_type(type_text)
    if plain == "[]" or plain in meanings.get("list_types", ()):
        element = _ELEMENT.match(" ".join(type_text.split()))
        syntax_children = next((part for part in element.groups() if part), "") if element is not None else ""
        return ValueType("list", _value_type(syntax_children, language) if syntax_children else None)
    if plain in meanings.get("text_types", ()):
        return STRING
    return next((type_ for table, type_ in _TABLES if plain in meanings.get(table, ())), None)
