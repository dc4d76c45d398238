"""Reads pyright's configuration: `pyrightconfig.json`, or `[tool.pyright]` in `pyproject.toml`."""

from __future__ import annotations

import re

from variorum.linters.config import LinterConfig, Section
from variorum.linters.path_patterns import globs
from variorum.linters.tables import read_json, read_toml, strings, table

_ALL = r"report\w+"


def read_pyright(text: str, name: str) -> LinterConfig | None:
    """Parses the file. Returns None for a `pyproject.toml` without a pyright table.

    Pyright checks types, so a file that it leaves out is silent about what pyright would say, and about nothing else.

    Raises:
        ConfigError: it cannot be read.
    """
    if name == "pyproject.toml":
        tables = table(read_toml(text), "tool").get("pyright") if "tool.pyright" in text else None
        if not isinstance(tables, dict):
            return None
    else:
        tables = dict(read_json(text))
    rules = {key: value for key, value in tables.items() if key.startswith("report")}
    off = tuple(re.escape(key) for key, value in rules.items() if value is False or value == "none")
    on = tuple(re.escape(key) for key in rules if re.escape(key) not in off)
    # All of them are relative to the file's folder.
    left_out = globs(
        f"/{one.removeprefix('./')}" for key in ("ignore", "exclude") for one in strings(tables.get(key))
    )
    sections = [Section(off=off, on=on)]
    if left_out.patterns:
        # Paths are excluded from the enabled rules by name too.
        sections.append(Section(off=(_ALL, *on), covers=left_out))
    extends = strings(tables.get("extends"))
    return LinterConfig(tuple(sections), extends=extends)
