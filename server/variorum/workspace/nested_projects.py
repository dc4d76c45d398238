"""Recognises copies of other projects: folders whose licence names another copyright holder than the licence around them.

A folder with a manifest or a build file of its own is a part of a larger project, whoever holds its copyright.
"""

from __future__ import annotations

import os
import posixpath
import re
from typing import TYPE_CHECKING

import attrs

from variorum.workspace.file_text import UnreadableFile
from variorum.workspace.outside_workspace import OutsideWorkspace

if TYPE_CHECKING:
    from variorum.workspace.workspace import Workspace

_KIND = r"(?:mit|bsd|apache|isc|zlib|mpl|l?gpl)"
# A licence of a single file or font is named after it: such a name does not count.
_LICENCE = re.compile(
    rf"(?:{_KIND}[.-])?(?:licen[cs]e|copying)(?:[.-]{_KIND}(?:[.-]?\d)*)?(?:\.(?:txt|md|rst|html?))?",
    re.IGNORECASE,
)
_MANIFEST = re.compile(
    r"(?:package|composer|deno)\.json|pyproject\.toml|setup\.(?:py|cfg)|pom\.xml|build\.(?:gradle(?:\.kts)?|sbt|xml)|cargo\.toml|go\.mod"
    r"|gemfile|\w[\w.-]*\.(?:gemspec|podspec|csproj|vcxproj|vbproj|fsproj|sln|pro)|(?:gnu)?makefile(?:\.\w+)?|cmakelists\.txt"
    r"|configure(?:\.(?:ac|in))?|meson\.build|sconstruct|build(?:\.bazel)?|wscript|rakefile",
    re.IGNORECASE,
)
_MAX_SIZE = 100_000
# A line of a licence that says who holds the copyright: `Copyright (c) 2008-2017, Jane Doe`.
_HOLDER = re.compile(
    r"^[^\w\n]{0,20}(?:portions )?copyright[ \t]*(?:\(c\)|©|&copy;|by\b|\d{4})(.{1,200})",
    re.IGNORECASE | re.MULTILINE,
)
_WORDS = re.compile(r"[^\W\d_]{3,}")
# Words of such a line that name nobody, the holder of the text of the GNU licences among them.
_NOBODY = frozenset(
    "all and authors company contributors copyright corp developers foundation free from inc holder holders "
    "limited llc ltd notice others present project reserved rights software team the".split()
)


@attrs.frozen
class _Folder:
    holders: frozenset[str] = frozenset()
    """Words of the names of those who hold the copyright, by the licences in the folder."""
    is_built: bool = False
    """Whether it has a manifest or a build file."""


class NestedProjects:
    """Which folders of a workspace are copies of other projects. Looks at each folder once."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._folders: dict[str, _Folder] = {}

    def holds(self, relative: str, below: str = "") -> bool:
        """Returns whether a file is in a copy of another project.

        Args:
            relative: the file, relative to the workspace.
            below: the folder that was asked for, which is not such a copy whatever its licence says.
        """
        folder = posixpath.dirname(relative)
        while len(folder) > len(below):
            if self._is_copy(folder):
                return True
            folder = posixpath.dirname(folder)
        return False

    def _is_copy(self, folder: str) -> bool:
        own = self._read(folder)
        if own.is_built or not own.holders:
            return False
        while folder:
            folder = posixpath.dirname(folder)
            around = self._read(folder)
            if around.holders:
                return own.holders.isdisjoint(around.holders)
        return False

    def _read(self, folder: str) -> _Folder:
        known = self._folders.get(folder)
        if known is None:
            known = self._folders[folder] = self._look_into(folder)
        return known

    def _look_into(self, folder: str) -> _Folder:
        try:
            names = os.listdir(os.path.join(self._workspace.root, folder))
        except OSError:
            return _Folder()
        holders: set[str] = set()
        for name in names:
            if _LICENCE.fullmatch(name):
                holders |= self._holders_of(posixpath.join(folder, name))
        return _Folder(frozenset(holders), any(_MANIFEST.fullmatch(name) for name in names))

    def _holders_of(self, licence: str) -> set[str]:
        try:
            text = self._workspace.read(licence, _MAX_SIZE).text
        except (OutsideWorkspace, UnreadableFile):
            return set()
        named = " ".join(found[1] for found in _HOLDER.finditer(text))
        return {word.lower() for word in _WORDS.findall(named)} - _NOBODY
