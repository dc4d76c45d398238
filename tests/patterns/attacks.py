"""Texts on which a regular expression goes back as often as it can: near misses, made from the expression itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from re import _constants as kinds  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

_CATEGORIES = {
    kinds.CATEGORY_DIGIT: "0",
    kinds.CATEGORY_SPACE: " ",
    kinds.CATEGORY_WORD: "a",
    kinds.CATEGORY_NOT_DIGIT: "a",
    kinds.CATEGORY_NOT_SPACE: "a",
    kinds.CATEGORY_NOT_WORD: "-",
}
_MOST_LETTERS, _MOST_STARTS = 6, 6
_END = "\0"


def attacks(pattern: str, flags: int, size: int) -> Iterator[str]:
    """Texts of about `size` characters: letters of the expression, and beginnings of matches, again and again.

    Each ends in something that few expressions expect, so that what matched so far does not match in the end.
    """
    tree = parser.parse(pattern, flags & ~re.DEBUG)
    letters = list(islice(dict.fromkeys(_letters(tree)), _MOST_LETTERS)) or ["a"]
    sample = _sample(tree)
    for letter in dict.fromkeys([*letters, "a", " ", "\n"]):
        yield letter * size + _END
    for start in (sample[:end] for end in _spread(len(sample))):
        yield start * (size // len(start) + 1) + _END
        for letter in letters:
            yield start + letter * size + _END
            yield (start + letter) * (size // (len(start) + 1) + 1) + _END


def _spread(length: int) -> Sequence[int]:
    """Half a dozen lengths of beginnings, the whole among them."""
    step = max(length // _MOST_STARTS, 1)
    return sorted({*range(1, length + 1, step), length} - {0})


def _letters(tree: Any) -> Iterator[str]:
    """A letter for each thing that the expression names."""
    for operation, argument in tree:
        if operation is kinds.LITERAL:
            yield chr(argument)
        elif operation is kinds.IN:
            yield _one_of(argument)
        elif operation in (kinds.ANY, kinds.NOT_LITERAL):
            yield "a"
        for inner in _inside(operation, argument):
            yield from _letters(inner)


def _sample(tree: Any) -> str:
    """A short text that the expression, lookarounds and references aside, would match."""
    parts = []
    for operation, argument in tree:
        if operation is kinds.LITERAL:
            parts.append(chr(argument))
        elif operation is kinds.IN:
            parts.append(_one_of(argument))
        elif operation in (kinds.ANY, kinds.NOT_LITERAL):
            parts.append("a")
        elif operation is kinds.BRANCH:
            parts.append(_sample(argument[1][0]))
        elif operation is kinds.SUBPATTERN:
            parts.append(_sample(argument[3]))
        elif operation is kinds.ATOMIC_GROUP:
            parts.append(_sample(argument))
        elif operation in (kinds.MAX_REPEAT, kinds.MIN_REPEAT, kinds.POSSESSIVE_REPEAT):
            parts.append(_sample(argument[2]) * max(min(argument[0], 20), 1))
    return "".join(parts)


def _inside(operation: Any, argument: Any) -> list[Any]:
    """The expressions inside of one."""
    if operation is kinds.BRANCH:
        return list(argument[1])
    if operation is kinds.SUBPATTERN:
        return [argument[3]]
    if operation is kinds.ATOMIC_GROUP:
        return [argument]
    if operation in (kinds.MAX_REPEAT, kinds.MIN_REPEAT, kinds.POSSESSIVE_REPEAT):
        return [argument[2]]
    if operation in (kinds.ASSERT, kinds.ASSERT_NOT):
        return [argument[1]]
    return []


def _one_of(choices: Any) -> str:
    """A letter of a class; of one that says what it is not, the first that it leaves."""
    if choices[0][0] is kinds.NEGATE:
        refused = {chr(value) for kind, value in choices if kind is kinds.LITERAL}
        return next(letter for letter in "a -0(\t" if letter not in refused)
    kind, value = choices[0]
    if kind is kinds.LITERAL:
        return chr(value)
    if kind is kinds.RANGE:
        return chr(value[0])
    return _CATEGORIES.get(value, "a")
