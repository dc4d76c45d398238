"""Reads ruff's configuration: `ruff.toml`, `.ruff.toml`, or `[tool.ruff]` in `pyproject.toml`."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.linters.codes import ruff_selector
from variorum.linters.config import LinterConfig, Section
from variorum.linters.path_patterns import PathPatterns, globs
from variorum.linters.tables import read_toml, strings, strings_at, table


def read_ruff(text: str, name: str) -> LinterConfig | None:
    """Parses the file. Returns None for a `pyproject.toml` without a ruff table.

    Raises:
        ConfigError: it cannot be read.
    """
    if name == "pyproject.toml":
        tables = table(read_toml(text), "tool").get("ruff") if "tool.ruff" in text else None
        if not isinstance(tables, dict):
            return None
    else:
        tables = read_toml(text)
    own, lint = table(tables), table(tables, "lint")
    # Options of `lint` may be at the top level, where they were before there was that table.
    layers = (own, lint)
    ignored = [
        code
        for layer in layers
        for key in ("ignore", "extend-ignore")
        for code in strings_at(layer, key, text)
    ]
    sections = [Section(off=_selectors(ignored), names=frozenset(strings_at(own, "builtins", text)))]
    for layer in layers:
        for key in ("per-file-ignores", "extend-per-file-ignores"):
            patterns = table(layer, key)
            for pattern in patterns:
                codes = strings_at(patterns, pattern, text)
                sections.append(Section(off=_selectors(codes), covers=_covered(pattern)))
    excluded = [
        path
        for layer in layers
        for key in ("exclude", "extend-exclude")
        for path in strings_at(layer, key, text)
    ]
    extends = strings(own.get("extend"))
    return LinterConfig(tuple(sections), globs(excluded), extends=extends)


def _covered(pattern: str) -> PathPatterns:
    """Returns the files that a pattern of `per-file-ignores` covers. A leading `!` negates it."""
    if pattern.startswith("!"):
        return globs(["**", pattern], star_crosses=True)
    return globs([pattern], star_crosses=True)


def _selectors(codes: Iterable[str]) -> tuple[str, ...]:
    return tuple(selector for code in codes if (selector := ruff_selector(code.strip())) is not None)
