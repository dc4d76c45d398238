"""Reads and writes baseline files, and finds the known findings of a file in them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import attrs

from variorum.rules.baseline import Baseline
from variorum.rules.baseline_file import BadBaseline, Entry, baselines_of, format_baseline, parse_baseline
from variorum.workspace.atomic_write import write_atomically
from variorum.workspace.file_text import UnreadableFile, read_text

# Bytes, enough for some hundred thousand findings.
_MAX_SIZE = 50_000_000


@attrs.frozen(eq=False)
class BaselineFile:
    """A baseline file that was read. Its entries name files relative to its own folder."""

    path: Path
    entries: Sequence[Entry] = ()
    _by_name: Mapping[str, Baseline] = attrs.field(factory=dict)
    _folders: dict[str, str] = attrs.field(factory=dict)
    """Relative paths to other folders. Resolving links for each path would take longer than reading the file."""

    @classmethod
    def of(cls, path: Path, entries: Iterable[Entry]) -> BaselineFile:
        """Returns a baseline file with these entries. Does not write it."""
        remaining = tuple(entries)
        return cls(path, remaining, baselines_of(remaining))

    @classmethod
    def read(cls, path: Path) -> BaselineFile:
        """Reads the file at `path`.

        Raises:
            BadBaseline: it cannot be read or is no baseline; the message is one clause without the path.
        """
        try:
            content = read_text(path, _MAX_SIZE)
        except UnreadableFile as error:
            raise BadBaseline(str(error).removeprefix(f"{path}: ")) from error
        if not content.is_exact:
            raise BadBaseline(f"not a baseline: larger than {_MAX_SIZE} bytes, or not UTF-8")
        return cls.of(path, parse_baseline(content.text))

    def write(self) -> None:
        """Writes the entries to the file.

        Raises:
            OSError: the file may not be written.
        """
        write_atomically(self.path, format_baseline(self.entries).encode())

    def known_findings(self, file: Path | str) -> Baseline | None:
        """Returns the known findings of a file, or None if there are none."""
        return self._by_name.get(self.name_of(file))

    def name_of(self, file: Path | str) -> str:
        """Returns the path by which entries name a file. Links among its folders are resolved, but not the file itself."""
        around, name = os.path.split(os.path.abspath(file))
        steps = self._folders.get(around)
        if steps is None:
            steps = self._folders[around] = _steps(os.path.realpath(around), self._folder)
        return os.path.join(steps, name).replace(os.sep, "/")

    def file_of(self, entry: Entry) -> str:
        """Returns the absolute path of the file that an entry names."""
        return os.path.normpath(os.path.join(self._folder, entry.path))

    @property
    def _folder(self) -> str:
        return os.path.realpath(self.path.parent)


def _steps(folder: str, start: str) -> str:
    """Returns the path of a folder relative to another: empty for the same folder, absolute on another drive."""
    try:
        steps = os.path.relpath(folder, start)
    except ValueError:
        return folder
    return "" if steps == os.curdir else steps
