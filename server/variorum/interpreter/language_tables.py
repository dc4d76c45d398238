"""Reads the tables that a language has for the interpreter; one that names another language in `inherits` adds to its table."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from variorum.languages.language import FOLDER


def has_table(identifier: str, name: str) -> bool:
    """Whether there is `languages/<identifier>/<name>.toml`."""
    return (FOLDER / identifier / f"{name}.toml").exists()


def table_of(identifier: str, name: str) -> dict[str, Any]:
    """Returns `languages/<identifier>/<name>.toml`, empty if there is none."""
    if not has_table(identifier, name):
        return {}
    own = tomllib.loads((FOLDER / identifier / f"{name}.toml").read_text("utf-8"))
    parent = own.pop("inherits", "")
    return _merged(table_of(parent, name), own) if parent else own


def _merged(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Returns `base` with what `own` adds or overrules, table by table. An empty text takes an entry away."""
    result = dict(base)
    for key, value in own.items():
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = _merged(result[key], value)
        elif value == "" and key in result:
            del result[key]
        else:
            result[key] = value
    return result
