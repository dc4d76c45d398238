"""Finds the functions of a pair that are compared: those that matched items declare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

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


def _function_of(program: Program, candidate: Candidate) -> Function | None:
    """Returns the function that is declared at the candidate. Returns that with a body if it is elsewhere, as in C++."""
    span, functions = candidate.span, all_functions(program)
    inside = [each for each in functions if span.start <= each.start and each.end <= span.end]
    if inside:
        return max(inside, key=lambda each: each.end - each.start)
    name = candidate.profile.name
    elsewhere = [each for each in functions if each.name == name and each.owner == (candidate.owner or "")]
    return elsewhere[0] if len(elsewhere) == 1 else None
