"""Compares library calls with the same concept and different behaviour, as `[behaviours]` of `meanings.toml` describes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from variorum.rules.finding import Violation
from variorum.syntax.declared_names import is_declared
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

_OWN = frozenset({"self", "this", "super"})


class Behaviour(NamedTuple):
    """A call with a known behaviour."""

    concept: str
    name: str
    """The callee as spelled in the language's table, such as `.indexOf`."""
    manner: str
    """What it does, to be read after its name: `gives -1 where there is none`."""
    shape: Shape


def behaviours_of(side: Side, *concepts: str) -> Iterator[Behaviour]:
    """Yields the calls of a side with one of these concepts and a known behaviour."""
    meanings = side.language.meanings
    calls: Mapping[str, str] = meanings.get("calls", {})
    manners: Mapping[str, str] = meanings.get("behaviours", {})
    for shape in side.shapes("call"):
        name, receiver = shape.text("name"), shape.text("receiver")
        if receiver in _OWN and is_declared(side.document, name):
            # A method of the file's own, whatever a library calls by that name.
            continue
        for spelling in (f"{receiver}.{name}", f".{name}") if receiver else (name,):
            if spelling in manners and calls.get(spelling) in concepts:
                yield Behaviour(calls[spelling], spelling, manners[spelling], shape)
                break


def differing_behaviours(unit: AlignedUnit, *concepts: str) -> Iterator[tuple[Behaviour, Behaviour]]:
    """Yields for each concept the first call of the translation with a behaviour that no call of the original has."""
    for concept in concepts:
        source = list(behaviours_of(unit.source, concept))
        manners = {behaviour.manner for behaviour in source}
        for other in behaviours_of(unit.target, concept):
            if source and other.manner not in manners:
                yield source[0], other
                break


def behaviour_violations(
    rule: PairRule,
    unit: AlignedUnit,
    *concepts: str,
    unless: Callable[[AlignedUnit, Behaviour, Behaviour], bool] | None = None,
) -> Iterator[Violation]:
    """Yields a violation for each concept that the translation expresses by a call with another behaviour, unless `unless`
    says that these calls come to the same."""
    for source, target in differing_behaviours(unit, *concepts):
        if unless is not None and unless(unit, source, target):
            continue
        yield rule.at(
            target.shape.span,
            f"`{source.name.lstrip('.')}` in the original {source.manner}, `{target.name.lstrip('.')}` here {target.manner}",
            related=original(source.shape.span, f"this {source.manner}"),
        )
