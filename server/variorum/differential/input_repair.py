"""Changes arguments on which the source fails so that it may accept them: what it could not parse becomes a number, what it
uses as an index becomes smaller, and a number on which a loop does not end becomes another.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from variorum.differential.seeded_random import SeededRandom
from variorum.interpreter.outcome import Outcome
from variorum.program.values import Value

_QUOTED = re.compile(r"""'([^']+)'|"([^"]+)"|`([^`]+)`""")
# A loop that multiplies or divides by one of these never ends.
_NEUTRAL = (0, 1)
_OTHERS = (2, 16)
_LONGER = 4


def repaired(random: SeededRandom, arguments: Sequence[Value], failed: Outcome) -> list[Value] | None:
    """Returns the arguments with what the run failed on changed, None if nothing suggests a change."""
    if failed.kind == "budget":
        changed = [_without_neutral(random, each) for each in arguments]
    elif failed.exception == "value":
        changed = [_with_number(random, each, _quoted(failed.message)) for each in arguments]
    elif failed.exception == "index":
        least = min((len(each) for each in arguments if isinstance(each, list)), default=0)
        changed = [_with_indices(random, each, least) for each in arguments]
    else:
        return None
    return changed if changed != list(arguments) else None


def _quoted(message: str) -> str:
    """Returns what a message quotes, such as the text that is no number."""
    found = _QUOTED.search(message)
    return "" if found is None else next(filter(None, found.groups()))


def _with_number(random: SeededRandom, value: Value, unreadable: str) -> Value:
    """Returns the value with a number of the same length in place of a text that could not be read as one."""
    if isinstance(value, str) and unreadable and unreadable in value:
        digits = "".join(str(random.between(0, 9)) for _ in range(len(unreadable) - 1))
        return value.replace(unreadable, str(random.between(1, 9)) + digits, 1)
    if isinstance(value, list):
        return [_with_number(random, each, unreadable) for each in value]
    return value


def _with_indices(random: SeededRandom, value: Value, length: int) -> Value:
    """Returns rows of two or more different indices below the length, and longer texts."""
    if isinstance(value, str):
        return value + "".join(random.choice(value or "a") for _ in range(_LONGER))
    if isinstance(value, list) and value and all(map(_is_row, value)):
        return [[_index(each, length) for each in row] for row in value]
    return value


def _is_row(value: Value) -> bool:
    return isinstance(value, list) and all(isinstance(each, int) for each in value)


def _index(value: int, length: int) -> int:
    return value % length if length else value


def _without_neutral(random: SeededRandom, value: Value) -> Value:
    if isinstance(value, int) and not isinstance(value, bool) and value in _NEUTRAL:
        return random.between(*_OTHERS)
    if isinstance(value, list):
        return [_without_neutral(random, each) for each in value]
    return value
