"""Reads the keys of a rubric file and their descriptions from the published schema."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import attrs

from variorum.grading.rubric import Scoring
from variorum.grading.rubric_schema import rubric_schema


@attrs.frozen
class RubricKey:
    """A key: its name, what it means, and the values that it takes where they can be listed."""

    name: str
    means: str
    values: tuple[str, ...] = ()
    is_list: bool = False


# Where the mappings of a file lie: the keys around them, and their name in the schema.
_PLACES: Mapping[tuple[str, ...], str] = {
    ("dimensions", "levels"): "level",
    ("dimensions", "points"): "point",
    ("labels",): "label",
    ("labels", "any"): "condition",
    ("preferences",): "level",
}
_DIMENSIONS: Mapping[Scoring, str] = {
    Scoring.WEIGHTED: "weighted_dimension",
    Scoring.POINTS: "points_dimension",
    Scoring.LABELS: "rated_dimension",
}


def keys_at(path: tuple[str, ...], scoring: Scoring) -> Mapping[str, RubricKey]:
    """Returns the keys that can stand in the mapping behind `path`, `("dimensions", "levels")` for example."""
    return _keys(_definition(path, scoring))


def _definition(path: tuple[str, ...], scoring: Scoring) -> str | None:
    """Returns the name of a mapping in the schema; "" for the rubric itself, None for a place that holds no mapping."""
    if not path:
        return ""
    return _DIMENSIONS[scoring] if path == ("dimensions",) else _PLACES.get(path)


@cache
def _keys(definition: str | None) -> Mapping[str, RubricKey]:
    if definition is None:
        return {}
    schema = rubric_schema()
    described = schema if definition == "" else schema["$defs"][definition]
    return {name: _key(name, value) for name, value in described["properties"].items()}


def _key(name: str, value: Mapping[str, Any]) -> RubricKey:
    resolved = dict(value)
    if "$ref" in value:
        resolved = {**rubric_schema()["$defs"][value["$ref"].rsplit("/", 1)[-1]], **value}
    values = tuple(map(str, resolved.get("enum") or resolved.get("items", {}).get("enum", ())))
    return RubricKey(name, resolved.get("description", ""), values, resolved.get("type") == "array")
