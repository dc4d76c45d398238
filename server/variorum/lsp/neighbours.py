"""Keeps the indexes of the folders' names up to date, and tells which open texts a change concerns."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Iterable
from typing import TYPE_CHECKING

import attrs

from variorum.rules.neighbourhood import NO_NEIGHBOURHOOD, Neighbourhood
from variorum.workspace.families import families_of, family_of

if TYPE_CHECKING:
    from variorum.lsp.folders import Folder
    from variorum.lsp.indexing import FolderIndex
    from variorum.lsp.session import OpenText, Session
    from variorum.syntax.document import Document

# Seconds without an edit after which a text is summarised, and how many more for each megabyte of it.
_REST, _REST_FOR_SIZE = 0.3, 5.0
_MEGABYTE = 1_000_000
_Key = tuple["Folder", str]
"""A folder and a family of languages."""


@attrs.frozen(eq=False)
class _KnownPair:
    """What was worked out for a translation, and what it rests on beside the index."""

    original: weakref.ref[Document]
    """It goes when nobody else has it: translations that are closed must not keep their originals."""
    alone: Neighbourhood | None
    """None where the index has changed since."""
    now: Neighbourhood


class Neighbours:
    """What the other files of its folder mean for each text: nothing until the folder's index has been made."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._indexes: dict[_Key, FolderIndex] = {}
        self._known: dict[tuple[Folder, str], Neighbourhood] = {}
        self._known_pairs: dict[tuple[Folder, str], _KnownPair] = {}
        self._building: set[_Key] = set()
        self._defining: set[_Key] = set()
        self._stale: set[_Key] = set()
        self._changed_meanwhile: dict[_Key, set[str]] = {}
        """Files that changed on disk while the index that they belong to is made: it may have seen them as they were."""
        self._resting: dict[str, asyncio.TimerHandle] = {}
        self._changed: set[tuple[Folder, str]] = set()
        """Files that are not open and have changed on disk."""
        self._looking: asyncio.TimerHandle | None = None

    def of(self, folder: Folder | None, relative: str | None) -> Neighbourhood:
        """What the others mean for a file; the same object as long as that is the same."""
        if folder is None or relative is None or not self._indexes:
            return NO_NEIGHBOURHOOD
        known = self._known.get((folder, relative))
        if known is None:
            known = self._known[folder, relative] = self._worked_out(folder, relative)
        return known

    def of_pair(self, folder: Folder | None, relative: str | None, original: Document) -> Neighbourhood:
        """The same of a translation, with what the files around it declare under names of its original."""
        alone = self.of(folder, relative)
        if folder is None or relative is None:
            return alone
        key = (folder, family_of(relative) or "")
        index = self._indexes.get(key)
        if index is None:
            return alone
        if index.names.definitions is None:
            self._define(key)
            return alone
        known = self._known_pairs.get((folder, relative))
        if known is None or known.original() is not original or known.alone is not alone:
            names = original.tally.bound.keys() | original.tally.members_bound.keys()
            elsewhere = index.names.definitions.beside(relative, names)
            now = attrs.evolve(alone, defined_elsewhere=elsewhere)
            if known is not None and known.now == now:
                now = known.now
            known = self._known_pairs[folder, relative] = _KnownPair(weakref.ref(original), alone, now)
        return known.now

    def want(self, folder: Folder | None, families: Iterable[str]) -> None:
        """Have the indexes made of a folder's files in some families of languages, as soon as they are listed."""
        if folder is None or folder.files is None:
            return
        for family in families:
            key = (folder, family)
            if key not in self._indexes and key not in self._building:
                self._build(key)

    def files_listed(self) -> None:
        """Files came or went, or the settings changed: the indexes are made again, and those that texts wait for."""
        folders = set(self._session.folders.values())
        self._indexes = {key: index for key, index in self._indexes.items() if key[0] in folders}
        self._known = {place: one for place, one in self._known.items() if place[0] in folders}
        self._known_pairs = {place: one for place, one in self._known_pairs.items() if place[0] in folders}
        for key in (*self._indexes, *self._building):
            self._build(key)
        for opened in self._session.texts.values():
            if opened.relative is not None:
                self.want(opened.folder, families_of([opened.relative]))

    def text_changed(self, uri: str) -> None:
        """A text was opened or edited: once its writer rests, its names are looked at."""
        waiting = self._resting.pop(uri, None)
        if waiting is not None:
            waiting.cancel()
        opened = self._session.texts.get(uri)
        if opened is None or opened.relative is None or opened.notebook is not None:
            return
        self.want(opened.folder, families_of([opened.relative]))
        size = opened.buffer.size / _MEGABYTE
        rest = _REST + size * _REST_FOR_SIZE
        self._resting[uri] = asyncio.get_running_loop().call_later(rest, self._summarise_soon, uri)

    def files_changed(self, folder: Folder, paths: Iterable[str]) -> None:
        """Files of a folder changed on disk, or are no longer open."""
        self._changed.update((folder, path) for path in paths)
        if self._looking is None and self._changed:
            self._looking = asyncio.get_running_loop().call_later(_REST, self._look_soon)

    def forget(self) -> None:
        """Give up the indexes; the next listing of files has them made again."""
        self._indexes.clear()
        self._known.clear()
        self._known_pairs.clear()

    def _worked_out(self, folder: Folder, relative: str) -> Neighbourhood:
        family = family_of(relative)
        index = self._indexes.get((folder, family)) if family is not None else None
        return index.names.neighbourhood(relative) if index is not None else NO_NEIGHBOURHOOD

    def _build(self, key: _Key) -> None:
        if key in self._building:
            self._stale.add(key)
        else:
            self._building.add(key)
            self._session.tasks.start(self._built(key))

    def _define(self, key: _Key) -> None:
        if key not in self._defining:
            self._defining.add(key)
            self._session.tasks.start(self._defined(key))

    async def _defined(self, key: _Key) -> None:
        from variorum.workspace.definitions import Definitions

        try:
            index = self._indexes.get(key)
            if index is None:
                # It was given up before this began.
                return
            summaries = dict(index.names.summaries)
            definitions = await self._session.tasks.in_thread(Definitions, summaries)
        finally:
            self._defining.discard(key)
        index.names.define(summaries, definitions)
        # Translations have been taken for files without such neighbours.
        self._refresh()

    async def _built(self, key: _Key) -> None:
        # The first findings do not wait for what this loads.
        from variorum.lsp.indexing import build

        folder, family = key
        try:
            while True:
                self._stale.discard(key)
                index = await build(self._session, folder, family, self._indexes.get(key))
                if folder not in self._session.folders.values():
                    return
                if key not in self._stale:
                    break
        finally:
            self._building.discard(key)
            self._stale.discard(key)
            changed = self._changed_meanwhile.pop(key, set())
        self._indexes[key] = index
        for path in changed:
            await self._look_at(folder, path)
        for uri, opened in list(self._session.texts.items()):
            if (
                opened.folder is folder
                and opened.relative is not None
                and family_of(opened.relative) == family
            ):
                await self._summarise(uri, opened)
        self._refresh()

    def _summarise_soon(self, uri: str) -> None:
        del self._resting[uri]
        opened = self._session.texts.get(uri)
        if opened is not None:
            self._session.tasks.start(self._take_in(uri, opened))

    async def _take_in(self, uri: str, opened: OpenText) -> None:
        if await self._summarise(uri, opened):
            self._refresh()

    async def _summarise(self, uri: str, opened: OpenText) -> bool:
        """Summarise an open text; whether others see it otherwise than before."""
        folder, relative, buffer = opened.folder, opened.relative, opened.buffer
        if folder is None or relative is None or opened.notebook is not None:
            return False
        index = self._indexes.get((folder, family_of(relative) or ""))
        if index is None or relative not in index.names.summaries:
            return False
        data = buffer.text.data
        if len(data) > folder.loaded.settings.max_file_size:
            return False
        from variorum.syntax.embedding.summarize import summary_of_text

        summary = await self._session.tasks.in_thread(summary_of_text, buffer.language, buffer.host, data)
        return self._session.texts.get(uri) is opened and index.names.replace(relative, summary)

    def _look_soon(self) -> None:
        self._looking = None
        changed, self._changed = self._changed, set()
        self._session.tasks.start(self._look(changed))

    async def _look(self, changed: set[tuple[Folder, str]]) -> None:
        """Summarise files again that changed on disk. What is open in the editor counts as it stands there."""
        is_other = False
        for folder, path in changed:
            is_other = await self._look_at(folder, path) or is_other
        if is_other:
            self._refresh()

    async def _look_at(self, folder: Folder, path: str) -> bool:
        """Summarise a file on disk again; whether others see it otherwise than before."""
        from variorum.lsp.indexing import summaries_on_disk

        key = (folder, family_of(path) or "")
        if key in self._building:
            self._changed_meanwhile.setdefault(key, set()).add(path)
        if not self._is_indexed(key, path) or self._session.open_at(folder, path):
            return False
        limit = folder.loaded.settings.max_file_size
        found = await self._session.tasks.in_thread(summaries_on_disk, folder.workspace, [path], limit)
        # Meanwhile the index may have been given up or made again, or the file opened.
        if not self._is_indexed(key, path) or self._session.open_at(folder, path):
            return False
        return self._indexes[key].names.replace(path, found[path])

    def _is_indexed(self, key: _Key, path: str) -> bool:
        index = self._indexes.get(key)
        return index is not None and path in index.names.summaries

    def _refresh(self) -> None:
        """Work out again what the others mean for each open text, and publish those for which it is something else."""
        before, self._known = self._known, {}
        pairs, self._known_pairs = self._known_pairs, {}
        affected = []
        for uri, opened in self._session.texts.items():
            folder, relative = opened.folder, opened.relative
            if folder is None or relative is None:
                continue
            place = (folder, relative)
            old, new = before.get(place, NO_NEIGHBOURHOOD), self._worked_out(folder, relative)
            self._known[place] = old if old == new else new
            snapshot = opened.snapshot
            if snapshot is not None and snapshot.original is not None:
                if place in pairs:
                    self._known_pairs[place] = attrs.evolve(pairs[place], alone=None)
                old, new = snapshot.neighbourhood, self.of_pair(folder, relative, snapshot.original.document)
            if old != new:
                affected.append(uri)
        self._session.publisher.age(affected)
        self._session.publisher.workspace_changed()
