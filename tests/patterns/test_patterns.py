"""No text makes a regular expression take long: not in a file, a comment, a setting, an answer or a pattern of ours."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

import pytest

from tests.patterns.attacks import attacks

ROOT = Path(__file__).parents[2]
TINY, SHORT, LONG, LONGER = 22, 250, 1_000, 4_000
# Four times the text may take four times as long. Below the first figure, in seconds, nothing can be told.
SOON, MOST_GROWTH = 0.004, 9.0
NEVER_SEARCHED_FOR = {
    # PyYAML tries the kinds of plain values at their first sign.
    "variorum.linters.bounded_yaml",
    # Handed over to a function that tries them at one place or on the whole of a text.
    "variorum.rules.checks.source_leftover",
    "variorum.rules.foreign_names",
    "variorum.syntax.constant_conditions",
    "variorum.settings.toml_lines",
}
VALID = {
    # Runs over JSON that has been read before, so that every string in it is closed.
    "variorum.grading.json_answer",
    # Runs over the query files of the package, which the grammars have taken.
    "variorum.syntax.query_patterns",
}


@cache
def recorded() -> list[tuple[str, str, int, bool, bool]]:
    """Every expression: where it is compiled, its text, flags, whether it is for bytes, and tried at one place alone."""
    command = [sys.executable, "-m", "tests.patterns.recording"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def seconds(pattern: re.Pattern[str] | re.Pattern[bytes], text: str | bytes, is_tried_once: bool) -> float:
    started = time.process_time()
    if is_tried_once:
        pattern.match(text)  # type: ignore[arg-type]
        pattern.fullmatch(text)  # type: ignore[arg-type]
    else:
        for _ in pattern.finditer(text):  # type: ignore[arg-type]
            pass
    return time.process_time() - started


def growth(text: str, flags: int, is_bytes: bool, is_tried_once: bool) -> tuple[float, str]:
    """How many times longer the worst near miss takes when it is four times as long, and that near miss."""
    pattern: re.Pattern[str] | re.Pattern[bytes]
    pattern = re.compile(text.encode("latin-1"), flags) if is_bytes else re.compile(text, flags)

    def cost(near_miss: str) -> float:
        data = near_miss.encode("utf-8", "replace") if is_bytes else near_miss
        once = seconds(pattern, data, is_tried_once)
        return once if once < SOON else min(once, *(seconds(pattern, data, is_tried_once) for _ in range(2)))

    sizes = (attacks(text, flags, size) for size in (TINY, SHORT, LONG, LONGER))
    for tiny, short, long, longer in zip(*sizes, strict=True):
        # What doubles with every letter shows here, and would not end there.
        if cost(tiny) > SOON * 10 or cost(short) > SOON * 50:
            return float("inf"), short[:40]
        after = cost(long)
        if after <= SOON or after <= cost(short) * MOST_GROWTH:
            continue
        grown = after / cost(short)
        if after < SOON * 25:
            # So short a time may be long by chance; what grows with the square grows on.
            grown = cost(longer) / after
        if grown > MOST_GROWTH:
            return grown, long[:40]
    return 1.0, ""


def test_no_expression_takes_longer_and_longer() -> None:
    found = recorded()
    assert len(found) > 500
    slow = []
    for where, text, flags, is_bytes, is_tried_once in found:
        if where in VALID:
            continue
        is_tried_once = is_tried_once or where in NEVER_SEARCHED_FOR
        times, near_miss = growth(text, flags, is_bytes, is_tried_once)
        if times > 1:
            slow.append(f"{where}: {text!r} takes {times:.0f} times as long on {near_miss!r}")
    assert slow == []


def groups_that_give_nothing_back(parsed: Any) -> Iterator[str]:
    """The possessive repeats of more than one sign, at any depth of what the standard library parsed."""
    if isinstance(parsed, parser.SubPattern | list | tuple):
        if isinstance(parsed, tuple) and str(parsed[0]) == "POSSESSIVE_REPEAT":
            what = parsed[1][2]
            if len(what) != 1 or str(what[0][0]) not in {"IN", "LITERAL", "NOT_LITERAL", "ANY", "CATEGORY"}:
                yield str(what)
        for part in parsed:
            yield from groups_that_give_nothing_back(part)


def test_only_single_signs_are_repeated_possessively() -> None:
    # Before 3.11.5, and so with the Python of Debian 12, a repeated group with a choice in it matches too little.
    wrong = [
        (where, text)
        for where, text, flags, is_bytes, _ in recorded()
        if any(
            groups_that_give_nothing_back(parser.parse(text.encode("latin-1") if is_bytes else text, flags))
        )
    ]
    assert wrong == []


def test_a_possessive_group_is_seen() -> None:
    assert list(groups_that_give_nothing_back(parser.parse(r"x(?:(?!y)z)*+")))
    assert not list(groups_that_give_nothing_back(parser.parse(r"x[yz]*+(?>ab)")))


@pytest.mark.parametrize("pattern", [r"(a+)+$", r"(\w|\d)+!", r"\s*\s*x", r"[a-z]*\d*z", r"a*a*b"])
def test_the_attacks_find_expressions_that_do(pattern: str) -> None:
    assert growth(pattern, 0, False, False)[0] > 1
