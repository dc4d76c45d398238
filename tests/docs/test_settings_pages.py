"""Every setting stands in the page about settings and in the manifest of the VS Code extension, under its names there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from variorum.settings.keys import KEYS, Key

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.field)
def test_a_setting_is_documented_where_it_can_be_set(key: Key) -> None:
    page = (ROOT / "docs/configuration.md").read_text(encoding="utf-8")
    assert f"| {in_toml(key)} | `{key.in_client}` |" in page
    manifest = json.loads((ROOT / "client-vscode/package.json").read_text(encoding="utf-8"))
    titles = manifest["contributes"]["configuration"]
    assert any(f"variorum.{key.in_client}" in title["properties"] for title in titles)


def in_toml(key: Key) -> str:
    """The key as it is written in a settings file: `[table] key`, or the head of a table that holds any keys.

    A setting of the person has none.
    """
    if key.in_file is None:
        return "editor only"
    table, _, name = key.in_file.rpartition(".")
    whole = {"rules.severity": "[rules.severity]", "pairs.patterns": "[[pairs.patterns]]"}
    return f"`{whole.get(key.in_file, f'[{table}] {name}' if table else name)}`"
