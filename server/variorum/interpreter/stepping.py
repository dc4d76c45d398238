"""Counts values up and down as PHP's `++` and `--` do: numbers, null, and texts of letters and digits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from variorum.interpreter.numeric_texts import whole_number
from variorum.interpreter.runtime import Runtime
from variorum.interpreter.signals import Unsupported

Operator = Callable[[Any, Any], Any]
CARRIED = {"z": "a", "Z": "A", "9": "0"}
"""What follows the last of the letters and digits, and counts the character before it on."""


def steps_of(runtime: Runtime, operators: Mapping[str, Operator]) -> dict[str, Operator]:
    """Returns `++` and `--`, made from the operators for numbers."""

    def up(a: Any, one: Any) -> Any:
        if isinstance(a, str) and whole_number(a) is None:
            return next_text(runtime, a)
        return a if isinstance(a, bool) else operators["+"](a, one)

    def down(a: Any, one: Any) -> Any:
        if a is None or isinstance(a, bool) or (isinstance(a, str) and a and whole_number(a) is None):
            return a
        return operators["-"](a or 0, one)

    return {"++": up, "--": down}


def next_text(runtime: Runtime, text: str) -> str:
    """Returns the text that follows when letters and digits at its end are counted on: `Az` gives `Ba`."""
    if not text:
        return "1"
    if not text.isascii():
        raise Unsupported("counting with other letters")
    runtime.charge(len(text))
    characters = list(text)
    position = len(characters) - 1
    while position >= 0 and characters[position].isalnum():
        last = characters[position]
        if last not in "zZ9":
            characters[position] = chr(ord(last) + 1)
            return "".join(characters)
        characters[position] = CARRIED[last]
        if position == 0 or not characters[position - 1].isalnum():
            carried = {"z": "a", "Z": "A", "9": "1"}[last]
            return "".join(characters) if position else carried + "".join(characters)
        position -= 1
    return "".join(characters)
