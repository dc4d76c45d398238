"""Calls functions of texts for real, with literal arguments, and reads their results back as neutral values."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from benchmarks.toolchains import c, cpp, csharp, go, java, javascript, kotlin, rust, scripts
from benchmarks.toolchains.call import Call

MARK = "@@result@@"
_MAKERS: dict[str, Callable[[str, Sequence[Call], Path], str | None]] = {
    "c": c.called,
    "cpp": cpp.called,
    "csharp": csharp.called,
    "go": go.called,
    "java": java.called,
    "javascript": javascript.called,
    "kotlin": kotlin.called,
    "php": scripts.called_php,
    "python": scripts.called_python,
    "ruby": scripts.called_ruby,
    "rust": rust.called,
    "typescript": javascript.called_typescript,
}


def results(language: str, text: str, calls: Sequence[Call]) -> list[Any] | None:
    """Returns what each call gives: `{"value": …}`, `{"raised": name}` or `{"skip": 1}`. None where the text cannot be run, or
    one of the calls cannot be written."""
    make = _MAKERS.get(language)
    if make is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        output = make(text, calls, Path(folder))
    if output is None:
        return None
    lines = [line.split(MARK, 1)[1] for line in output.split("\n") if MARK in line]
    try:
        found = [json.loads(line) for line in lines]
    except ValueError:
        return None
    return found if len(found) == len(calls) else None


def results_of_each(language: str, text: str, groups: Sequence[Sequence[Call]]) -> list[list[Any] | None]:
    """Returns the results of groups of calls, made in one run where that works. A group that cannot be run leaves the others:
    what fails is tried in halves, unless the text does not compile without any call."""
    whole = results(language, text, [call for group in groups for call in group])
    if whole is None and len(groups) > 1 and results(language, text, []) is not None:
        return _in_halves(language, text, groups)
    if whole is None:
        return [None] * len(groups)
    rest = iter(whole)
    return [[next(rest) for _ in group] for group in groups]


def _in_halves(language: str, text: str, groups: Sequence[Sequence[Call]]) -> list[list[Any] | None]:
    found: list[list[Any] | None] = []
    middle = len(groups) // 2
    for half in (groups[:middle], groups[middle:]):
        whole = results(language, text, [call for group in half for call in group])
        if whole is None and len(half) > 1:
            found.extend(_in_halves(language, text, half))
        elif whole is None:
            found.extend([None] * len(half))
        else:
            rest = iter(whole)
            found.extend([next(rest) for _ in group] for group in half)
    return found
