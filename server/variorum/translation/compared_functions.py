"""Finds the functions of a pair that are compared: those of matched items, and likely counterparts that no match has found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from variorum.differential.entry_points import entry_points
from variorum.differential.side import all_functions
from variorum.program.declarations import Function, Program
from variorum.translation.alignment import ItemMatch
from variorum.translation.alignment_candidates import Candidate


@attrs.frozen
class ComparedFunctions:
    """An item and its counterpart, with the functions that they declare."""

    item: Candidate
    counterpart: Candidate
    source: Function
    target: Function
    is_likeliest: bool = True
    """Whether a difference says something. Functions that only may be counterparts often have other purposes."""


def matched_functions(
    source: Program, target: Program, matched: Sequence[ItemMatch]
) -> Iterator[ComparedFunctions]:
    """Yields the functions of the matched items."""
    for one, other in matched:
        if one is None or other is None or one.is_type:
            continue
        function, counterpart = _function_of(source, one), _function_of(target, other)
        if function is not None and counterpart is not None:
            yield ComparedFunctions(one, other, function, counterpart)


def likely_functions(
    source: Program, target: Program, matched: Sequence[ItemMatch]
) -> Iterator[ComparedFunctions]:
    """Yields functions that may be counterparts although their items are not matched, likeliest first."""
    pairs = {(one, other) for one, other in matched}
    items = [one for one, _ in matched if one is not None and not one.is_type]
    counterparts = [other for _, other in matched if other is not None and not other.is_type]
    for entry in entry_points(source, target):
        one, other = _item_of(entry.source, items), _item_of(entry.target, counterparts)
        if one is not None and other is not None and (one, other) not in pairs:
            yield ComparedFunctions(one, other, entry.source, entry.target, entry.is_likeliest)


def _function_of(program: Program, candidate: Candidate) -> Function | None:
    """Returns the function that is declared at the candidate. Returns that with a body if it is elsewhere, as in C++."""
    span, functions = candidate.span, all_functions(program)
    inside = [each for each in functions if span.start <= each.start and each.end <= span.end]
    if inside:
        return max(inside, key=lambda each: each.end - each.start)
    name = candidate.profile.name
    elsewhere = [each for each in functions if each.name == name and each.owner == (candidate.owner or "")]
    return elsewhere[0] if len(elsewhere) == 1 else None


def _item_of(function: Function, items: Sequence[Candidate]) -> Candidate | None:
    """Returns the smallest item around a function."""
    around = [each for each in items if each.span.start <= function.start and function.end <= each.span.end]
    return min(around, key=lambda each: each.span.end - each.span.start, default=None)
