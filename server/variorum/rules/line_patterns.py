"""The text around a use of a variable, in which a regular expression shows what is done with it.

In the expressions of a language's folder `@` stands for the variable itself; in the text it is a zero byte, so that no
other name is taken for it.
"""

from __future__ import annotations

import re
from functools import lru_cache

from variorum.rules.unit import ItemUnit
from variorum.syntax.span import Span

# So much text on either side of a name, within its line, shows what is done with it.
_REACH = 60


def line_around_use(item: ItemUnit, use: Span) -> bytes:
    """The line around a use of a variable, the name itself as a zero byte."""
    return line_around(item.facts.text, use)


def line_around(text: bytes, use: Span) -> bytes:
    """The line around a place of a text, the place itself as a zero byte."""
    before, behind = text[max(use.start - _REACH, 0) : use.start], text[use.end : use.end + _REACH]
    return before.rsplit(b"\n", 1)[-1] + b"\0" + behind.split(b"\n", 1)[0]


def is_mentioned_as(data: bytes, expression: str, name: str) -> bool:
    """Whether the text has a line in which the name stands as `expression` describes it, with `@` for the name."""
    pattern, key = use_pattern(expression), name.encode()
    place = data.find(key)
    while place >= 0:
        if pattern.search(line_around(data, Span(place, place + len(key)))):
            return True
        place = data.find(key, place + len(key))
    return False


@lru_cache(maxsize=1024)
def use_pattern(expression: str) -> re.Pattern[bytes]:
    """The compiled form of an expression in which `@` stands for the variable."""
    return re.compile(expression.replace("@", "\0").encode())
