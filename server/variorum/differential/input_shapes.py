"""Distinguishes intended input from input that a program merely accepts.

A program that splits a line into a list accepts a list that is longer than the count before it, and one that reads a
line as text accepts numbers. What its translation does with such input says little.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence

import attrs

_INT = re.compile(r"-?\d+\Z")
_MAX_LINES = 3


@attrs.frozen
class Shape:
    """The kinds of the first lines, and whether lines of varying length agree with a number before them."""

    kinds: tuple[str, ...]
    is_regular: bool


def input_shapes(texts: Sequence[str]) -> list[Shape]:
    """Returns the shape of each input of one program. Inputs with one shape are similar."""
    lines = [[line.split() for line in text.split("\n")[:_MAX_LINES]] for text in texts]
    counts: dict[int, set[int]] = defaultdict(set)
    for each in lines:
        for number, words in enumerate(each):
            counts[number].add(len(words))
    free = {number for number, found in counts.items() if len(found) > 1}
    return [Shape(tuple(map(_kind, each)), _is_regular(each, free)) for each in lines]


def _kind(words: Sequence[str]) -> str:
    """Returns the kind of a line."""
    are_ints = {bool(_INT.match(word)) for word in words}
    return (
        "" if not are_ints else "mixed" if len(are_ints) == 2 else "ints" if are_ints == {True} else "texts"
    )


def _is_regular(lines: Sequence[Sequence[str]], free: set[int]) -> bool:
    """Returns whether each line of varying length is as long as a number before it says."""
    before: set[int] = set()
    for number, words in enumerate(lines):
        if number in free and before and len(words) not in before:
            return False
        if number == 0 or len(words) == 1:
            before |= {int(word) for word in words if _INT.match(word) and len(word) < 6}
    return True
