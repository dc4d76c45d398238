"""Extends alphabets by the classes of characters that a program asks about.

A program that calls `isupper` treats capitals in another way, also if no literal has one.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Iterator

from variorum.program.expressions import Call, Member, MethodCall, Unbound, Variable
from variorum.program.node import Node

# The names that libraries give to questions and conversions.
_CASES = re.compile("upper|lower|upcase|downcase|swap_?case|casefold")
_LETTERS = re.compile("^(is|ctype).*(alpha|letter|alnum)")
_DIGITS = re.compile("^(is|ctype).*(digit|numeric)")
_LOWER = tuple(string.ascii_lowercase)
_BOTH = tuple(string.ascii_letters)


def with_asked_classes(
    alphabets: tuple[tuple[str, ...], ...], nodes: Iterable[Node]
) -> tuple[tuple[str, ...], ...]:
    """Returns the alphabets with capitals beside all small letters if the nodes ask for the case, and further ones with
    characters in and outside of the classes that they ask about.
    """
    names = {name.lower() for name in _called_names(nodes)}
    if any(map(_CASES.search, names)):
        alphabets = tuple(_BOTH if each == _LOWER else each for each in alphabets)
    if any(map(_LETTERS.search, names)):
        alphabets += ((*_BOTH, *"0159-+"),)
    if any(map(_DIGITS.search, names)):
        alphabets += (tuple("0129ab"),)
    return alphabets


def _called_names(nodes: Iterable[Node]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, MethodCall):
            yield node.name
        elif isinstance(node, Call) and isinstance(node.function, Member | Unbound):
            yield node.function.name
        elif isinstance(node, Call) and isinstance(node.function, Variable):
            yield node.function.symbol.name
