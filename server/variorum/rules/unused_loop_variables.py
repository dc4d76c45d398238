"""Finds variables of loops that the body of their loop, and what follows it, never reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.syntax.bindings import Binding
from variorum.syntax.item import ItemFacts, Match
from variorum.syntax.span import Span

LOOP = "each.body"
"""The capture of a loop's body; `@each.names` holds its variables, and `@each` is the whole statement."""


def unused_loop_variables(facts: ItemFacts, bindings: Sequence[Binding]) -> Iterator[tuple[Binding, Span]]:
    """Yields each of the bindings that is the unread variable of a loop, with its place in the head of the loop.

    A loop whose body does nothing (`@each.empty`) only consumes what it runs over.
    """
    empty = {match["each.empty"] for match in facts.matches.get("each.empty", ())}
    for match in facts.matches.get(LOOP, ()):
        if match[LOOP] in empty:
            continue
        for binding in bindings:
            place = next((one for one in binding.definitions if match["each.names"].contains(one)), None)
            if place is not None and not _is_read(binding, match):
                yield binding, place


def _is_read(binding: Binding, loop: Match) -> bool:
    """Returns whether the body of the loop reads the variable, or code after the loop reads it before the next definition."""
    body, end = loop[LOOP], loop["each"].end
    following = [one.start for one in binding.definitions if one.start >= end]
    last = min(following, default=None)
    return binding.is_captured or any(
        body.contains(read) or (read.start >= end and (last is None or read.start <= last))
        for read in binding.reads
    )
