"""Reads, compares with, and writes the baseline files of a `variorum check` run."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from variorum.cli.argument_parser import CannotRun
from variorum.cli.checked_source import CheckedSource
from variorum.cli.source_files import CommandWorkspace, display_path
from variorum.rules.baseline import Baseline
from variorum.rules.baseline_file import BadBaseline, Entry
from variorum.workspace import OutsideWorkspace
from variorum.workspace.baselines import BaselineFile


class Baselines:
    """The baseline named by an option, or those named by the settings of each workspace."""

    def __init__(self, given: str | None, *, counts_settings: bool = True) -> None:
        self._given = None if given is None else read_baseline(Path(given))
        self._counts_settings = counts_settings
        self._by_root: dict[Path, BaselineFile | None] = {}

    @property
    def problems(self) -> Iterator[str]:
        """Yields warnings about baselines in which no entry names an existing file."""
        for file in self.files:
            paths = {file.file_of(entry) for entry in file.entries}
            if paths and not any(map(os.path.lexists, paths)):
                yield (
                    f"{display_path(file.path)}: none of the files that it names exists; its paths count from its own folder, "
                    "so a baseline that was moved matches nothing"
                )

    @property
    def files(self) -> Sequence[BaselineFile]:
        """The baseline files that were read."""
        if self._given is not None:
            return [self._given]
        return [one for one in self._by_root.values() if one is not None]

    def known_findings(self, path: str, around: CommandWorkspace) -> Baseline | None:
        """Returns a file's known findings: empty if the baseline has none, None if there is no baseline."""
        file = self.around(around)
        return None if file is None else file.known_findings(path) or Baseline({})

    def around(self, around: CommandWorkspace) -> BaselineFile | None:
        """Returns the baseline of a workspace.

        Raises:
            CannotRun: it cannot be read.
        """
        if self._given is not None or not self._counts_settings:
            return self._given
        root = around.workspace.root
        if root not in self._by_root:
            name = around.settings.baseline
            self._by_root[root] = _read_inside(around, name) if name else None
        return self._by_root[root]

    def fixed(self, checked: Sequence[CheckedSource], scope: RunScope) -> int:
        """Returns how many baseline findings no longer occur in the checked files."""
        matched = sum(len(one.file.in_baseline) for one in checked)
        return sum(scope.covers(file, entry) for file in self.files for entry in file.entries) - matched


class RunScope:
    """What a run can find: the checked files, the searched folders and the enabled rules."""

    def __init__(
        self,
        paths: Sequence[str],
        checked: Sequence[CheckedSource],
        unchecked: Collection[str],
        only: Collection[str] | None,
    ) -> None:
        self._folders = [os.path.join(os.path.realpath(path), "") for path in paths if os.path.isdir(path)]
        self._checked = {_real(one.source.path) for one in checked}
        self._unchecked = {_real(path) for path in unchecked}
        self._only = None if only is None else frozenset(only)

    def covers(self, file: BaselineFile, entry: Entry) -> bool:
        """Returns whether the run would report a baseline entry's finding if it still occurred."""
        if self._only is not None and entry.rule not in self._only:
            return False
        path = file.file_of(entry)
        if path in self._checked:
            return True
        if path in self._unchecked or os.path.lexists(path):
            return False
        return any(path.startswith(folder) for folder in self._folders)


def read_baseline(path: Path) -> BaselineFile:
    """Reads a baseline that the user names.

    Raises:
        CannotRun: it cannot be read.
    """
    try:
        return BaselineFile.read(path)
    except BadBaseline as error:
        hint = "" if path.exists() else "; --write-baseline makes one"
        raise CannotRun(f"{display_path(path)}: {error}{hint}") from error


def write_baseline(path: Path, checked: Sequence[CheckedSource], scope: RunScope) -> BaselineFile:
    """Writes the findings of a run to a file. Existing entries outside the run's scope stay.

    Raises:
        CannotRun: the file is there and is no baseline, or it may not be written.
    """
    before = read_baseline(path) if os.path.lexists(path) else BaselineFile.of(path, ())
    remaining = [entry for entry in before.entries if not scope.covers(before, entry)]
    file = BaselineFile.of(path, [*remaining, *_entries(before, checked)])
    try:
        file.write()
    except OSError as error:
        raise CannotRun(f"{display_path(path)}: not written: {error.strerror}") from error
    return file


def _entries(file: BaselineFile, checked: Sequence[CheckedSource]) -> Iterator[Entry]:
    for one in checked:
        name = file.name_of(one.source.path)
        yield from (Entry.of(name, finding, one.file.text) for finding in one.file.findings)


def _read_inside(around: CommandWorkspace, name: str) -> BaselineFile:
    """Reads the baseline that a workspace's settings name. Reads nothing outside the workspace."""
    try:
        around.workspace.inside(name)
    except OutsideWorkspace as error:
        raise CannotRun(f"rules.baseline: {error}") from error
    return read_baseline(around.workspace.root / name)


def _real(path: str) -> str:
    """Returns a file's path with symbolic links among its folders resolved, as baselines name it."""
    folder, name = os.path.split(os.path.abspath(path))
    return os.path.join(os.path.realpath(folder), name)
