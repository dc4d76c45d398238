"""`variorum check --since REV`: finds what changed since a git revision, and reads the files of that revision."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import attrs

from variorum.cli.argument_parser import CannotRun
from variorum.cli.checked_source import PendingCheck
from variorum.workspace import UnreadableFile
from variorum.workspace.file_text import text_of
from variorum.workspace.git import Revision, revision_of
from variorum.workspace.git_command import GitError


class Since:
    """One revision, in each of the repositories that a run checks."""

    def __init__(self, name: str, paths: Iterable[str]) -> None:
        """Resolves the revision in the repository of each path.

        Raises:
            CannotRun: a path lies in no repository, or in one without that revision.
        """
        self.name = name
        self._revisions: dict[Path, Revision] = {}
        for path in paths:
            folder = Path(path) if os.path.isdir(path) else Path(path).parent
            if folder.is_dir():
                self._look_up(folder)
        # The innermost repository around a file comes first.
        self._inner_first = sorted(
            self._revisions.values(), key=lambda one: len(one.root.parts), reverse=True
        )

    def is_concerned(self, one: PendingCheck) -> bool:
        """Returns whether a file or its original may differ from the revision."""
        return one.source.is_stdin or any(self._is_changed(path) for path in _paths(one))

    def before(self, files: Sequence[PendingCheck]) -> list[PendingCheck | None]:
        """Returns the files and their originals at the revision, or None for a file that did not exist.

        Raises:
            CannotRun: git cannot tell.
        """
        contents = self._contents({path for one in files for path in _paths(one)})
        return [self._before(one, contents) for one in files]

    def _look_up(self, folder: Path) -> None:
        try:
            found = revision_of(folder, self.name)
        except GitError as error:
            raise CannotRun(f"--since {self.name}: {error}") from error
        self._revisions[found.root] = found

    def _revision_around(self, path: str) -> Revision | None:
        return next((one for one in self._inner_first if one.holds(path)), None)

    def _is_changed(self, path: str) -> bool:
        revision = self._revision_around(path)
        return revision is None or revision.is_changed(path)

    def _contents(self, paths: Iterable[str]) -> Mapping[str, bytes]:
        by_revision: dict[Path, list[str]] = {}
        for path in paths:
            revision = self._revision_around(path)
            if revision is not None:
                by_revision.setdefault(revision.root, []).append(path)
        found: dict[str, bytes] = {}
        for root, several in by_revision.items():
            try:
                found |= self._revisions[root].contents(several)
            except GitError as error:
                raise CannotRun(f"--since {self.name}: {error}") from error
        return found

    def _before(self, one: PendingCheck, contents: Mapping[str, bytes]) -> PendingCheck | None:
        path, *originals = _paths(one)
        text = _text(path, contents, one)
        if text is None:
            return None
        original = None
        if originals and one.job.original is not None:
            former = _text(originals[0], contents, one)
            original = None if former is None else (former, one.job.original[1])
        # Parsed in the file's current language: findings are compared, and another grammar would give others.
        return attrs.evolve(one, job=attrs.evolve(one.job, text=text, original=original))


def _paths(one: PendingCheck) -> list[str]:
    """Returns the absolute paths of a file and its original."""
    originals = [] if one.original is None else [one.original.path]
    return [os.path.abspath(path) for path in (one.source.path, *originals)]


def _text(path: str, contents: Mapping[str, bytes], one: PendingCheck) -> str | None:
    if path not in contents:
        return None
    try:
        return text_of(contents[path], one.around.settings.max_file_size, name=path).text
    except UnreadableFile:
        return None
