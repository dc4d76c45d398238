"""Varies inputs that were accepted, in one place each: neighbours of an input show what a random one seldom hits.

Ties, repeated neighbours and numbers on both sides of a limit are rare among drawn inputs, but one step away from them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from variorum.differential.merged_types import element_of
from variorum.differential.seeded_random import SeededRandom
from variorum.program.expressions import Binary
from variorum.program.node import Node
from variorum.program.types import Kind, Type
from variorum.program.values import Value

_WORD = re.compile(r"\S+")
_INT = re.compile(r"-?\d+")
# Lines with fewer words may state counts of what follows.
_LEAST_WORDS = 3
_LEAST_LETTERS = 3
_ROUNDING = frozenset({"/", "//", "%", ">>"})


def varied_arguments(random: SeededRandom, arguments: Sequence[Value]) -> list[Value]:
    """Returns the arguments with a change in one place. Where there are maps, a key replaces an argument half of the time: drawn
    arguments seldom are keys.
    """
    values = list(arguments)
    keyed = [
        (place, key)
        for each in values
        if isinstance(each, dict)
        for key in each
        for place, value in enumerate(values)
        if type(value) is type(key) and isinstance(key, str | int) and value != key
    ]
    if keyed and random.chance(0.5):
        place, key = random.choice(keyed)
        values[place] = key
        return values
    place = random.below(len(values))
    values[place] = _varied(random, values[place], [each for each in values if _is_int(each)])
    return values


def divides(nodes: Iterable[Node]) -> bool:
    """Returns whether a division, a remainder or a shift is among the nodes, whose results for negative numbers languages
    round in different ways.
    """
    return any(isinstance(each, Binary) and each.operator.rstrip("=") in _ROUNDING for each in nodes)


def negated_arguments(
    random: SeededRandom, types: Sequence[Type], arguments: Sequence[Value]
) -> list[Value] | None:
    """Returns the arguments with one of the numbers or lists of numbers negated, or each by chance. Returns None if
    there are none.
    """
    places = [place for place, type in enumerate(types) if _may_be_negative(type, arguments[place])]
    if not places:
        return None
    chosen = random.choice(places)
    return [
        _negated(random, value) if place == chosen or (place in places and random.chance(0.5)) else value
        for place, value in enumerate(arguments)
    ]


def _may_be_negative(type: Type, value: Value) -> bool:
    if type.kind in (Kind.LIST, Kind.QUEUE):
        return isinstance(value, list) and any(_may_be_negative(element_of(type), each) for each in value)
    return type.kind in (Kind.INT, Kind.ANY) and type.is_signed and _is_int(value) and value != 0


def _negated(random: SeededRandom, value: Value) -> Value:
    """Returns the number negated, or the list with all of its numbers negated or each by chance."""
    if isinstance(value, list):
        is_each = random.chance(0.5)
        return [_negated(random, each) if is_each or random.chance(0.5) else each for each in value]
    return -value if isinstance(value, int) and not isinstance(value, bool) else value


def varied_input(random: SeededRandom, text: str) -> str:
    """Returns a standard input with a change in one word of a list or in one longer word; the text itself if it has none."""
    places = []
    for line in re.finditer(r"[^\n]+", text):
        words = [(line.start() + word.start(), word[0]) for word in _WORD.finditer(line[0])]
        is_list = len(words) >= _LEAST_WORDS
        places += [
            (start, word, [other for _, other in words])
            for start, word in words
            if is_list or (len(word) >= _LEAST_LETTERS and not _INT.fullmatch(word))
        ]
    if not places:
        return text
    start, word, others = random.choice(places)
    if _INT.fullmatch(word):
        changed = str(_varied_int(random, int(word), [int(each) for each in others if _INT.fullmatch(each)]))
    else:
        changed = _varied_text(random, word)
    return text[:start] + changed + text[start + len(word) :]


def _varied(random: SeededRandom, value: Value, others: Sequence[int]) -> Value:
    if _is_int(value):
        return _varied_int(random, value, others)
    if isinstance(value, str) and value:
        return _varied_text(random, value)
    if isinstance(value, list) and value:
        return _varied_list(random, value)
    return value


def _varied_int(random: SeededRandom, value: int, others: Sequence[int]) -> int:
    """Returns a neighbour of the number or another one beside it."""
    if others and random.chance(0.5):
        return random.choice(others)
    return value + random.choice((-1, 1))


def _varied_text(random: SeededRandom, text: str) -> str:
    """Returns the text with a letter replaced by another of its letters, or with two neighbours swapped."""
    place = random.below(len(text))
    if random.chance(0.5):
        return text[:place] + random.choice(text) + text[place + 1 :]
    return text[:place] + text[place + 1 : place + 2] + text[place : place + 1] + text[place + 2 :]


def _varied_list(random: SeededRandom, values: list[Value]) -> list[Value]:
    """Returns the list with a neighbour repeated, two neighbours swapped, an element varied, one more or one less."""
    place = random.below(len(values))
    before, each, after = values[:place], values[place], values[place + 1 :]
    roll = random.fraction()
    if roll < 0.3 and after:
        return [*before, each, each, *after[1:]]
    if roll < 0.45 and after:
        return [*before, after[0], each, *after[1:]]
    if roll < 0.6 and not isinstance(each, list):
        return [*before, each, each, *after]
    if roll < 0.7 and len(values) > 1:
        return [*before, *after]
    ints = [other for other in values if _is_int(other)]
    return [*before, _varied(random, each, ints), *after]


def _is_int(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
