"""Reads the JSON Schema of rubric files, which ships beside the rubrics."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any


@cache
def rubric_folder() -> Traversable:
    """Returns the folder of rubrics: inside the installed package, or beside `server/` in a checkout."""
    package = resources.files("variorum")
    installed = package / "rubrics"
    if installed.is_dir():
        return installed
    checkout = Path(str(package)).parent.parent / "rubrics"
    if checkout.is_dir():
        return checkout
    raise FileNotFoundError("the rubrics are missing from this installation; install Variorum again")


def schema_text() -> str:
    """Returns the published JSON Schema of rubric files."""
    return (rubric_folder() / "rubric.schema.json").read_text(encoding="utf-8")


@cache
def rubric_schema() -> Mapping[str, Any]:
    """Returns the parsed schema."""
    schema = json.loads(schema_text())
    assert isinstance(schema, dict)
    return schema
