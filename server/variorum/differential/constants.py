"""Collects the constants of two programs and the inputs they suggest: numbers, strings and alphabets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import attrs

from variorum.differential.character_classes import with_asked_classes
from variorum.program.expressions import Binary, Constant
from variorum.program.node import Node

# Larger numbers are moduli and limits, not useful inputs.
_MAX_INT = 10_000_000
# Drawn numbers are often enough multiples of smaller ones; larger ones have too few multiples.
_MODULI = range(11, 2_501)
_MAX_TEXT_LENGTH = 20
# Strings up to this length are compared, split at or searched for; longer ones are messages.
_MAX_SEPARATOR_LENGTH = 4
_SEPARATORS = frozenset("-,:;/._|")
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9]{2,14}\Z")
_FORMATTING = frozenset("%{}\\")
_BRACKETS = ("()", "[]", "{}", "<>")
# How long strings are that may be sets of characters, and how many are tried.
_SET_LENGTHS = range(4, 13)
_MOST_SETS = 2
_OTHERS = ("k", "Z", "7")
_LETTERS = tuple("abcdefghijklmnopqrstuvwxyz")


@attrs.frozen
class Constants:
    """The literals of both programs: sorted numbers, short strings, and alphabets for generated strings."""

    ints: tuple[int, ...] = ()
    floats: tuple[float, ...] = ()
    texts: tuple[str, ...] = ()
    alphabets: tuple[tuple[str, ...], ...] = (tuple("abc"), _LETTERS)
    """Alphabets of natural strings, suggested by the source's own short strings."""
    moduli: tuple[int, ...] = ()
    """The numbers whose remainders both programs ask for, such as 400 for a leap year."""
    characters: tuple[str, ...] = ()
    """All printable characters of both programs' short strings."""
    separators: tuple[str, ...] = ()
    """Separators of the source, which it may split strings at."""
    words: tuple[str, ...] = ()
    """Strings of the source that are words, which it may search for."""
    breaks: tuple[str, ...] = ()
    """The line break and the space, if the source has them. It may split strings at them."""


def constants_of(source: Sequence[Node], target: Sequence[Node]) -> Constants:
    """Returns the constants among all nodes of both sides."""
    first, second = _values(source), _values(target)
    both = first + second
    numbers = {value for value in both if isinstance(value, int | float) and not isinstance(value, bool)}
    texts = {value for value in both if isinstance(value, str)}
    marks = {value for value in first if isinstance(value, str) and len(value) <= _MAX_SEPARATOR_LENGTH}
    return Constants(
        ints=tuple(sorted(v for v in numbers if isinstance(v, int) and abs(v) < _MAX_INT)),
        floats=tuple(sorted(v for v in numbers if isinstance(v, float) and abs(v) < _MAX_INT)),
        texts=tuple(sorted(filter(_is_worth_trying, texts))),
        alphabets=with_asked_classes((*alphabets_of(marks), *_sets_of_characters(first)), source),
        moduli=tuple(sorted({*_moduli(source), *_moduli(target)})),
        separators=tuple(sorted(marks & _SEPARATORS)),
        words=tuple(sorted({v for v in first if isinstance(v, str) and _WORD.match(v)})),
        breaks=tuple(each for each in ("\n", " ") if any(each in mark for mark in marks)),
        characters=tuple(sorted({c for text in texts if len(text) <= 12 for c in text if c.isprintable()})),
    )


def _moduli(nodes: Iterable[Node]) -> Iterator[int]:
    for node in nodes:
        if isinstance(node, Binary) and node.operator == "%" and isinstance(node.right, Constant):
            value = node.right.value
            if isinstance(value, int) and value in _MODULI:
                yield value


def _sets_of_characters(values: Iterable[object]) -> Iterator[tuple[str, ...]]:
    """Yields the strings in which no character occurs twice, such as `aeiou`: programs ask whether a character is in them. Each
    also comes with characters of other kinds."""
    strings = {value for value in values if isinstance(value, str) and len(value) in _SET_LENGTHS}
    for string in sorted(strings)[:_MOST_SETS]:
        if len(set(string)) == len(string) and string.isalnum():
            yield tuple(string)
            yield (*string, *_OTHERS)


def _is_worth_trying(text: str) -> bool:
    # Names such as `__main__` belong to the language.
    return 1 <= len(text) <= _MAX_TEXT_LENGTH and text.isprintable() and not text.startswith("__")


def _values(nodes: Iterable[Node]) -> list[object]:
    return [each.value for each in nodes if isinstance(each, Constant)]


def alphabets_of(marks: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """Returns alphabets for the input of a program with these short strings, likelier ones more than once.

    A program that compares with brackets only gets strings of brackets, one that compares with 0 and 1 gets binary
    numbers.
    """
    characters = {c for mark in marks for c in mark if c.isprintable()}
    digits = {c for c in characters if c.isdigit()}
    letters = {c for c in characters if c.isalpha()}
    signs = characters - digits - letters - {" "} - _FORMATTING
    brackets = {c for pair in _BRACKETS for c in pair if characters & set(pair)}
    if digits and not letters and len(signs) <= 1:
        numbers = ("0", "1") if digits <= {"0", "1"} else tuple("0123456789")
        return (numbers, (*numbers, *sorted(signs - set(".,:;-_"))))
    if brackets and not letters:
        return (tuple(sorted(brackets)),)
    found = [tuple("abc"), _LETTERS]
    if letters:
        own = tuple(sorted(letters) + sorted(signs))
        found += [own, own, (*own, "a", "b")]
    if any(c.isupper() for c in letters):
        found.append(tuple("abABC"))
    if " " in characters:
        found.append(tuple("abc "))
    if signs:
        found.append((*sorted(signs), "a", "b"))
    if digits:
        found += [tuple("0123456789"), tuple("ab12")]
    return tuple(found)
