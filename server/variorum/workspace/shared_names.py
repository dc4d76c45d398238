"""Indexes the names that files see without an import: those of their package, or of neighbouring scripts."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Hashable, Iterator

from variorum.languages import language_of_path
from variorum.syntax.embedding.host import host_of_path
from variorum.syntax.file_summary import FileSummary

_SCRIPTS = "scripts"


class SharedNames:
    """The names that each file declares for its neighbours. `nearby` in `[workspace]` of a language defines neighbours."""

    def __init__(self) -> None:
        self._groups: dict[Hashable, dict[str, FileSummary]] = {}
        self._declared: dict[Hashable, frozenset[str]] = {}
        """The names of a group's files, computed on first use."""
        self._mentioned: Counter[str] | None = None
        """The number of scripts that contain each declared name as a word."""

    def add(self, path: str, summary: FileSummary) -> None:
        """Adds a file."""
        for group in _joined(path, summary):
            self._groups.setdefault(group, {})[path] = summary
            self._forget(group)

    def remove(self, path: str, summary: FileSummary) -> None:
        """Removes a file that was added with this summary."""
        for group in _joined(path, summary):
            self._groups[group].pop(path, None)
            self._forget(group)

    def visible_names(self, path: str, summary: FileSummary) -> frozenset[str]:
        """Returns the names that a file sees from other files."""
        seen = [self._names(group) for group in _seen(path, summary)]
        if summary.words:
            # Only the shared names are returned, so that other declarations in those files do not change the
            # result.
            return frozenset(summary.words.intersection(*seen).difference(summary.names))
        return seen[0] if len(seen) == 1 else frozenset().union(*seen)

    def used_without_import(self, summary: FileSummary) -> frozenset[str]:
        """Returns the names of a script that another script or a page contains as words."""
        if not summary.words:
            return frozenset()
        if self._mentioned is None:
            declared, scripts = self._names(_SCRIPTS), self._groups.get(_SCRIPTS, {})
            self._mentioned = Counter(word for one in scripts.values() for word in one.words & declared)
        mentioned = self._mentioned
        return frozenset(name for name in summary.names if mentioned[name] > (name in summary.words))

    def _names(self, group: Hashable) -> frozenset[str]:
        known = self._declared.get(group)
        if known is None:
            files = self._groups.get(group, {}).values()
            own = (one.everywhere if one.is_module else (*one.names, *one.everywhere) for one in files)
            known = self._declared[group] = frozenset(name for names in own for name in names)
        return known

    def _forget(self, group: Hashable) -> None:
        self._declared.pop(group, None)
        if group == _SCRIPTS:
            self._mentioned = None


def _joined(path: str, summary: FileSummary) -> Iterator[Hashable]:
    """Yields the groups that a file's names belong to."""
    nearby = _nearby(path)
    folder = os.path.dirname(path)
    if nearby == _SCRIPTS:
        yield _SCRIPTS
    elif nearby == "folder" or (nearby is not None and not summary.packages):
        yield (folder, *summary.packages)
    elif nearby is not None:
        yield from summary.packages


def _seen(path: str, summary: FileSummary) -> Iterator[Hashable]:
    """Yields the groups whose names a file sees."""
    yield from _joined(path, summary)
    if _nearby(path) == "namespace":
        # A namespace sees the enclosing ones.
        around = {
            package.rsplit(".", count)[0]
            for package in summary.packages
            for count in range(1, package.count(".") + 1)
        }
        yield from sorted(around - set(summary.packages))


def _nearby(path: str) -> str | None:
    language = language_of_path(path)
    if language is None:
        return _SCRIPTS if host_of_path(path) is not None else None
    nearby: str | None = language.facts.get("workspace", {}).get("nearby")
    return nearby
