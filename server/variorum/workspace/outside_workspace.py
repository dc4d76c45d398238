"""Defines the error for a path that leaves the workspace."""

from __future__ import annotations


class OutsideWorkspace(ValueError):
    """Raised for a path that leaves the workspace, by its spelling or through a link."""

    def __init__(self, path: str) -> None:
        super().__init__(f"{path}: this path leaves the workspace")
        self.path = path
