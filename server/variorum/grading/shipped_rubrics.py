"""Loads the rubrics that ship with Variorum."""

from __future__ import annotations

from functools import cache

from variorum.grading.rubric import Dimension, Level, Rubric, UnscoredError
from variorum.grading.rubric_parser import RubricError, check_rubric, parse_rubric, parse_valid_rubric
from variorum.grading.rubric_schema import rubric_folder, schema_text

__all__ = [
    "Dimension",
    "Level",
    "Rubric",
    "RubricError",
    "UnknownRubric",
    "UnscoredError",
    "check_rubric",
    "load_rubric",
    "parse_rubric",
    "rubric_names",
    "rubric_text",
    "schema_text",
]


class UnknownRubric(LookupError):
    """No rubric of that name ships with Variorum; the message names those that do."""


def rubric_names() -> tuple[str, ...]:
    """Returns the ids of the rubrics that ship with Variorum, in alphabetical order."""
    files = (
        entry.name for entry in rubric_folder().iterdir() if entry.is_file() and entry.name.endswith(".yaml")
    )
    return tuple(sorted(name.removesuffix(".yaml") for name in files))


def rubric_text(name: str) -> str:
    """Returns the file of a shipped rubric as it is written, for people to read or to start their own from.

    Raises `UnknownRubric` if there is none of that name.
    """
    # Names are compared, never joined to a path unseen: "../x" is merely unknown.
    if name not in rubric_names():
        raise UnknownRubric(f"unknown rubric `{name}`; known: {', '.join(rubric_names())}")
    return (rubric_folder() / f"{name}.yaml").read_text(encoding="utf-8")


@cache
def load_rubric(name: str) -> Rubric:
    """Returns the shipped rubric of this id. Raises `UnknownRubric` if there is none."""
    return parse_valid_rubric(rubric_text(name))
