"""Finds rubrics by name: those that ship with Variorum, and those that a workspace keeps in `.variorum/rubrics`."""

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


def workspace_rubric(workspace: Workspace, name: str) -> Rubric:
    """Returns the rubric of a name. A workspace cannot replace one that ships.

    Raises:
        UnknownRubric: there is none.
        RubricError: the workspace's own has mistakes, each named with its line.
    """
    if name in rubric_names():
        return load_rubric(name)
    path = f"{OWN}/{name}.yaml"
    try:
        text = workspace.read(path, _LARGEST).text
    except (OutsideWorkspace, UnreadableFile):
        raise UnknownRubric(f"unknown rubric `{name}`; known: {', '.join(rubric_names())}") from None
    return parse_rubric(text, path)


def find_rubric(workspace: Workspace, name: str) -> Rubric | None:
    """Returns the rubric of a name, or None if there is none or it has mistakes."""
    try:
        return workspace_rubric(workspace, name)
    except (UnknownRubric, RubricError):
        return None
