"""Makes hostile programs in every language: traps at random places of nested branches, loops and helpers.

What a language's programs are made of is data (`programs.toml`). The same number and seed always give the same program.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import attrs

_HOLE = re.compile(r"@(deep|[a-z])")
_BLOCK = re.compile(r"^([ \t]*)@([abg])$", re.MULTILINE)
_DEEPEST = 3
_PATTERNS = (
    "(a+)+c", "(a*)*b", "(a|a)*c", "(a|aa)+$", "([a-z]+)*!", "^(([a-z])+.)+[A-Z]([a-z])+$", "(.*)(.*)(.*)(.*)x", "a{1,50}{1,50}c",
    "(?=(a+))\\\\1b", "((a{0,9}){0,9}){0,9}c", "(x+x+)+y", "a?a?a?a?a?a?aaaaaa", "(a(b(c(d)*)*)*)*e", "[^b]*[^c]*[^d]*e", "",
)  # fmt: skip


@attrs.frozen
class Pair:
    """Two programs to compare, each with the name of its language."""

    source_language: str
    source: str
    target_language: str
    target: str


@cache
def _data() -> dict[str, dict[str, Any]]:
    tables = tomllib.loads((Path(__file__).parent / "programs.toml").read_text(encoding="utf-8"))
    for table in tables.values():
        inherited = tables.get(table.get("extends", ""), {})
        table.update({key: value for key, value in inherited.items() if key not in table})
    return tables


def languages() -> tuple[str, ...]:
    """The languages that there are hostile programs in."""
    return tuple(_data())


def hostile_pair(number: int, seed: int, chosen: tuple[str, ...]) -> Pair:
    """A program with a copy in which a number differs, or with another program in any language."""
    random = Random(f"{seed}:{number}")
    language = chosen[number % len(chosen)]
    source = program(language, random)
    if random.random() < 0.3:
        other = random.choice(chosen)
        return Pair(language, source, other, program(other, random))
    return Pair(language, source, language, _changed(source, random))


def program(language: str, random: Random) -> str:
    """A program with some traps."""
    return _Maker(_data()[language], random).program()


def _changed(text: str, random: Random) -> str:
    places = [place for place, character in enumerate(text) if character.isdigit()]
    if not places or random.random() < 0.3:
        return text
    place = random.choice(places)
    return text[:place] + random.choice("123456789") + text[place + 1 :]


class _Maker:
    """Fills the holes of the templates of one language."""

    def __init__(self, table: dict[str, Any], random: Random) -> None:
        self._table, self._random = table, random
        self._x, self._total = table.get("x", "x"), table.get("total", "total")
        self._loops = 0

    def program(self) -> str:
        """A whole file."""
        return self._filled(self._random.choice(self._table["shapes"]), 0)

    def _filled(self, template: str, depth: int) -> str:
        def block(hole: re.Match[str]) -> str:
            return "\n".join(hole[1] + line for line in self._block(depth + 1).split("\n"))

        self._loops += 1
        loop = str(self._loops)
        text = _BLOCK.sub(block, template)
        return _HOLE.sub(lambda hole: loop if hole[1] == "k" else self._drawn(hole[1]), text)

    def _block(self, depth: int) -> str:
        count = self._random.choice((1, 1, 2, 3))
        return "\n".join(self._statement(depth) for _ in range(count))

    def _statement(self, depth: int) -> str:
        drawn = self._random.random()
        if drawn < 0.15:
            return self._filled(self._table["harmless"], depth)
        if drawn < 0.4 and depth < _DEEPEST:
            return self._filled(self._table[self._random.choice(("branch", "loop"))], depth)
        return self._filled(self._random.choice(self._table["traps"]), depth)

    def _drawn(self, hole: str) -> str:
        choice = self._random.choice
        match hole:
            case "n":
                return str(choice((10**3, 10**4, 10**6, 10**7, 10**9, 10**12, 10**18, 2**63)))
            case "i":
                return str(choice((10**2, 10**3, 10**4, 10**5, 10**6, 10**8, 2_000_000_000)))
            case "m":
                return str(choice((0, 1, 2, 3, 7, 10, 25, 40, 99, 1000)))
            case "r":
                return str(choice((1, 2, 3, 10, 100, 10**5)))
            case "t":
                return choice(
                    ('"a"', '"ab"', '"abcdefghij"', '"xyzw "', '"aaaaaaaaaaaaaaaaaaaaaaaaab"', '""')
                )
            case "p":
                return f'"{choice(_PATTERNS)}"'
            case "q":
                return choice(_PATTERNS).replace("\\\\", "\\") or "a*"
            case "d":
                return "9" * choice((30, 100, 1000, 4000, 20_000))
            case "c":
                return f"{self._expression(1)} {choice(('<', '>', '==', '!='))} {self._expression(1)}"
            case "e":
                return self._expression(0)
            case _:
                depth = choice((5, 50, 150, 1000))
                return "(" * depth + self._x + " + 1)" * depth

    def _expression(self, depth: int) -> str:
        drawn = self._random.random()
        if depth > 3 or drawn < 0.3:
            return self._random.choice((self._x, self._total, self._drawn("m"), self._drawn("i")))
        if drawn < 0.4:
            return f"f({self._expression(depth + 1)})"
        operator = self._random.choice(self._table["operators"])
        return f"({self._expression(depth + 1)} {operator} {self._expression(depth + 1)})"
