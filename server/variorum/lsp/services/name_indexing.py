"""Keeps the folders' indexes of names up to date, and finds the open documents that a change affects."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from variorum.lsp.services.publisher import Publisher
from variorum.lsp.services.request_priority import RequestPriority
from variorum.lsp.services.tasks import Tasks
from variorum.lsp.snapshots.current import Snapshots
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.name_indexes import Key
from variorum.lsp.state.open_document import OpenDocument
from variorum.lsp.state.session import Session
from variorum.workspace.language_families import families_of, family_of

# Seconds without an edit after which a document is summarised, and how many more for each megabyte of it.
_REST, _REST_FOR_SIZE = 0.3, 5.0
_MEGABYTE = 1_000_000


class NameIndexer:
    """Makes indexes in the background, and summarises documents and files that have changed."""

    def __init__(
        self,
        session: Session,
        snapshots: Snapshots,
        tasks: Tasks,
        publisher: Publisher,
        priority: RequestPriority,
    ) -> None:
        self._session, self._snapshots, self._tasks = session, snapshots, tasks
        self._publisher, self._priority = publisher, priority
        self._building: set[Key] = set()
        self._defining: set[Key] = set()
        self._stale: set[Key] = set()
        self._changed_meanwhile: dict[Key, set[str]] = {}
        """Files that changed on disk while their index is made, which may have seen them as they were."""
        self._resting: dict[str, asyncio.TimerHandle] = {}
        self._changed: set[tuple[Folder, str]] = set()
        """Files that are not open and have changed on disk."""
        self._looking: asyncio.TimerHandle | None = None

    def build_for(self, folder: Folder | None, families: Iterable[str]) -> None:
        """Makes the indexes of a folder's files in some families of languages, once the files are listed."""
        if folder is None or folder.files is None:
            return
        for family in families:
            key = (folder, family)
            if key not in self._session.name_indexes.by_key and key not in self._building:
                self._build(key)

    def define_for(self, folder: Folder, relative: str) -> None:
        """Collects the definitions of the folder's files, which translations are compared with, unless that is done."""
        index = self._session.name_indexes.index_of(folder, relative)
        key = (folder, family_of(relative) or "")
        if index is not None and index.names.definitions is None and key not in self._defining:
            self._defining.add(key)
            self._tasks.start(self._define(key))

    def diagnostics_sent(self, snapshot: Snapshot) -> None:
        """Collects definitions for a translation."""
        if snapshot.original is None:
            return
        opened = self._session.documents.get(snapshot.uri)
        if opened is not None and opened.folder is not None and opened.relative is not None:
            self.define_for(opened.folder, opened.relative)

    def files_listed(self) -> None:
        """Files came or went, or the settings changed: makes the indexes again, and those that documents wait for."""
        indexes = self._session.name_indexes
        indexes.retain(self._session.folders.values())
        for key in (*indexes.by_key, *self._building):
            self._build(key)
        for opened in self._session.documents.values():
            if opened.relative is not None:
                self.build_for(opened.folder, families_of([opened.relative]))

    def document_changed(self, uri: str) -> None:
        """A document was opened or edited: it is summarised once its writer rests."""
        waiting = self._resting.pop(uri, None)
        if waiting is not None:
            waiting.cancel()
        opened = self._session.documents.get(uri)
        if opened is None or opened.relative is None or opened.notebook is not None:
            return
        self.build_for(opened.folder, families_of([opened.relative]))
        rest = _REST + opened.buffer.size / _MEGABYTE * _REST_FOR_SIZE
        self._resting[uri] = asyncio.get_running_loop().call_later(rest, self._summarise_soon, uri)

    def files_changed(self, folder: Folder, paths: Iterable[str]) -> None:
        """Files of a folder have changed on disk, or are no longer open."""
        self._changed.update((folder, path) for path in paths)
        if self._looking is None and self._changed:
            self._looking = asyncio.get_running_loop().call_later(_REST, self._summarise_files_soon)

    def _build(self, key: Key) -> None:
        if key in self._building:
            self._stale.add(key)
        else:
            self._building.add(key)
            self._tasks.start(self._build_index(key))

    async def _define(self, key: Key) -> None:
        from variorum.workspace.definitions import Definitions

        try:
            index = self._session.name_indexes.by_key.get(key)
            if index is None:
                # It was dropped before this began.
                return
            summaries = dict(index.names.summaries)
            definitions = await self._tasks.in_thread(Definitions, summaries)
        finally:
            self._defining.discard(key)
        index.names.add_definitions(summaries, definitions)
        # Translations have been analysed without these definitions.
        self._refresh()

    async def _build_index(self, key: Key) -> None:
        # The first findings do not wait for what this loads.
        from variorum.lsp.services.index_building import build

        folder, family = key
        indexes = self._session.name_indexes
        try:
            while True:
                self._stale.discard(key)
                index = await build(folder, family, indexes.by_key.get(key), self._tasks, self._priority)
                if folder not in self._session.folders.values():
                    return
                if key not in self._stale:
                    break
        finally:
            self._building.discard(key)
            self._stale.discard(key)
            changed = self._changed_meanwhile.pop(key, set())
        indexes.by_key[key] = index
        for path in changed:
            await self._summarise_file(folder, path)
        for uri, opened in list(self._session.documents.items()):
            if (
                opened.folder is folder
                and opened.relative is not None
                and family_of(opened.relative) == family
            ):
                await self._summarise(uri, opened)
        self._refresh()

    def _summarise_soon(self, uri: str) -> None:
        del self._resting[uri]
        opened = self._session.documents.get(uri)
        if opened is not None:
            self._tasks.start(self._summarise_and_refresh(uri, opened))

    async def _summarise_and_refresh(self, uri: str, opened: OpenDocument) -> None:
        if await self._summarise(uri, opened):
            self._refresh()

    async def _summarise(self, uri: str, opened: OpenDocument) -> bool:
        """Summarises an open document. Returns whether other files are affected."""
        folder, relative, buffer = opened.folder, opened.relative, opened.buffer
        if folder is None or relative is None or opened.notebook is not None:
            return False
        index = self._session.name_indexes.index_of(folder, relative)
        if index is None or relative not in index.names.summaries:
            return False
        data = buffer.text.data
        if len(data) > folder.loaded.settings.max_file_size:
            return False
        from variorum.syntax.embedding.summarize import summary_of_text

        summary = await self._tasks.in_thread(summary_of_text, buffer.language, buffer.host, data)
        return self._session.documents.get(uri) is opened and index.names.replace(relative, summary)

    def _summarise_files_soon(self) -> None:
        self._looking = None
        changed, self._changed = self._changed, set()
        self._tasks.start(self._summarise_files(changed))

    async def _summarise_files(self, changed: set[tuple[Folder, str]]) -> None:
        """Summarises files again that have changed on disk. An open document counts as it is in the editor."""
        is_other = False
        for folder, path in changed:
            is_other = await self._summarise_file(folder, path) or is_other
        if is_other:
            self._refresh()

    async def _summarise_file(self, folder: Folder, path: str) -> bool:
        """Summarises a file on disk again. Returns whether other files are affected."""
        from variorum.lsp.services.index_building import summaries_on_disk

        key = (folder, family_of(path) or "")
        if key in self._building:
            self._changed_meanwhile.setdefault(key, set()).add(path)
        if not self._is_indexed(key, path) or self._session.open_at(folder, path):
            return False
        limit = folder.loaded.settings.max_file_size
        found = await self._tasks.in_thread(summaries_on_disk, folder.workspace, [path], limit)
        # Meanwhile the index may have been dropped or made again, or the file opened.
        if not self._is_indexed(key, path) or self._session.open_at(folder, path):
            return False
        return self._session.name_indexes.by_key[key].names.replace(path, found[path])

    def _is_indexed(self, key: Key, path: str) -> bool:
        index = self._session.name_indexes.by_key.get(key)
        return index is not None and path in index.names.summaries

    def _refresh(self) -> None:
        """Computes the workspace context of each open document again, and publishes those for which it has changed."""
        indexes = self._session.name_indexes
        places = {
            uri: (opened.folder, opened.relative)
            for uri, opened in self._session.documents.items()
            if opened.folder is not None and opened.relative is not None
        }
        changed = indexes.refresh(places.values())
        affected = []
        for uri, place in places.items():
            snapshot = self._snapshots.latest(uri)
            is_affected = place in changed
            if snapshot is not None and snapshot.original is not None:
                now = indexes.workspace_context(*place, snapshot.original.document)
                is_affected = snapshot.workspace_context != now
                self.define_for(*place)
            if is_affected:
                affected.append(uri)
        self._publisher.recheck_later(affected)
        self._publisher.workspace_changed()
