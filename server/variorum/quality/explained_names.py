"""Finds the single-letter names that comments and documentation explain."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

_LETTER: Final = r"[A-Za-z]"
# Words such as `@param` and `:param float`, with a type in braces where there is one.
_TAGGED: Final = re.compile(
    rf"(?:[@\\]param(?:\[\w+\])?(?:\s+\{{[^}}\n]{{0,80}}\}})?|:(?:param|parameter|arg|argument)(?:\s+\w+)?|<param\s+name=\"?)"
    rf"\s*\$?({_LETTER})\b"
)
# An entry of a list, as in `x: the price` and `x (float) - the price`; several may share a line.
_ENTRY: Final = re.compile(
    rf"(?:^|[,;])[\s*#/;,\"'-]{{0,16}}[`*]{{0,2}}\$?({_LETTER})[`*]{{0,2}}(?:\s*\([^)\n]{{0,80}}\))?(?:\s*:|\s+[-–—])\s*(?!\Z)",
    re.MULTILINE,
)
_QUOTED: Final = re.compile(rf"[`‘]\$?({_LETTER})[`’]")
# As in `where a, b and c are the sides`. Behind the letter `a` alone stands the rest of a sentence.
_LISTED: Final = re.compile(
    rf"\b((?:{_LETTER}(?:\s{{0,4}},\s{{0,4}}(?:and\s{{1,4}}|or\s{{1,4}})?|\s{{1,4}}and\s{{1,4}}|\s{{1,4}}or\s{{1,4}})){{0,9}}{_LETTER})"
    r"\s+(?:is|are|denotes?|means|stands?\s+for)\b"
)


def explained_letters(texts: Iterable[str]) -> frozenset[str]:
    """Returns the letters of which some comment or documentation says what they are."""
    return frozenset(letter for text in texts for letter in _letters(text))


def bare_name(name: str) -> str:
    """Returns a name without the mark of a variable that some languages put in front of it."""
    return name.lstrip("$@")


def _letters(text: str) -> Iterator[str]:
    for form in (_TAGGED, _ENTRY, _QUOTED):
        for found in form.finditer(text):
            yield found[1]
    for found in _LISTED.finditer(text):
        yield from re.findall(rf"\b{_LETTER}\b", found[1])
