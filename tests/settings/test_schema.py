"""The schema that editors check `variorum.toml` with knows the settings that there are, and no others."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema

from variorum.settings import settings_of as settings_of_editor
from variorum.settings.keys import KEYS

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "client-vscode/schemas/variorum.schema.json").read_text(encoding="utf-8"))


def settings_of(schema: dict[str, Any], around: str = "") -> Iterator[str]:
    """The dotted keys of a schema's settings; a table of fixed keys is opened."""
    for name, inner in schema["properties"].items():
        if "properties" in inner:
            yield from settings_of(inner, f"{around}{name}.")
        else:
            yield f"{around}{name}"


def test_the_schema_and_the_server_know_the_same_settings() -> None:
    assert set(settings_of(SCHEMA)) == {key.in_file for key in KEYS if key.in_file is not None}


def test_the_example_fits_the_schema() -> None:
    example = tomllib.loads((ROOT / "examples/variorum.toml").read_text(encoding="utf-8"))
    jsonschema.validate(example, SCHEMA)


def test_the_server_complains_of_no_setting_that_the_extension_has() -> None:
    manifest = json.loads((ROOT / "client-vscode/package.json").read_text(encoding="utf-8"))
    sections = manifest["contributes"]["configuration"]
    defaults = {
        name.removeprefix("variorum."): setting["default"]
        for section in sections
        for name, setting in section["properties"].items()
    }
    assert len(defaults) > 10
    _, problems = settings_of_editor(defaults)
    assert problems == ()
