"""Shrinks standard inputs: smaller numbers, and shorter lists together with their counts."""

from __future__ import annotations

import re
from collections.abc import Iterator

_INT = re.compile(r"(?<![\w.])-?\d+(?![\w.])")


def smaller_inputs(text: str) -> Iterator[str]:
    """Yields inputs that are smaller than the text in one place, the smallest first."""
    yield from _fewer_lines(text)
    yield from _fewer_words(text)
    for match in _INT.finditer(text):
        for smaller in _smaller(int(match[0])):
            yield text[: match.start()] + str(smaller) + text[match.end() :]


def _fewer_words(text: str) -> Iterator[str]:
    """Yields inputs with one word less on a line whose length is stated before it."""
    lines = text.rstrip("\n").split("\n")
    for number, line in enumerate(lines):
        words = line.split()
        before = "\n".join(lines[:number])
        if len(words) > 1 and (shorter := _decrement_count(before, len(words))) is not None:
            yield "\n".join([shorter, " ".join(words[:-1]), *lines[number + 1 :]]) + "\n"


def _fewer_lines(text: str) -> Iterator[str]:
    """Yields inputs with one line less at the end, if a number states how many follow."""
    lines = text.rstrip("\n").split("\n")
    for number in range(len(lines) - 2):
        count = len(lines) - 1 - number
        if (shorter := _decrement_count(lines[number], count)) is not None:
            yield "\n".join([*lines[:number], shorter, *lines[number + 1 : -1]]) + "\n"


def _decrement_count(text: str, count: int) -> str | None:
    """Returns the text with its last occurrence of the count decremented."""
    for match in reversed(list(_INT.finditer(text))):
        if match[0] == str(count):
            return text[: match.start()] + str(count - 1) + text[match.end() :]
    return None


def _smaller(number: int) -> list[int]:
    return [each for each in dict.fromkeys((1, 2, number // 2, number - 1)) if 0 < each < number]
