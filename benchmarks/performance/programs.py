"""Programs of any length in every language, and pairs of them, made from `programs.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

_FILE = Path(__file__).with_name("programs.toml")
_SPARE_EVERY = 5


@cache
def _stated() -> dict[str, dict[str, Any]]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def languages() -> list[str]:
    """The languages that there are programs in."""
    return list(_stated())


def ending(language: str) -> str:
    """How the names of a language's files end."""
    text: str = _stated()[language]["ending"]
    return text


def program(language: str, lines: int, first: int = 0) -> str:
    """A program of about that many lines; `first` numbers its first part, so that programs can differ."""
    stated = _stated()[language]
    part = stated["part"]
    count = max(lines // part.count("\n"), 1)
    return (
        stated["head"]
        + "".join(_part(stated, number) for number in range(first, first + count))
        + stated["tail"]
    )


def typed(language: str, number: int) -> str:
    """A line to type into a function, a local variable that nothing reads; each number makes another one."""
    text: str = _stated()[language]["typed"]
    return text.replace("@N@", str(number))


def line_within(text: str, language: str) -> int:
    """The line, from 0, inside the function in the middle of a program, on which a statement may begin."""
    lines = text.splitlines()
    total = [number for number, line in enumerate(lines) if "total" in line and "first" in line]
    return total[len(total) // 2]


def _part(stated: dict[str, Any], number: int) -> str:
    spare = stated["spare"] if number % _SPARE_EVERY == 0 else ""
    lines = stated["part"].replace("@SPARE@", spare).replace("@N@", str(number)).split("\n")
    return "\n".join(lines)
