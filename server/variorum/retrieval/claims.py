"""Finds the numbers and the names in a sentence that the passages it cites lack."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator
from decimal import Decimal
from typing import Final, NamedTuple

import attrs

from variorum.retrieval.number_words import WordedNumber, worded_numbers

# A marker of a citation, such as [3] or [1, 2], and the number of a point in a list are no statements.
_MARKER: Final = re.compile(r"\[\s*\d{1,4}(?:\s*[,;–-]\s*\d{1,4}){0,20}\s*\]|^\s*\d{1,3}[.)]\s")
_NUMBER: Final = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)*")
_THOUSANDS: Final = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?\Z")
_WORD: Final = re.compile(r"[^\W_]+")
_BEGINS_SENTENCE: Final = re.compile(r"(?:^|[.!?:;…]|\n)[\s\"'“”‘’«»()\[\]*#>-]{0,20}\Z")
# In `Python 3.10` and `version 3.10` the last zero counts, unlike in `USD 2.50`.
_WORD_BEFORE: Final = re.compile(r"(?<![^\W\d_])([^\W\d_]{1,40})\s\Z")
_BEFORE_VERSION: Final = frozenset({"version", "release"})
_LONGEST_WORD: Final = 40
# `the two` points back to two that were named; `one` is more often no number than one.
_POINTS_BACK: Final = re.compile(r"\b(?:the|these|those|all|both|other|its|their)\s\Z", re.IGNORECASE)
_FEWEST_STATED: Final = 2
# A letter for a power of ten, as in `$3M`.
_POWER: Final = re.compile(r"\s?(?:(k)|(m|mn|mio)|(b|bn))\b", re.IGNORECASE)
_SHORTEST_STEM: Final = 4
_LONGEST_ACRONYM: Final = 8
# "of" and "the" do not part the words of a name.
_LONGEST_JOINING_WORD: Final = 3
# Beyond this share of capitalised words a text is a title, and capitals say nothing about names.
_TITLE: Final = 0.6
_LONGEST: Final = 20_000


@attrs.frozen
class Evidence:
    """What a passage has: its words in lower case, its numbers in one form, and initials that acronyms may stand for."""

    words: frozenset[str]
    ordered: tuple[str, ...]
    """The words in their order."""
    stems: frozenset[str]
    """The words without their last letters."""
    numbers: frozenset[str]
    initials: frozenset[str]

    @classmethod
    def of(cls, passage: str) -> Evidence:
        """The evidence in a passage."""
        words = _WORD.findall(passage)
        plain = frozenset(map(str.lower, words))
        numbers = {form for number in _numbers(passage) for form in number.forms}
        return cls(
            words=plain,
            ordered=tuple(sorted(plain)),
            stems=frozenset(word[:-1] for word in plain),
            numbers=frozenset(numbers),
            initials=frozenset(_initials(words)),
        )


def missing_numbers(sentence: str, evidence: Collection[Evidence]) -> tuple[str, ...]:
    """The numbers of a sentence that no passage has, as they are written, each once.

    `1,000` is `1000`, `2.50` is `2.5` and `twelve` is `12`, but a version keeps its zeros.
    """
    known = frozenset[str]().union(*(one.numbers for one in evidence))
    return tuple(number.written for number in _different_numbers(sentence) if known.isdisjoint(number.forms))


def missing_names(sentence: str, evidence: Collection[Evidence]) -> tuple[str, ...]:
    """The names of a sentence that no passage has, each once.

    A name is a word with a capital that does not begin a sentence, or with one further on, such as an acronym. Other
    forms of the word count, as `German` for `Germans`, and an acronym may stand for words with these initials.
    """
    names = dict.fromkeys(_names(sentence))
    return tuple(name for name in names if not any(_is_known(name, one) for one in evidence))


def stated(sentence: str) -> int:
    """How many different numbers and names a sentence has."""
    return len(_different_numbers(sentence)) + len(set(_names(sentence)))


def _without_markers(sentence: str) -> str:
    return _MARKER.sub(" ", sentence[:_LONGEST])


class _Number(NamedTuple):
    """A number of a text, and the forms in which another text may have it."""

    written: str
    forms: tuple[str, ...]
    is_stated: bool = True
    """Whether the number says something, rather than pointing back."""


def _different_numbers(sentence: str) -> tuple[_Number, ...]:
    found: dict[str, _Number] = {}
    for number in _numbers(_without_markers(sentence)):
        if not number.is_stated:
            continue
        found.setdefault(number.forms[0], number)
    return tuple(found.values())


def _numbers(text: str) -> Iterator[_Number]:
    found = {number.start: _in_words(text, number) for number in worded_numbers(text)}
    for digits in _NUMBER.finditer(text):
        found.setdefault(digits.start(), _in_digits(text, digits))
    yield from (found[start] for start in sorted(found))


def _in_words(text: str, number: WordedNumber) -> _Number:
    points_back = _POINTS_BACK.search(_before(text, number.start)) is not None
    is_stated = number.value >= _FEWEST_STATED and not points_back
    return _Number(text[number.start : number.end], (f"{number.value.normalize():f}",), is_stated)


def _in_digits(text: str, found: re.Match[str]) -> _Number:
    exact = _plain(found[0])
    if _precedes_version(_before(text, found.start())):
        return _Number(found[0], (exact,))
    return _Number(found[0], (_without_last_zeros(exact), exact, *_multiplied(exact, text, found.end())))


def _before(text: str, offset: int) -> str:
    return text[max(0, offset - _LONGEST_WORD) : offset]


def _multiplied(number: str, text: str, end: int) -> Iterator[str]:
    """What a number may stand for with the letter behind it, which may be a unit as well."""
    power = _POWER.match(text, end)
    if power is not None and number.count(".") <= 1:
        yield f"{(Decimal(number) * 1_000 ** (power.lastindex or 0)).normalize():f}"


def _precedes_version(before: str) -> bool:
    """Whether a text ends in a name or a word for a version. A word all in capitals may be a currency or a unit."""
    found = _WORD_BEFORE.search(before)
    word = found[1] if found else ""
    return word in _BEFORE_VERSION or word not in (word.lower(), word.upper())


def _plain(number: str) -> str:
    """A number in one form; what is no single number, such as a date with dots, stays as it is."""
    if _THOUSANDS.match(number):
        number = number.replace(",", "")
    whole, point, part = number.replace(",", ".").partition(".")
    return number if "." in part else f"{whole.lstrip('0') or '0'}{point}{part}"


def _without_last_zeros(number: str) -> str:
    return number.rstrip("0").rstrip(".") if number.count(".") == 1 else number


def _names(sentence: str) -> Iterator[str]:
    text = _without_markers(sentence)
    words = list(_WORD.finditer(text))
    if sum(word[0][0].isupper() for word in words) > _TITLE * len(words) > 2:
        return
    for word in words:
        name = word[0]
        if not any(letter.isupper() for letter in name) or len(name) < 2:
            continue
        # `O'Brien` is two words here, `it's` a word and a letter.
        if any(letter.isupper() for letter in name[1:]) or not _BEGINS_SENTENCE.search(
            text[: word.start()][-20:]
        ):
            yield name


def _initials(words: Iterable[str]) -> Iterator[str]:
    """The initials of each row of capitalised words, and of every part of one."""
    row = ""
    for word in words:
        if word[0].isupper():
            row = (row + word[0].lower())[-_LONGEST_ACRONYM:]
            yield from (row[start:] for start in range(len(row) - 1))
        elif len(word) > _LONGEST_JOINING_WORD:
            row = ""


def _is_known(name: str, evidence: Evidence) -> bool:
    plain = name.lower()
    if plain in evidence.words or (name.isupper() and plain in evidence.initials):
        return True
    return len(plain) >= _SHORTEST_STEM and _has_form(plain, evidence)


def _has_form(name: str, evidence: Evidence) -> bool:
    """Whether a passage has a word that differs from the name in its ending alone: in what follows all but the last
    letter of the shorter one, and four letters at least."""
    stem = name[: max(_SHORTEST_STEM, len(name) - 1)]
    at = bisect_left(evidence.ordered, stem)
    if at < len(evidence.ordered) and evidence.ordered[at].startswith(stem):
        return True
    shorter = range(_SHORTEST_STEM, len(name) - 1)
    return name[:_SHORTEST_STEM] in evidence.words or any(name[:end] in evidence.stems for end in shorter)
