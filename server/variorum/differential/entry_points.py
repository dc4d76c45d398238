"""Finds the functions to compare in two whole files: those that nothing else in the file calls come first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import attrs

from variorum.differential.receiver_objects import CONSTRUCTORS
from variorum.differential.side import all_functions, called_names, classes_by_name
from variorum.program.declarations import Function, Program

_MAIN = "main"
_MAX_PAIRS = 8
# Methods that every class may have. They rarely are what a file is about.
_COMMON = frozenset(
    (
        "tostring",
        "equals",
        "hashcode",
        "gethashcode",
        "eq",
        "str",
        "repr",
        "hash",
        "tos",
        "inspect",
        "string",
        "fmt",
    )
)
# Words in front of a name that other languages leave out.
_PREFIXES = frozenset(("get", "is", "has", "to", "calculate", "compute", "find", "the", "of"))


@attrs.frozen
class EntryPoints:
    """A function of the source and one of the target. `is_likeliest` says that no other two are as likely counterparts."""

    source: Function
    target: Function
    is_likeliest: bool


def entry_points(source: Program, target: Program) -> list[EntryPoints]:
    """Returns the functions to compare, most likely counterparts first; empty if a side has no function.

    Functions of the same name come first, those that nothing in the file calls before others. Without such a pair the
    first functions of both files are counterparts. Then come functions with similar names that take as many inputs.
    """
    first, second = _uncalled_functions(source), _uncalled_functions(target)
    if not first or not second:
        return []
    found = list(_same_names(first, all_functions(target))) or [(first[0], second[0])]
    found += _same_names(_named_functions(source), _named_functions(target))
    found += _similar_names(source, first, target, second)
    unique: dict[tuple[int, int], tuple[Function, Function]] = {}
    for one, other in found:
        unique.setdefault((id(one), id(other)), (one, other))
    # A stable sort: what every class may have comes last.
    ordered = sorted(unique.values(), key=lambda pair: _normalized(pair[0].name) in _COMMON)
    return [EntryPoints(*pair, index == 0) for index, pair in enumerate(ordered[:_MAX_PAIRS])]


def _same_names(first: Sequence[Function], second: Sequence[Function]) -> Iterator[tuple[Function, Function]]:
    by_name = {_normalized(each.name): each for each in second}
    for each in first:
        if (found := by_name.get(_normalized(each.name))) is not None:
            yield each, found


def _similar_names(
    source: Program, first: Sequence[Function], target: Program, second: Sequence[Function]
) -> Iterable[tuple[Function, Function]]:
    """Yields functions that take as many inputs as each other, those that share most words of their names first.

    Where each side has a single such function, the names need not be similar.
    """
    found: list[tuple[float, tuple[Function, Function]]] = []
    for one in first:
        counts = _input_counts(source, one)
        fitting = [each for each in second if counts & _input_counts(target, each)]
        for other in fitting:
            likeness = _likeness(one.name, other.name)
            if likeness > 0 or len(first) == len(second) == 1:
                found.append((likeness, (one, other)))
    return (each for _, each in sorted(found, key=lambda entry: -entry[0]))


def _input_counts(program: Program, function: Function) -> set[int]:
    """Returns how many inputs a function takes: its parameters, and on an object those of its constructor, too."""
    own = sum(not each.rest and not each.is_keyword_only for each in function.parameters)
    owner = classes_by_name(program).get(function.owner)
    counts = {own} if own else set()
    if owner is not None and not function.is_static:
        made = [each for each in owner.methods if each.name in CONSTRUCTORS]
        counts |= {own + sum(not each.rest for each in one.parameters) for one in made}
    return counts - {0}


def _likeness(one: str, other: str) -> float:
    """Returns the share of words that two names have in common, in `[0, 1]`."""
    first, second = _words(one), _words(other)
    return len(first & second) / max(1, len(first | second))


def _words(name: str) -> frozenset[str]:
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)
    return frozenset(each.lower() for each in words) - _PREFIXES


def _named_functions(program: Program) -> list[Function]:
    return [each for each in all_functions(program) if each.name not in CONSTRUCTORS]


def _uncalled_functions(program: Program) -> list[Function]:
    """Returns the functions that no other function of the file calls, in source order. If each is called, returns
    all.
    """
    functions = _named_functions(program)
    called: set[str] = set()
    for each in functions:
        called |= called_names(each) - {each.name}
    roots = [each for each in functions if each.name not in called and each.name != _MAIN]
    return roots or [each for each in functions if each.name != _MAIN] or functions


def _normalized(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())
