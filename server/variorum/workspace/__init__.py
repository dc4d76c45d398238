"""Reads and writes the files of a project, and refuses paths outside its folder. No other package does."""

from __future__ import annotations

from variorum.workspace.file_text import FileText, UnreadableFile
from variorum.workspace.outside_workspace import OutsideWorkspace
from variorum.workspace.workspace import LoadedSettings, Workspace, find_workspace

__all__ = [
    "FileText",
    "LoadedSettings",
    "OutsideWorkspace",
    "UnreadableFile",
    "Workspace",
    "find_workspace",
]
