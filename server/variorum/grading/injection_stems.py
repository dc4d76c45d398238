"""Prefilters injection phrases: finds which of many stems can occur in a text.

This runs for every item of every file. Code repeats its words, so that each word is held against the stems once, and a text
costs the look at its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

_WORD = re.compile(r"[a-z]+")
# Words of which it is remembered what they hold: those of a few large files.
_REMEMBERED = 4096


class Stem(NamedTuple):
    """A piece of a phrase, in ASCII and lower case."""

    language: str
    text: str
    parts: tuple[str, ...]
    """What a text as it is written holds, in lower case, if the stem is in it as it is read aloud."""

    @classmethod
    def literal(cls, language: str, text: str) -> Stem:
        """Returns a stem that is searched for in the literal text."""
        return cls(language, text, (text,))

    @classmethod
    def normalized(cls, language: str, text: str) -> Stem:
        """Returns a stem that is searched for in the normalized text, where a blank matches anything."""
        return cls(language, text, tuple(_WORD.findall(text)))


class Stems:
    """Many stems, by a word of each."""

    def __init__(self, stems: Iterable[Stem]) -> None:
        self._wordless: list[Stem] = []
        self._by_word: dict[str, list[Stem]] = {}
        for stem in stems:
            # The longest one, which the fewest texts hold.
            word = max(_WORD.findall(stem.text), key=len, default=None)
            known = self._wordless if word is None else self._by_word.setdefault(word, [])
            known.append(stem)
        self._within = lru_cache(maxsize=_REMEMBERED)(self._stems_within)

    def candidates(self, text: str) -> list[Stem]:
        """Returns the stems of which a text holds all parts, in no order; the text is in ASCII and lower case."""
        possible = set(self._wordless)
        for word in set(_WORD.findall(text)):
            possible.update(self._within(word))
        return [stem for stem in possible if all(part in text for part in stem.parts)]

    def _stems_within(self, word: str) -> tuple[Stem, ...]:
        return tuple(stem for part, stems in self._by_word.items() if part in word for stem in stems)
