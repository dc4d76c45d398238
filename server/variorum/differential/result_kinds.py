"""Tells mistakes from conventions: a port may give its results in another form, but a mistake seldom changes it everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum

from variorum.differential.observation import Observation
from variorum.program.values import Record, Value


class ResultKind(Enum):
    """What kind of value a result is."""

    NOTHING = "nothing"
    NUMBER = "number"
    TEXT = "text"
    SEQUENCE = "sequence"
    FIELDS = "fields"
    """An object, a map, or the receiver of a method whose fields changed."""
    OTHER = "other"


_PLAIN = frozenset({ResultKind.NUMBER, ResultKind.TEXT, ResultKind.SEQUENCE})


def have_other_kinds(observations: Iterable[Observation]) -> bool:
    """Returns whether the results of the two sides are of different kinds on every input.

    Then the port has another convention: an object instead of a tuple, a length instead of nothing. A plain value that the
    translation does not return is a mistake nevertheless.
    """
    seen = {(kind_of(each.source_result), kind_of(each.target_result)) for each in observations}
    return bool(seen) and all(
        source is not target and not _is_forgotten(source, target) for source, target in seen
    )


def _is_forgotten(source: ResultKind, target: ResultKind) -> bool:
    return target is ResultKind.NOTHING and source in _PLAIN


def kind_of(value: Value) -> ResultKind:
    """Returns the kind of a value."""
    if value is None:
        return ResultKind.NOTHING
    if isinstance(value, bool | int | float):
        return ResultKind.NUMBER
    if isinstance(value, str):
        return ResultKind.TEXT
    if isinstance(value, Record | Mapping):
        return ResultKind.FIELDS
    if isinstance(value, list | tuple | set | frozenset):
        has_receiver = any(isinstance(each, Record) and each.type == "this" for each in value)
        return ResultKind.FIELDS if has_receiver else ResultKind.SEQUENCE
    return ResultKind.OTHER
