"""Matches regular expressions against the line around a use of a variable.

In the expressions of a language's folder `@` stands for the variable. In the text it is a zero byte, so that no other name
matches.
"""

from __future__ import annotations

import re
from functools import lru_cache

from variorum.rules.unit import ItemUnit
from variorum.syntax.span import Span

# Bytes on either side of a name, within its line.
_REACH = 60


def line_around_use(item: ItemUnit, use: Span) -> bytes:
    """Returns the line around a use of a variable, with the name replaced by a zero byte."""
    return line_around(item.facts.text, use)


def line_around(text: bytes, use: Span) -> bytes:
    """Returns the line around a range, with the range replaced by a zero byte."""
    before, behind = text[max(use.start - _REACH, 0) : use.start], text[use.end : use.end + _REACH]
    return before.rsplit(b"\n", 1)[-1] + b"\0" + behind.split(b"\n", 1)[0]


def is_mentioned_as(data: bytes, expression: str, name: str) -> bool:
    """Returns whether some line of the text matches `expression` with the name for `@`."""
    pattern, key = use_pattern(expression), name.encode()
    place = data.find(key)
    while place >= 0:
        if pattern.search(line_around(data, Span(place, place + len(key)))):
            return True
        place = data.find(key, place + len(key))
    return False


@lru_cache(maxsize=1024)
def use_pattern(expression: str) -> re.Pattern[bytes]:
    """Returns the compiled form of an expression in which `@` stands for the variable."""
    return re.compile(expression.replace("@", "\0").encode())
