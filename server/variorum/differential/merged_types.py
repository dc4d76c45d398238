"""Merges the types that both sides have for one parameter."""

from __future__ import annotations

from variorum.program.types import ANY, Kind, Type

_UNKNOWN = frozenset({Kind.ANY, Kind.FUNCTION, Kind.VOID})
_SEQUENCES = frozenset({Kind.LIST, Kind.SET, Kind.QUEUE, Kind.TUPLE})
_TEXTS = frozenset({Kind.STR, Kind.BUILDER})
_CHARACTERS = frozenset({Kind.CHAR, Kind.STR, Kind.INT, Kind.BUILDER})


def merge(source: Type, target: Type) -> Type:
    """Returns the type whose values both sides accept, the more precise one if they differ.

    A list of unknown elements gets the element type of the other side. The narrower of two numeric types wins.
    """
    source, target = _plain(source), _plain(target)
    kinds = {source.kind, target.kind}
    if source.kind in _UNKNOWN:
        return target
    if target.kind in _UNKNOWN:
        return source
    if Kind.OBJECT in kinds and source.kind is not target.kind:
        return target if source.kind is Kind.OBJECT else source
    if Kind.CHAR in kinds and kinds <= _CHARACTERS:
        return source if source.kind is Kind.CHAR else target
    if kinds <= {Kind.INT, Kind.FLOAT}:
        return _merge_numbers(source, target)
    if kinds <= _SEQUENCES:
        return _merge_sequences(source, target)
    if kinds & _TEXTS and Kind.LIST in kinds:
        return Type(Kind.LIST, arguments=(Type(Kind.CHAR),))
    if source.kind is Kind.MAP and target.kind is Kind.MAP:
        return Type(Kind.MAP, source.name, _merge_arguments(source, target))
    return source


def _plain(type: Type) -> Type:
    """Returns the type without optionals and pointers. A pointer to numbers is a list, one to characters a string."""
    if type.kind is Kind.OPTIONAL:
        return _plain(type.arguments[0]) if type.arguments else ANY
    if type.kind is not Kind.POINTER:
        return type
    inner = _plain(type.arguments[0]) if type.arguments else ANY
    if inner.kind is Kind.CHAR:
        return Type(Kind.STR)
    return (
        Type(Kind.LIST, arguments=(inner,))
        if inner.kind in (Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.STR, Kind.LIST)
        else inner
    )


def _merge_numbers(source: Type, target: Type) -> Type:
    if source.kind is not target.kind:
        return source if source.kind is Kind.INT else target
    if source.kind is Kind.INT and source.bits == target.bits and source.is_signed is not target.is_signed:
        # What both hold: the numbers that are not negative and leave the sign's bit alone.
        return Type(Kind.INT, bits=max(source.bits - 1, 0), is_signed=False)
    return min(source, target, key=lambda type: (type.bits or 1000, type.is_signed))


def _merge_sequences(source: Type, target: Type) -> Type:
    if source.kind is Kind.TUPLE and target.kind is Kind.TUPLE:
        return Type(Kind.TUPLE, arguments=_merge_arguments(source, target))
    if source.kind is Kind.TUPLE or target.kind is Kind.TUPLE:
        return source if source.kind is Kind.TUPLE and source.arguments else target
    kind = source.kind if source.kind is target.kind else Kind.LIST
    return Type(kind, source.name, (merge(element_of(source), element_of(target)),))


def _merge_arguments(source: Type, target: Type) -> tuple[Type, ...]:
    if len(source.arguments) != len(target.arguments):
        return source.arguments or target.arguments
    return tuple(map(merge, source.arguments, target.arguments))


def element_of(type: Type) -> Type:
    """Returns the element type of a sequence."""
    return type.arguments[0] if type.arguments else ANY


def is_complete(type: Type) -> bool:
    """Returns whether values can be generated without guessing a part of the type."""
    if type.kind in _UNKNOWN:
        return False
    if type.kind in (Kind.LIST, Kind.SET, Kind.QUEUE):
        return is_complete(element_of(type))
    if type.kind is Kind.MAP:
        return len(type.arguments) == 2 and all(map(is_complete, type.arguments))
    return type.kind is not Kind.TUPLE or (bool(type.arguments) and all(map(is_complete, type.arguments)))
