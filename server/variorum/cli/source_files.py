"""Finds, reads, parses and pairs the files of a command line."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.languages import (
    Language,
    UnknownLanguage,
    all_languages,
    dialect_of,
    language_named,
    language_of_path,
)
from variorum.settings import Settings
from variorum.syntax.embedding.host import Host, host_named, host_of_path
from variorum.translation.pair_search import PairSearch
from variorum.workspace import FileText, UnreadableFile, Workspace, find_workspace
from variorum.workspace.file_settings import FileSettings
from variorum.workspace.file_text import read_text
from variorum.workspace.other_linters import ConfigProblem
from variorum.workspace.workspace import CHOICES_FILE

if TYPE_CHECKING:
    from variorum.syntax.document import Document
    from variorum.syntax.embedding.host_text import HostText

_HEADER_REACH = 4096
# Bytes, enough for a header comment in any encoding.
_FAR_ENOUGH = 16_384


class CommandWorkspace:
    """A workspace and its settings, read once. Reports problems in the settings once, on standard error."""

    def __init__(self, workspace: Workspace, console: Console) -> None:
        self.workspace = workspace
        self._console = console
        self._reported: set[ConfigProblem] = set()
        self.loaded = workspace.settings()
        for problem in self.loaded.problems:
            line = "" if problem.line is None else f":{problem.line}"
            console.warn(f"{display_path(workspace.root / str(self.loaded.file))}{line}: {problem.message}")

    @property
    def settings(self) -> Settings:
        """The workspace's settings."""
        return self.loaded.settings

    def relative(self, path: Path | str) -> str | None:
        """Returns the path of a file relative to the workspace, or None if it lies outside."""
        # Most files of a folder start with its path, which is checked without path objects.
        given, root = str(path), os.path.join(str(self.workspace.root), "")
        if given.startswith(root) and ".." not in given:
            return given.removeprefix(root).replace(os.sep, "/")
        return self.workspace.relative(os.path.abspath(path))

    @cached_property
    def file_settings(self) -> FileSettings:
        """The settings of single files."""
        return FileSettings(self.workspace, self.settings)

    def settings_for(self, path: str, language: Language) -> Settings:
        """Returns the settings for a file. Reports each problem in other linters' configuration once."""
        relative = self.relative(path)
        if relative is None:
            return self.settings
        settings = self.file_settings.settings_for(relative, language)
        for problem in self.file_settings.problems:
            if problem not in self._reported:
                self._reported.add(problem)
                self._console.warn(
                    f"{display_path(self.workspace.root / problem.file)}:{problem.line}: {problem.message}"
                )
        return settings

    @cached_property
    def files(self) -> Collection[str]:
        """Every source file of the workspace. Listed only if files can have pairs."""
        return frozenset(self.workspace.files(self.settings.exclude))

    def pair_of(self, path: Path | str, text: str) -> PairSearch:
        """Returns the original of a file, if the file lies in the workspace."""
        if not self._may_be_paired(text):
            return PairSearch(None)
        relative = self.workspace.relative(os.path.abspath(path))
        if relative is None:
            return PairSearch(None)
        return self.workspace.pair_of(relative, text, self.settings, self.files)

    def searches(self) -> Iterator[tuple[str, PairSearch]]:
        """Yields every readable file of the workspace with the result of its pair search."""
        for relative in sorted(self.files):
            try:
                head = self.workspace.read(relative, _FAR_ENOUGH).text
            except UnreadableFile as error:
                self._console.warn(f"{error} (skipped)")
                continue
            yield relative, self.workspace.pair_of(relative, head, self.settings, self.files)

    def _may_be_paired(self, text: str) -> bool:
        """Returns whether anything could name an original. If not, a large workspace need not be listed."""
        return self._states_pairs or "variorum:" in text[:_HEADER_REACH]

    @cached_property
    def _states_pairs(self) -> bool:
        return bool(self.settings.patterns) or (self.workspace.root / CHOICES_FILE).exists()


class Workspaces:
    """The workspaces of a command's files."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._by_root: dict[Path, CommandWorkspace] = {}

    def containing(self, path: Path | str) -> CommandWorkspace:
        """Returns the workspace that contains a path."""
        workspace = find_workspace(path)
        if workspace.root not in self._by_root:
            self._by_root[workspace.root] = CommandWorkspace(workspace, self._console)
        return self._by_root[workspace.root]


@attrs.frozen(eq=False)
class Source:
    """A source file that was read."""

    path: str
    language: Language
    content: FileText
    is_stdin: bool = False

    def parse(self) -> Document:
        """Parses the file. The result is not cached, so that a folder's check holds one tree at a time."""
        from variorum.syntax.document import Document

        return Document.parse(self.content.text, self.language)


@attrs.frozen(eq=False)
class HostSource:
    """A file with embedded code that was read."""

    path: str
    host: Host
    content: FileText
    is_stdin: bool = False

    def parse(self) -> HostText:
        """Parses the file and its embedded code."""
        from variorum.syntax.embedding.host_text import HostText

        return HostText.parse(self.content.text, self.host)


def read_checkable(path: str, settings: Settings, language: str | None = None) -> Source | HostSource:
    """Reads a source file, or a file with embedded code.

    Raises:
        CannotRun: it cannot be read, or nothing tells its kind.
    """
    host = host_for(path, language)
    if host is None:
        return read_source(path, settings, language)
    return HostSource(path, host, _read(path, settings))


def read_source(path: str, settings: Settings, language: str | None = None) -> Source:
    """Reads a file that the user named.

    Raises:
        CannotRun: it cannot be read, or nothing tells its language.
    """
    try:
        found = language_for(path, language)
    except CannotRun:
        _refuse_missing(path)
        raise
    content = _read(path, settings)
    return Source(path, found if language else dialect_of(found, path, content.text), content)


def host_for(name: str, language: str | None) -> Host | None:
    """Returns the host format that an option names, otherwise that of the file's name."""
    return host_of_path(name) if language is None else host_named(language)


def language_for(name: str, language: str | None) -> Language:
    """Returns the language that an option names, otherwise that of the file's name.

    Raises:
        CannotRun: there is no such language; the message lists those that there are.
    """
    if language is not None:
        try:
            return language_named(language)
        except UnknownLanguage as error:
            raise CannotRun(str(error)) from error
    found = language_of_path(name)
    if found is None:
        endings = ", ".join(ending for one in all_languages() for ending in one.extensions)
        raise CannotRun(f"{name}: file type not supported; supported: {endings}")
    return found


def _refuse_missing(path: str) -> None:
    """Raises for a missing file or a folder, where an unknown file type would mislead."""
    if not os.path.exists(path):
        raise CannotRun(f"{display_path(path)}: no such file")
    if os.path.isdir(path):
        raise CannotRun(f"{display_path(path)}: is a folder; name a file")


def _read(path: str, settings: Settings) -> FileText:
    try:
        return read_text(path, settings.max_file_size)
    except UnreadableFile as error:
        raise CannotRun(f"{display_path(path)}: {str(error).removeprefix(f'{path}: ')}") from error


def display_path(path: Path | str) -> str:
    """Returns a path as reports show it: relative to the current folder if it lies inside."""
    # Strings and not path objects: this runs for every file of large trees.
    real, here = os.path.abspath(path), os.getcwd()
    return "." if real == here else real.removeprefix(os.path.join(here, "")).replace(os.sep, "/")
