"""Validates the setting for pair patterns: paths in the workspace with consistent placeholders."""

from __future__ import annotations

import re

from variorum.settings.problem import Complain, format_choices, quoted, suggestion
from variorum.settings.values import PairPattern
from variorum.translation.pair_patterns import CASES
from variorum.translation.pair_search import normalised

_PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+))?\}")


def pair_patterns(value: object, warn: Complain) -> tuple[PairPattern, ...] | None:
    """Returns the valid patterns of a list of tables with `source` and `target`."""
    if not isinstance(value, list | tuple):
        warn(f"{quoted(value)} is not a list: write tables with `source` and `target`")
        return None
    read = (_pair_pattern(entry, warn, index) for index, entry in enumerate(value))
    return tuple(pattern for pattern in read if pattern is not None)


def _pair_pattern(entry: object, warn: Complain, index: int) -> PairPattern | None:
    if not isinstance(entry, dict):
        warn(f"{quoted(entry)} is not a pattern: write a table with `source` and `target`", index)
        return None
    for key in entry:
        if key not in ("source", "target"):
            hint = suggestion(str(key), ("source", "target"))
            warn(f"unknown key{hint or ':'} Accepted keys: `source`, `target`", index, str(key))
    sides = [_side(entry, side, warn, index) for side in ("source", "target")]
    if sides[0] is None or sides[1] is None:
        return None
    pattern = PairPattern(sides[0], sides[1])
    wrong = _misuse(pattern)
    if wrong is not None:
        warn(wrong, index, "source")
        return None
    return pattern


def _side(entry: dict[str, object], side: str, warn: Complain, index: int) -> str | None:
    path = entry.get(side)
    if not isinstance(path, str) or not path.strip():
        found = f"{quoted(path)} is not a path" if side in entry else f"`{side}` is missing"
        steps = (index, side) if side in entry else (index,)
        warn(f'{found}: use a path relative to the workspace, such as "src/{{name:snake}}.py"', *steps)
        return None
    if normalised(path) is None:
        warn(f"{quoted(path)} leaves the workspace: use a path relative to the workspace", index, side)
        return None
    return path


def _misuse(pattern: PairPattern) -> str | None:
    """Returns why the two sides of a pattern do not fit together."""
    source, target = _PLACEHOLDER.findall(pattern.source), _PLACEHOLDER.findall(pattern.target)
    strange = [case for _, case in (*source, *target) if case and case not in CASES]
    if strange:
        return f"unknown case `{strange[0]}`: use {format_choices(CASES)}"
    if not all(name.isidentifier() for name, _ in (*source, *target)):
        return "a placeholder's name has to start with a letter, as in `{name}`"
    unbound = {name for name, _ in source} - {name for name, _ in target}
    if unbound:
        return f"`{{{min(unbound)}}}` occurs only in `source`: use it in `target` as well"
    return None
