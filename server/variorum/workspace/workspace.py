"""Gives access to a workspace folder: its files, its settings and its pairs."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Collection, Mapping
from pathlib import Path

import attrs

from variorum.languages import language_of_path
from variorum.settings import DEFAULT, SettingProblem, Settings, parse_settings
from variorum.syntax.embedding.host import host_of_path
from variorum.syntax.globs import matcher
from variorum.syntax.source_text import encode
from variorum.translation.pair_choices import format_choices, parse_choices
from variorum.translation.pair_search import PairProblem, PairSearch, find_pair
from variorum.workspace.atomic_write import write_atomically
from variorum.workspace.file_listing import source_files
from variorum.workspace.file_text import FileText, UnreadableFile, read_text
from variorum.workspace.outside_workspace import OutsideWorkspace

SETTINGS_FILES = ("variorum.toml", "pyproject.toml")
CHOICES_FILE = ".variorum/pairs.toml"
# Settings and choices are hand-written. A larger file is neither.
_MAX_SETTINGS_SIZE = 1_000_000


@attrs.frozen
class LoadedSettings:
    """The settings, the file that they came from, and the problems in it."""

    settings: Settings
    file: str | None = None
    """Relative to the workspace; None if no file has settings."""
    problems: tuple[SettingProblem, ...] = ()


class Workspace:
    """One folder. This class reads and writes nothing outside it."""

    def __init__(self, root: Path | str) -> None:
        self.root = Path(root).resolve()

    def inside(self, path: Path | str) -> Path:
        """Returns the real path of a file, given absolute or relative to the root. The file need not exist.

        Raises:
            OutsideWorkspace: the path, or a link on the way, leaves the folder.
        """
        try:
            real = (self.root / path).resolve()
        except (OSError, RuntimeError, ValueError) as error:
            raise OutsideWorkspace(str(path)) from error
        if not real.is_relative_to(self.root):
            raise OutsideWorkspace(str(path))
        return real

    def relative(self, path: Path | str) -> str | None:
        """Returns the POSIX path relative to the root by which pairs name the file, or None if it lies outside."""
        try:
            real = self.inside(path)
        except OutsideWorkspace:
            return None
        # A link inside the workspace keeps its own name, the one the editor shows.
        spelled = Path(os.path.abspath(self.root / path))
        stored = spelled if spelled.is_relative_to(self.root) else real
        return stored.relative_to(self.root).as_posix()

    def read(self, path: Path | str, max_size: int = DEFAULT.max_file_size) -> FileText:
        """Reads a file of the workspace, up to its first `max_size` bytes.

        Raises:
            OutsideWorkspace: the path leaves the workspace.
            UnreadableFile: there is no text to be had; the message says why.
        """
        real = self.inside(path)
        _refuse_pipe(real)
        return read_text(real, max_size)

    def write(self, path: Path | str, text: str, *, has_bom: bool = False) -> None:
        """Replaces a file's text atomically. Keeps its byte-order mark.

        Raises:
            OutsideWorkspace: the path leaves the workspace.
            OSError: the file may not be written.
        """
        write_atomically(self.inside(path), (b"\xef\xbb\xbf" if has_bom else b"") + encode(text))

    def files(
        self,
        exclude: Collection[str] = (),
        under: Path | str = ".",
        *,
        with_hosts: bool = False,
        skip_build: Callable[[str], object] = str,
    ) -> tuple[str, ...]:
        """Returns the source files under a folder of the workspace, relative to the root, in a stable order.

        With `with_hosts`, texts that hold code of other languages are among them. `skip_build` is called with each folder that
        is left out because a build writes it.

        Raises:
            OutsideWorkspace: `under` leaves the workspace.
        """
        is_wanted = _may_hold_code if with_hosts else _is_source
        return tuple(source_files(self.root, self.inside(under), matcher(exclude), is_wanted, skip_build))

    def documents(self, ending: str, exclude: Collection[str] = ()) -> tuple[str, ...]:
        """Returns the files with an extension such as `.response.md`, relative to the root, in a stable order."""
        return tuple(source_files(self.root, self.root, matcher(exclude), lambda name: name.endswith(ending)))

    def settings(self, base: Settings = DEFAULT) -> LoadedSettings:
        """Returns the settings of `variorum.toml`, otherwise of `[tool.variorum]` in `pyproject.toml`, on top of `base`."""
        for name in SETTINGS_FILES:
            is_pyproject = name == "pyproject.toml"
            if not (self.root / name).is_file():
                continue
            try:
                text = self.read(name, _MAX_SETTINGS_SIZE).text
            except (UnreadableFile, OutsideWorkspace) as error:
                return LoadedSettings(base, name, (SettingProblem(str(error), "", 1),))
            if is_pyproject and "tool.variorum" not in text:
                continue
            settings, problems = parse_settings(text, is_pyproject=is_pyproject, base=base)
            return LoadedSettings(settings, name, problems)
        return LoadedSettings(base)

    def choices(self) -> tuple[dict[str, str], list[PairProblem]]:
        """Returns the counterparts that people chose, as translation to original, and the problems in their file."""
        if not (self.root / CHOICES_FILE).exists():
            return {}, []
        try:
            return parse_choices(self.read(CHOICES_FILE, _MAX_SETTINGS_SIZE).text)
        except (UnreadableFile, OutsideWorkspace) as error:
            return {}, [PairProblem(str(error))]

    def choose(self, target: str, source: str) -> None:
        """Saves that `source` is the original of `target`. Both are relative to the root.

        Raises:
            OutsideWorkspace: a path leaves the workspace, or `.variorum` is a link out of it.
            OSError: the file may not be written.
        """
        for path in (target, source):
            self.inside(path)
        choices, _ = self.choices()
        self.save_choices({**choices, target: source})

    def save_choices(self, choices: Mapping[str, str]) -> None:
        """Writes the file of choices.

        Raises:
            OutsideWorkspace: `.variorum` is a link that leaves the workspace.
            OSError: the file may not be written.
        """
        self.write(CHOICES_FILE, format_choices(choices))

    def pair_of(self, target: str, text: str, settings: Settings, files: Collection[str]) -> PairSearch:
        """Returns the pair of a translation, or the possible originals.

        Args:
            target: the translation, relative to the root.
            text: its text as it stands, in an editor perhaps.
            settings: for the patterns.
            files: every file that could be an original, as `files` lists them.
        """
        choices, problems = self.choices()
        search = find_pair(target, text, choices=choices, patterns=settings.patterns, files=files)
        return attrs.evolve(search, problems=(*problems, *search.problems))


def find_workspace(path: Path | str) -> Workspace:
    """Returns the workspace that contains a file or folder.

    That is the nearest folder above it with a settings file or chosen pairs, else with a repository, else the
    path's own folder.
    """
    # Unlike `Path.resolve`, this ends on circular links.
    start = Path(os.path.realpath(path))
    folder = start if start.is_dir() else start.parent
    around = [folder, *folder.parents]
    configured = next(filter(_is_configured, around), None)
    return Workspace(configured or next(filter(_is_repository, around), folder))


def _is_source(name: str) -> bool:
    return language_of_path(name) is not None


def _may_hold_code(name: str) -> bool:
    return _is_source(name) or host_of_path(name) is not None


def _is_configured(folder: Path) -> bool:
    if (folder / SETTINGS_FILES[0]).is_file() or (folder / CHOICES_FILE).is_file():
        return True
    pyproject = folder / SETTINGS_FILES[1]
    try:
        return pyproject.is_file() and "tool.variorum" in read_text(pyproject, _MAX_SETTINGS_SIZE).text
    except UnreadableFile:
        return False


def _refuse_pipe(path: Path) -> None:
    """Raises for a pipe, to which nobody may ever write, and for a device, which may not end."""
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):
        # Reading the file reports the error.
        return
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise UnreadableFile(f"{path}: not a regular file")


def _is_repository(folder: Path) -> bool:
    return (folder / ".git").exists()
