"""Reads numbers that are written as words, in part or in whole: `twelve`, `two hundred and five`, `1.5 million`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Final, NamedTuple

_SMALL: Final = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen".split()
    )
}
_TENS: Final = {
    word: 10 * value
    for value, word in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split(), 2)
}
_SCALES: Final = {
    "dozen": 12,
    "hundred": 100,
    "thousand": 1_000,
    "million": 10**6,
    "billion": 10**9,
    "trillion": 10**12,
}
_WORD: Final = "|".join((*_SMALL, *_TENS, *_SCALES))
# "and" goes on with a number behind a hundred or more alone: "ten and twelve" are two.
_SCALED_DIGITS: Final = rf"\d+(?:,\d{{3}})*(?:\.\d+)?[ -](?=(?:{'|'.join(_SCALES)})\b)"
_RUN: Final = re.compile(
    rf"(?<![\w.,])(?:{_SCALED_DIGITS})?\b(?:{_WORD})\b(?:[ -]+(?:and )?(?:{_WORD})\b){{0,20}}", re.IGNORECASE
)
_PART: Final = re.compile(r"and\b|[\d.,]+|[a-z]+", re.IGNORECASE)


class WordedNumber(NamedTuple):
    """A number in words, its place in the text and its value."""

    start: int
    end: int
    value: Decimal


def worded_numbers(text: str) -> Iterator[WordedNumber]:
    """The numbers of a text that are written with words, in order."""
    for run in _RUN.finditer(text):
        reader: _Reader | None = None
        for part in _PART.finditer(text, run.start(), run.end()):
            word = part[0].lower()
            if reader is not None and reader.take(word, part.end()):
                continue
            if reader is not None:
                yield reader.number()
                reader = None
            if word != "and":
                reader = _Reader(part.start())
                reader.take(word, part.end())
        if reader is not None:
            yield reader.number()


def in_digits(text: str) -> str:
    """The text with such numbers in digits, and without commas between thousands."""
    parts, at = [], 0
    for found in worded_numbers(text):
        parts += [text[at : found.start], f"{found.value.normalize():f}"]
        at = found.end
    return re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", "".join((*parts, text[at:])))


class _Reader:
    """Adds up the words of one number."""

    def __init__(self, start: int) -> None:
        self._start = self._end = start
        self._total = self._group = Decimal(0)
        self._room: Decimal = Decimal(10**15)
        """What may still be added has to be below this: `two` fits behind `forty`, and `forty` behind no `two`."""
        self._is_begun = False

    def take(self, word: str, end: int) -> bool:
        """Whether a word goes on with the number, which takes it then."""
        if word == "and":
            return self._is_begun and self._room >= 100
        value = Decimal(word.replace(",", "")) if word[0].isdigit() else Decimal(_value(word))
        if word in _SCALES:
            if not self._scale(value):
                return False
        elif self._is_begun and (value >= self._room or not value):
            return False
        else:
            self._group += value
            self._room = Decimal(10) if word in _TENS else Decimal(1)
        self._is_begun, self._end = True, end
        return True

    def number(self) -> WordedNumber:
        """The number that the words make."""
        return WordedNumber(self._start, self._end, self._total + self._group)

    def _scale(self, value: Decimal) -> bool:
        if self._is_begun and not self._group:
            return False
        group = self._group or Decimal(1)
        if value <= 100:
            if group >= 100:
                return False
            self._group = group * value
        elif self._total and value >= self._total:
            return False
        else:
            self._total, self._group = self._total + group * value, Decimal(0)
        self._room = value
        return True


def _value(word: str) -> int:
    return _SMALL.get(word) or _TENS.get(word) or _SCALES.get(word) or 0
