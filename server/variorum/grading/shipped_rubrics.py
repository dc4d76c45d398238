"""The shelf of rubrics that ship with Variorum, and the doors to reading any other."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from variorum.grading.rubric import Dimension, Level, Rubric, UnscoredError
from variorum.grading.rubric_parser import RubricError, check_rubric, parse_rubric

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
    """The ids of the rubrics that ship with Variorum, in alphabetical order."""
    files = (
        entry.name for entry in _rubric_folder().iterdir() if entry.is_file() and entry.name.endswith(".yaml")
    )
    return tuple(sorted(name.removesuffix(".yaml") for name in files))


def rubric_text(name: str) -> str:
    """The file of a shipped rubric as it is written, for people to read or to start their own from.

    Raises `UnknownRubric` where there is none of that name.
    """
    # Names are compared, never joined to a path unseen: "../x" is merely unknown.
    if name not in rubric_names():
        raise UnknownRubric(f"unknown rubric `{name}`; known: {', '.join(rubric_names())}")
    return (_rubric_folder() / f"{name}.yaml").read_text(encoding="utf-8")


def schema_text() -> str:
    """The published JSON Schema of rubric files."""
    return (_rubric_folder() / "rubric.schema.json").read_text(encoding="utf-8")


@cache
def load_rubric(name: str) -> Rubric:
    """The shipped rubric of this id. Raises `UnknownRubric` where there is none."""
    return parse_rubric(rubric_text(name), f"{name}.yaml")


@cache
def _rubric_folder() -> Traversable:
    """The folder of rubrics: inside the package where it was installed, beside `server/` in a checkout."""
    package = resources.files("variorum")
    installed = package / "rubrics"
    if installed.is_dir():
        return installed
    checkout = Path(str(package)).parent.parent / "rubrics"
    if checkout.is_dir():
        return checkout
    raise FileNotFoundError("the rubrics are missing from this installation; install Variorum again")
