"""Keeps the folders' indexes of names, and what they mean for each file."""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import attrs

from variorum.lsp.state.folder import Folder
from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext
from variorum.syntax.document import Document
from variorum.workspace.language_families import family_of

if TYPE_CHECKING:
    from variorum.workspace.name_index import NameIndex

Key = tuple[Folder, str]
"""A folder and a family of languages."""
_File = tuple[Folder, str]
"""A folder and a path in it."""


@attrs.frozen(eq=False)
class FolderIndex:
    """The index of a folder's files in the languages of one family."""

    names: NameIndex
    keys: Mapping[str, bytes]
    """For each file, a key that changes when the file does."""


@attrs.frozen(eq=False)
class _PairContext:
    """The workspace context of a translation, and what it was computed from beside the index."""

    original: weakref.ref[Document]
    """Weak, because a translation that is closed must not keep its original in memory."""
    alone: WorkspaceContext | None
    """The workspace context without the original. None if the index has changed since."""
    value: WorkspaceContext


class NameIndexes:
    """The workspace context of each file: what the other files of its folder mean for it. Empty until an index is made."""

    def __init__(self) -> None:
        self.by_key: dict[Key, FolderIndex] = {}
        self._files: dict[_File, WorkspaceContext] = {}
        self._pairs: dict[_File, _PairContext] = {}

    def index_of(self, folder: Folder, relative: str) -> FolderIndex | None:
        """Returns the index that a file belongs to."""
        return self.by_key.get((folder, family_of(relative) or ""))

    def workspace_context(
        self, folder: Folder | None, relative: str | None, original: Document | None = None
    ) -> WorkspaceContext:
        """Returns what the other files mean for a file: the same object as long as that does not change.

        For a translation it has what the files around it declare under names of its original as well.
        """
        if folder is None or relative is None or not self.by_key:
            return NO_WORKSPACE
        alone = self._files.get((folder, relative))
        if alone is None:
            alone = self._files[folder, relative] = self.compute(folder, relative)
        if original is None:
            return alone
        index = self.index_of(folder, relative)
        if index is None or index.names.definitions is None:
            return alone
        known = self._pairs.get((folder, relative))
        if known is None or known.original() is not original or known.alone is not alone:
            names = original.symbol_counts.bound.keys() | original.symbol_counts.members_bound.keys()
            elsewhere = index.names.definitions.beside(relative, names)
            value = attrs.evolve(alone, defined_elsewhere=elsewhere)
            if known is not None and known.value == value:
                value = known.value
            known = self._pairs[folder, relative] = _PairContext(weakref.ref(original), alone, value)
        return known.value

    def compute(self, folder: Folder, relative: str) -> WorkspaceContext:
        """Computes the workspace context of a file from its index."""
        index = self.index_of(folder, relative)
        return index.names.workspace_context(relative) if index is not None else NO_WORKSPACE

    def refresh(self, files: Iterable[_File]) -> set[_File]:
        """Computes the workspace contexts of some files again, and drops all others. Returns the files for which it changed.

        The workspace context of a translation is computed again when somebody asks for it.
        """
        before, self._files = self._files, {}
        pairs, self._pairs = self._pairs, {}
        changed = set()
        for file in files:
            old, new = before.get(file, NO_WORKSPACE), self.compute(*file)
            if old != new:
                changed.add(file)
            self._files[file] = old if old == new else new
            if file in pairs:
                self._pairs[file] = attrs.evolve(pairs[file], alone=None)
        return changed

    def retain(self, folders: Iterable[Folder]) -> None:
        """Drops what belongs to other folders than these."""
        remaining = set(folders)
        self.by_key = {key: index for key, index in self.by_key.items() if key[0] in remaining}
        self._files = {file: one for file, one in self._files.items() if file[0] in remaining}
        self._pairs = {file: one for file, one in self._pairs.items() if file[0] in remaining}

    def clear(self) -> None:
        """Drops every index. The next listing of files has them made again."""
        self.by_key.clear()
        self._files.clear()
        self._pairs.clear()
