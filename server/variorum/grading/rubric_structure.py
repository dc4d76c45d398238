"""Checks the structure of a rubric file against the published JSON Schema and words each violation with its line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from variorum.grading.numbers import is_number, render_value
from variorum.grading.rubric import Scoring
from variorum.grading.rubric_schema import rubric_schema
from variorum.grading.yaml_reader import Problem, Value

# How messages name the members of a list of mappings.
_MEMBERS: Mapping[str, str] = {
    "dimensions": "dimension",
    "levels": "level",
    "points": "point",
    "labels": "label rule",
    "any": "label condition",
    "preferences": "preference",
}


def plain(value: Value) -> Any:
    """Returns the value without its lines: mappings as dictionaries, lists as lists, strings without surrounding blanks.

    A number that no float can hold becomes None, which the schema refuses wherever it expects a number.
    """
    match value.content:
        case dict() as members:
            return {key: plain(member) for key, member in members.items()}
        case tuple() as items:
            return [plain(item) for item in items]
        case str() as text:
            return text.strip()
        case int() | float() as number if not isinstance(number, bool):
            return number if is_number(number) else None
        case other:
            return other


def structure_problems(value: Value) -> Iterator[Problem]:
    """Yields every place at which a rubric file departs from the schema; the same problem may come twice."""
    rubric = plain(value)
    if not isinstance(rubric, dict):
        yield Problem(value.line, "the rubric must be a mapping of keys to values")
        return
    # Which keys are known depends on the scoring, so nothing else is checked before it is valid.
    if "scoring" not in rubric:
        yield Problem(value.line, "the rubric lacks `scoring`")
        return
    scoring = next((one for one in Scoring if one == rubric["scoring"]), None)
    if scoring is None:
        yield Problem(value.at(["scoring"]).line, f"`scoring` must be one of {', '.join(Scoring)}")
        return
    for error in _validator(scoring).iter_errors(rubric):
        yield from _worded(error, value)


@cache
def _validator(scoring: Scoring) -> Any:
    # The import takes a third of a second, and only rubrics that do not ship with Variorum need it.
    from jsonschema import Draft202012Validator

    return Draft202012Validator(_schema_for(rubric_schema(), scoring))


def _schema_for(schema: Mapping[str, Any], scoring: Scoring) -> Mapping[str, Any]:
    """Returns the schema with the one variant of `oneOf` merged in, so that errors are about a single key."""
    variant = next(one for one in schema["oneOf"] if one["properties"]["scoring"]["const"] == scoring)
    properties = {
        name: {**described, **(variant["properties"].get(name) or {})}
        for name, described in schema["properties"].items()
        if variant["properties"].get(name) is not False
    }
    merged = {name: value for name, value in schema.items() if name != "oneOf"}
    return {**merged, "properties": properties, "required": [*schema["required"], *variant["required"]]}


def _worded(error: Any, root: Value) -> Iterator[Problem]:
    """Yields the problems of one validation error, in the words and at the line that a person needs."""
    path: Sequence[str | int] = list(error.absolute_path)
    value = root.at(path)
    if error.validator == "required":
        for key in error.validator_value:
            if key not in error.instance:
                yield Problem(value.line, f"{_mapping_name(path)} lacks `{key}`")
    elif error.validator == "additionalProperties":
        known = error.schema["properties"]
        for key in error.instance:
            if key not in known:
                message = f"unknown key `{key}` in {_mapping_name(path)}; known: {', '.join(known)}"
                yield Problem(value.key_lines[key], message)
    else:
        yield Problem(value.line, _message(error, path, value))


def _message(error: Any, path: Sequence[str | int], value: Value) -> str:
    key = next(step for step in reversed(path) if isinstance(step, str))
    is_member = isinstance(path[-1], int)
    name = f"a value of `{key}`" if is_member else f"`{key}`"
    kind = error.schema.get("type")
    if error.validator == "enum" and is_member:
        return f"unknown {key} {render_value(value.content)}; known: {', '.join(error.validator_value)}"
    if error.validator == "enum":
        return f"{name} must be one of {', '.join(error.validator_value)}"
    if error.validator == "pattern":
        return f"{key} `{error.instance}` must be lower-case words joined by - or _"
    if error.validator == "uniqueItems":
        return f"{name} must rise or fall throughout, no value twice"
    if error.validator == "minItems" and error.instance:
        return f"{name} must have at least {error.validator_value} members"
    return f"{_mapping_name(path) if kind == 'object' else name} must be {_expected(error.schema, value)}"


def _expected(schema: Mapping[str, Any], value: Value) -> str:
    """Returns what the schema accepts at a place, and what is there instead if that says more."""
    is_numeric = isinstance(value.content, int | float) and not isinstance(value.content, bool)
    match schema["type"]:
        case "string":
            return f"a text that is not empty{'; put it in quotes' if isinstance(value.content, int | float) else ''}"
        case "number":
            found = f", not {render_value(value.content)}" if is_numeric else ""
            return f"a number from {schema['minimum']:g} to {schema['maximum']:g}{found}"
        case "integer":
            return f"a whole number from {schema['minimum']} to {schema['maximum']}"
        case "boolean":
            return "true or false"
        case "array":
            return "a list that is not empty"
        case _:
            return "a mapping of keys to values"


def _mapping_name(path: Sequence[str | int]) -> str:
    """Returns how messages name the mapping at a path, such as "dimension"."""
    return next((_MEMBERS[step] for step in reversed(path) if isinstance(step, str)), "the rubric")
