"""Workspaces: the one place that reads and writes the files of a project, and refuses to leave its folder."""

from __future__ import annotations

from variorum.workspace.outside import OutsideWorkspace
from variorum.workspace.reading import FileText, UnreadableFile
from variorum.workspace.workspace import LoadedSettings, Workspace, workspace_around

__all__ = [
    "FileText",
    "LoadedSettings",
    "OutsideWorkspace",
    "UnreadableFile",
    "Workspace",
    "workspace_around",
]
