"""Asks git what files held at a revision, and computes the findings that they had there.

Until that is done no finding of a file is shown, because nobody can tell which of them are new.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

import attrs

from variorum.lsp.services.behaviour import interpret
from variorum.lsp.services.publisher import Publisher
from variorum.lsp.services.tasks import Tasks
from variorum.lsp.snapshots.revision_key import revision_key, revision_paths
from variorum.lsp.snapshots.snapshot import Original, Snapshot
from variorum.lsp.state.buffer import without_lone_surrogates
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.revision_findings import FolderRevision
from variorum.lsp.state.session import Session
from variorum.rules.baseline import EVERYTHING, Baseline
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText
from variorum.workspace import UnreadableFile
from variorum.workspace.file_text import text_of
from variorum.workspace.git import Revision, blob_id, revision_of
from variorum.workspace.git_command import GitError

logger = logging.getLogger(__name__)
_R = TypeVar("_R")


class RevisionReader:
    """Fills the session's findings at revisions."""

    def __init__(self, session: Session, tasks: Tasks, publisher: Publisher) -> None:
        self._session, self._tasks, self._publisher = session, tasks, publisher
        self._running: set[Hashable] = set()

    def diagnostics_sent(self, snapshot: Snapshot) -> None:
        """Computes what the snapshot of an open document awaits. The editor is told when it is done."""
        opened = self._session.documents.get(snapshot.uri)
        if not snapshot.awaits_revision or opened is None:
            return
        folder, relative = opened.folder, opened.relative
        if folder is None or relative is None:
            return
        state = self._state(folder, snapshot.settings.since)
        if state.revision is None:
            return
        key = revision_key(state.revision, snapshot, folder, relative)
        if key is not None and key not in self._running and self._session.revision_findings.get(key) is None:
            self._running.add(key)
            self._tasks.start(self._compute(key, state.revision, snapshot, folder, relative))

    async def known_on_disk(self, snapshot: Snapshot, folder: Folder, relative: str) -> Baseline | None:
        """Returns the findings that a file on disk had at the revision, or None if every finding is to be shown."""
        if not snapshot.settings.since:
            return None
        state = self._state(folder, snapshot.settings.since)
        await state.answered.wait()
        if state.revision is None:
            return None
        key = revision_key(state.revision, snapshot, folder, relative)
        if key is None:
            return None
        if _is_unchanged(state.revision, snapshot, revision_paths(snapshot, folder, relative)):
            return EVERYTHING
        findings = self._session.revision_findings
        if findings.get(key) is None:
            await self._compute(key, state.revision, snapshot, folder, relative)
        return findings.get(key)

    def look_again(self) -> None:
        """Settings or files have changed, or a file was saved: asks git for the folders' revisions again."""
        states = self._session.revision_findings.folders
        names = {one: one.loaded.settings.since for one in self._session.folders.values()}
        for folder, state in list(states.items()):
            if names.get(folder) != state.name:
                del states[folder]
        for folder, name in names.items():
            if folder in states:
                self._look_up(folder, states[folder])
            elif name:
                self._state(folder, name)

    def _state(self, folder: Folder, name: str) -> FolderRevision:
        state = self._session.revision_findings.revision_of(folder, name)
        if state is None:
            state = self._session.revision_findings.folders[folder] = FolderRevision(name)
            self._look_up(folder, state)
        return state

    def _look_up(self, folder: Folder, state: FolderRevision) -> None:
        # Many files may change at a time; all that come meanwhile are answered by one more look.
        state.is_wanted_again = state.is_running
        if not state.is_running:
            state.is_running = True
            self._tasks.start(self._ask_git(folder, state))

    async def _ask_git(self, folder: Folder, state: FolderRevision) -> None:
        found = await self._in_own_thread(revision_of, folder.workspace.root, state.name)
        state.is_running = False
        is_other = not state.answered.is_set() or not _is_same(found, state.revision)
        state.revision = found
        state.answered.set()
        if self._session.revision_findings.folders.get(folder) is not state:
            return
        if is_other:
            folder.known_changed()
            self._publisher.everything_changed()
        if state.is_wanted_again:
            self._look_up(folder, state)

    async def _compute(
        self, key: Hashable, revision: Revision, snapshot: Snapshot, folder: Folder, relative: str
    ) -> None:
        paths = revision_paths(snapshot, folder, relative)
        found = await self._in_own_thread(_findings_at, revision, snapshot, paths)
        self._running.discard(key)
        self._session.revision_findings.put(key, found if found is not None else Baseline({}))
        if snapshot.uri in self._session.documents:
            self._publisher.recheck_later([snapshot.uri])

    async def _in_own_thread(self, function: Callable[..., _R], *arguments: object) -> _R | None:
        """Returns the result of a function that asks git. Returns None if it fails, which the user is shown."""
        try:
            # In a thread of its own: git may take seconds, and the one for short work has to stay free.
            return await asyncio.to_thread(function, *arguments)
        except GitError as error:
            self._publisher.show_problems([f"rules.since: {error}"], "Every finding is shown")
        except Exception:
            # Whatever is wrong, findings must not stay hidden for it.
            logger.exception("a revision could not be read")
        return None


def _is_unchanged(revision: Revision, snapshot: Snapshot, paths: Sequence[str]) -> bool:
    """Whether a file and its original hold what they held at the revision, as git names contents."""
    texts = [snapshot.text, *([snapshot.original.document.text] if snapshot.original is not None else [])]
    return all(
        blob_id(text.data, revision.content_of(path) or "") == revision.content_of(path)
        for text, path in zip(texts, paths, strict=True)
    )


def _findings_at(revision: Revision, snapshot: Snapshot, paths: Sequence[str]) -> Baseline:
    """Returns the findings that a file had at a revision, beside its original of then.

    Raises:
        GitError: a text of the revision cannot be read.
    """
    contents = revision.contents(paths)
    texts = [_text(contents.get(path), snapshot) for path in paths]
    if texts[0] is None:
        return Baseline({})
    original = None
    if snapshot.original is not None and texts[1] is not None:
        before = Document.parse(texts[1], snapshot.original.document.language)
        original = Original(snapshot.original.uri, snapshot.original.name, before)
    then = _snapshot_at(snapshot, texts[0], original)
    if then.awaits_behaviour:
        then = attrs.evolve(then, behaviour=interpret(then))
    return Baseline.of(then.findings, then.text)


def _snapshot_at(snapshot: Snapshot, text: str, original: Original | None) -> Snapshot:
    """Returns a file as it was, seen with today's settings."""
    hosted = None
    if snapshot.hosted is not None:
        from variorum.syntax.embedding.host_text import HostText

        hosted = HostText.parse(text, snapshot.hosted.host)
    return Snapshot(
        uri=snapshot.uri,
        version=None,
        text=SourceText.of(text),
        settings=snapshot.settings,
        capabilities=snapshot.capabilities,
        name=snapshot.name,
        document=None if snapshot.document is None else Document.parse(text, snapshot.document.language),
        original=original,
        hosted=hosted,
    )


def _text(data: bytes | None, snapshot: Snapshot) -> str | None:
    if data is None:
        return None
    try:
        text = text_of(data, snapshot.settings.max_file_size, name=snapshot.name).text
    except UnreadableFile:
        return None
    return without_lone_surrogates(text)


def _is_same(one: Revision | None, other: Revision | None) -> bool:
    """Whether two answers of git say the same of every file."""
    if one is None or other is None:
        return one is other
    names = ("commit", "former", "new_folders")
    if (
        any(getattr(one, name) != getattr(other, name) for name in names)
        or one.parts.keys() != other.parts.keys()
    ):
        return False
    return all(_is_same(part, other.parts[folder]) for folder, part in one.parts.items())
