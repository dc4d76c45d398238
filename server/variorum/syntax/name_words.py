"""Splits names into words, whatever their case: `parseHTTPResponse2` is parse, http, response, 2."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\d_A-Za-z]+")


@lru_cache(maxsize=65536)
def words_of(name: str) -> tuple[str, ...]:
    """Returns the lower-cased words of a name in any case."""
    return tuple(word.lower() for word in _WORD.findall(name))


def in_case(words: Sequence[str], case: str) -> str:
    """Returns the words joined in `snake`, `pascal`, `camel`, `kebab` or `upper` case."""
    if case == "snake":
        return "_".join(words)
    if case == "kebab":
        return "-".join(words)
    if case == "upper":
        return "_".join(words).upper()
    capitals = [word[:1].upper() + word[1:] for word in words]
    if case == "camel" and capitals:
        capitals[0] = words[0]
    return "".join(capitals)
