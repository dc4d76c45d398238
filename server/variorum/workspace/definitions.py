"""Indexes where the functions, methods and types of a workspace are declared, ignoring case."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from variorum.rules.workspace_context import Definition
from variorum.syntax.file_summary import FileSummary

# A name that more files declare does not identify one of them.
_MOST = 20


class Definitions:
    """The declared names of files."""

    def __init__(self, summaries: Mapping[str, FileSummary]) -> None:
        self._by_name: dict[str, set[Definition]] = {}
        for path, summary in summaries.items():
            self.add(path, summary)

    def add(self, path: str, summary: FileSummary) -> None:
        """Adds a file."""
        for one in _of(path, summary):
            self._by_name.setdefault(_folded(one.name), set()).add(one)

    def remove(self, path: str, summary: FileSummary) -> None:
        """Removes a file that was added with this summary."""
        for one in _of(path, summary):
            self._by_name.get(_folded(one.name), set()).discard(one)

    def beside(self, path: str, names: Iterable[str]) -> frozenset[Definition]:
        """Returns what other files in the file's tree declare under these names, ignoring case.

        The tree is the outermost folder around the file; of a file in no folder, what lies beside it.
        """
        tree = _tree(path)
        found: set[Definition] = set()
        for name in {_folded(name) for name in names}:
            several = [
                one for one in self._by_name.get(name, ()) if one.path != path and _tree(one.path) == tree
            ]
            if len(several) <= _MOST:
                found.update(several)
        return frozenset(found)


def _of(path: str, summary: FileSummary) -> Iterator[Definition]:
    for name in summary.names:
        yield Definition(name, "", path)
    for owner, members in summary.members:
        for name in members:
            yield Definition(name, owner, path)


def _folded(name: str) -> str:
    return name.replace("_", "").lower()


def _tree(path: str) -> str:
    first, slash, _ = path.partition("/")
    return first if slash else ""
