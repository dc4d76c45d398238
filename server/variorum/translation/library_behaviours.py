"""Library calls that share a meaning, and what each does in its own way, as `[behaviours]` of `meanings.toml` says it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from variorum.rules.finding import Violation
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side


class Behaviour(NamedTuple):
    """A call whose particular way of doing things is known."""

    concept: str
    name: str
    """The callee as the language's table spells it, such as `.indexOf`."""
    manner: str
    """What it does, to be read behind its name: `gives -1 where there is none`."""
    shape: Shape


def behaviours_of(side: Side, *concepts: str) -> Iterator[Behaviour]:
    """The calls of a side with one of these meanings and a known manner."""
    meanings = side.language.meanings
    calls: Mapping[str, str] = meanings.get("calls", {})
    manners: Mapping[str, str] = meanings.get("behaviours", {})
    for shape in side.shapes("call"):
        name, receiver = shape.text("name"), shape.text("receiver")
        for spelling in (f"{receiver}.{name}", f".{name}") if receiver else (name,):
            if spelling in manners and calls.get(spelling) in concepts:
                yield Behaviour(calls[spelling], spelling, manners[spelling], shape)
                break


def differing_behaviours(unit: AlignedUnit, *concepts: str) -> Iterator[tuple[Behaviour, Behaviour]]:
    """For each meaning the first call of the translation that does it as no call of the original does."""
    for concept in concepts:
        source = list(behaviours_of(unit.source, concept))
        manners = {behaviour.manner for behaviour in source}
        for other in behaviours_of(unit.target, concept):
            if source and other.manner not in manners:
                yield source[0], other
                break


def behaviour_violations(rule: PairRule, unit: AlignedUnit, *concepts: str) -> Iterator[Violation]:
    """One violation for each meaning that the translation puts into a call with other manners."""
    for source, target in differing_behaviours(unit, *concepts):
        yield rule.at(
            target.shape.span,
            f"`{source.name.lstrip('.')}` in the original {source.manner}, `{target.name.lstrip('.')}` here {target.manner}",
            related=original(source.shape.span, f"this {source.manner}"),
        )
