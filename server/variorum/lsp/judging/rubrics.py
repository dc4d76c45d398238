"""Rubrics by name: those that ship with Variorum, and those that a workspace keeps in `.variorum/rubrics`."""

from __future__ import annotations

from variorum.grading.rubric import Rubric
from variorum.grading.shipped_rubrics import (
    RubricError,
    UnknownRubric,
    load_rubric,
    parse_rubric,
    rubric_names,
)
from variorum.workspace import OutsideWorkspace, UnreadableFile, Workspace

OWN = ".variorum/rubrics"
_LARGEST = 1_000_000


def wanted_rubric(workspace: Workspace, name: str) -> Rubric:
    """The rubric of that name. One that ships cannot be replaced by a workspace.

    Raises:
        UnknownRubric: there is none.
        RubricError: the workspace's own has mistakes; each is named with its line.
    """
    if name in rubric_names():
        return load_rubric(name)
    path = f"{OWN}/{name}.yaml"
    try:
        text = workspace.read(path, _LARGEST).text
    except (OutsideWorkspace, UnreadableFile):
        raise UnknownRubric(f"unknown rubric `{name}`; known: {', '.join(rubric_names())}") from None
    return parse_rubric(text, path)


def rubric_named(workspace: Workspace, name: str) -> Rubric | None:
    """The same, or None where it cannot be had."""
    try:
        return wanted_rubric(workspace, name)
    except (UnknownRubric, RubricError):
        return None
