"""Compares the output of two programs."""

from __future__ import annotations

import re

from variorum.differential.equivalence import Equivalence, equivalence

# Languages print the elements of a collection with different punctuation.
_PUNCTUATION = str.maketrans(dict.fromkeys("[]{}(),;'\"", " "))
_NUMBER = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\Z")


def output_equivalence(source: str, target: str) -> Equivalence:
    """Returns how similar two outputs are, ignoring trailing whitespace and empty lines at the end."""
    first, second = _lines(source), _lines(target)
    if first == second:
        return Equivalence.EQUAL
    words, others = source.split(), target.split()
    if len(words) == len(others):
        worst = max(map(_word_likeness, words, others), default=Equivalence.EQUAL)
        if worst is Equivalence.EQUAL and len(first) == len(second):
            return Equivalence.EQUAL
        if worst < Equivalence.ORDER:
            return Equivalence.FORM
    if "".join(words).casefold() == "".join(others).casefold():
        return Equivalence.FORM
    if source.translate(_PUNCTUATION).split() == target.translate(_PUNCTUATION).split() != []:
        return Equivalence.FORM
    return Equivalence.ORDER if sorted(words) == sorted(others) else Equivalence.DIFFERENT


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().split("\n")]


def _word_likeness(source: str, target: str) -> Equivalence:
    if source == target:
        return Equivalence.EQUAL
    if not _NUMBER.match(source) or not _NUMBER.match(target):
        return Equivalence.DIFFERENT
    found = equivalence(float(source), float(target))
    # `3` and `3.0` differ in form; `0.333333333` and `0.3333333334` are the same number.
    if found is Equivalence.EQUAL and ("." in source) != ("." in target):
        return Equivalence.FORM
    return found
