"""Finds the functions to compare in two whole files: those that nothing else in the file calls."""

from __future__ import annotations

import re

import attrs

from variorum.differential.side import all_functions, called_names
from variorum.program.declarations import Function, Program

_MAIN = "main"


@attrs.frozen
class EntryPoints:
    """A function of the source and its translation."""

    source: Function
    target: Function


def entry_points(source: Program, target: Program) -> EntryPoints | None:
    """Returns the entry points of both files, matched by name or else the first of each. Returns None if a side has
    no function.
    """
    first, second = _uncalled_functions(source), _uncalled_functions(target)
    if not first or not second:
        return None
    by_name = {_normalized(each.name): each for each in all_functions(target)}
    for each in first:
        if (found := by_name.get(_normalized(each.name))) is not None:
            return EntryPoints(each, found)
    return EntryPoints(first[0], second[0])


def _uncalled_functions(program: Program) -> list[Function]:
    """Returns the functions that no other function of the file calls, in source order. If each is called, returns
    all.
    """
    functions = [each for each in all_functions(program) if each.name and each.name != "__init__"]
    called: set[str] = set()
    for each in functions:
        called |= called_names(each) - {each.name}
    roots = [each for each in functions if each.name not in called and each.name != _MAIN]
    return roots or [each for each in functions if each.name != _MAIN] or functions


def _normalized(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())
