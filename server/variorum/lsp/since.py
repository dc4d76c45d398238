"""What files held at a git revision, for whoever wants to see new findings only.

Git and the texts of the revision are read beside the message loop. Until that is done nothing is shown of a file, because
nobody could tell which of its findings are new.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import attrs

from variorum.lsp.buffers import sound
from variorum.lsp.snapshot import Original, Snapshot
from variorum.rules.baseline import EVERYTHING, Baseline
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText
from variorum.workspace import UnreadableFile
from variorum.workspace.git import Revision, content_name, revision_of
from variorum.workspace.git_command import GitError
from variorum.workspace.reading import text_of

if TYPE_CHECKING:
    from variorum.lsp.folders import Folder
    from variorum.lsp.session import Session

logger = logging.getLogger(__name__)
_R = TypeVar("_R")
_MOST_KEPT = 512


@attrs.define(eq=False)
class _State:
    """A folder's revision as it was looked up last."""

    name: str
    revision: Revision | None = None
    """None while it is looked up, and where that failed."""
    known: asyncio.Event = attrs.field(factory=asyncio.Event)
    """Set as soon as it has been looked up once."""
    is_running: bool = False
    is_wanted_again: bool = False


class Since:
    """The findings that files had at the revisions of their folders' settings."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._states: dict[Folder, _State] = {}
        self._known: dict[tuple[object, ...], Baseline] = {}
        self._running: set[tuple[object, ...]] = set()

    def known_of(self, snapshot: Snapshot, folder: Folder, relative: str) -> Baseline | None:
        """What is known of a text; all while that is worked out, which the editor is told of when it is done.

        None where every finding is to be shown: no revision is set or can be had, or it does not hold the file.
        """
        if not snapshot.settings.since or not snapshot.is_analysed:
            return None
        state = self._state(folder, snapshot.settings.since)
        if not state.known.is_set():
            return EVERYTHING
        key = _key(state.revision, snapshot, folder, relative)
        if state.revision is None or key is None:
            return None
        known = self._known.get(key)
        if known is not None:
            return known
        if key not in self._running:
            self._running.add(key)
            self._session.tasks.start(self._work_out(key, state.revision, snapshot, folder, relative))
        return EVERYTHING

    async def known_on_disk(self, snapshot: Snapshot, folder: Folder, relative: str) -> Baseline | None:
        """The same for a file that is not open, worked out before it comes back."""
        if not snapshot.settings.since:
            return None
        state = self._state(folder, snapshot.settings.since)
        await state.known.wait()
        key = _key(state.revision, snapshot, folder, relative)
        if state.revision is None or key is None:
            return None
        if _is_as_then(state.revision, snapshot, _paths(snapshot, folder, relative)):
            return EVERYTHING
        if key not in self._known:
            await self._work_out(key, state.revision, snapshot, folder, relative)
        return self._known.get(key)

    def look_again(self) -> None:
        """Settings or files were changed, or a file was saved: look the revisions of the folders up again."""
        folders = {one: one.loaded.settings.since for one in self._session.folders.values()}
        for folder, state in list(self._states.items()):
            if folders.get(folder) != state.name:
                del self._states[folder]
        for folder, name in folders.items():
            if folder in self._states:
                self._look_up(folder, self._states[folder])
            elif name:
                self._state(folder, name)

    def clear(self) -> None:
        """Forget what was worked out."""
        self._known.clear()

    def _state(self, folder: Folder, name: str) -> _State:
        state = self._states.get(folder)
        if state is None or state.name != name:
            state = self._states[folder] = _State(name)
            self._look_up(folder, state)
        return state

    def _look_up(self, folder: Folder, state: _State) -> None:
        # Many files may change at a time; all that come meanwhile are answered by one more look.
        state.is_wanted_again = state.is_running
        if not state.is_running:
            state.is_running = True
            self._session.tasks.start(self._looked_up(folder, state))

    async def _looked_up(self, folder: Folder, state: _State) -> None:
        found = await self._told(revision_of, folder.workspace.root, state.name)
        state.is_running = False
        is_other = not state.known.is_set() or not _is_same(found, state.revision)
        state.revision = found
        state.known.set()
        if self._states.get(folder) is not state:
            return
        if is_other:
            folder.known_changed()
            self._session.publisher.everything_changed()
        if state.is_wanted_again:
            self._look_up(folder, state)

    async def _work_out(
        self, key: tuple[object, ...], revision: Revision, snapshot: Snapshot, folder: Folder, relative: str
    ) -> None:
        known = await self._told(_findings_then, revision, snapshot, _paths(snapshot, folder, relative))
        self._running.discard(key)
        self._known[key] = known if known is not None else Baseline({})
        if len(self._known) > _MOST_KEPT:
            del self._known[next(iter(self._known))]
        if snapshot.uri in self._session.texts:
            self._session.publisher.age([snapshot.uri])

    async def _told(self, function: Callable[..., _R], *arguments: object) -> _R | None:
        """What a function that asks git returns, run in a thread; None where it fails, which the user is told."""
        try:
            # In a thread of its own: git may take seconds, and the one for short work has to stay free.
            return await asyncio.to_thread(function, *arguments)
        except GitError as error:
            self._session.publisher.tell([f"rules.since: {error}"], "Every finding is shown")
        except Exception:
            # Whatever is wrong, findings must not stay hidden for it.
            logger.exception("a revision could not be read")
        return None


def _paths(snapshot: Snapshot, folder: Folder, relative: str) -> list[str]:
    """The absolute paths of a file and of its original."""
    names = [relative, *([snapshot.original.name] if snapshot.original is not None else [])]
    return [str(folder.workspace.root / name) for name in names]


def _key(
    revision: Revision | None, snapshot: Snapshot, folder: Folder, relative: str
) -> tuple[object, ...] | None:
    """All that the findings at a revision depend on; None where the revision does not hold the file."""
    if revision is None:
        return None
    contents = [revision.content_of(path) for path in _paths(snapshot, folder, relative)]
    if contents[0] is None:
        return None
    languages = [one.language.id for one in _documents(snapshot)]
    host = snapshot.hosted.host.id if snapshot.hosted is not None else None
    return (*contents, *languages, host, snapshot.settings.rules, snapshot.settings.max_file_size)


def _is_as_then(revision: Revision, snapshot: Snapshot, paths: Sequence[str]) -> bool:
    """Whether a file and its original hold what they held at the revision, as git names contents."""
    texts = [snapshot.text, *([snapshot.original.document.text] if snapshot.original is not None else [])]
    return all(
        content_name(text.data, revision.content_of(path) or "") == revision.content_of(path)
        for text, path in zip(texts, paths, strict=True)
    )


def _documents(snapshot: Snapshot) -> Sequence[Document]:
    original = snapshot.original.document if snapshot.original is not None else None
    return [one for one in (snapshot.document, original) if one is not None]


def _findings_then(revision: Revision, snapshot: Snapshot, paths: Sequence[str]) -> Baseline:
    """The findings that a file had at a revision, beside its original of then.

    Raises:
        GitError: a text of the revision cannot be had.
    """
    contents = revision.contents(paths)
    texts = [_text(contents.get(path), snapshot) for path in paths]
    if texts[0] is None:
        return Baseline({})
    original = None
    if snapshot.original is not None and texts[1] is not None:
        before = Document.parse(texts[1], snapshot.original.document.language)
        original = Original(snapshot.original.uri, snapshot.original.name, before)
    then = _snapshot_then(snapshot, texts[0], original)
    return Baseline.of(then.findings, then.text)


def _snapshot_then(snapshot: Snapshot, text: str, original: Original | None) -> Snapshot:
    """A file at a revision, seen with today's settings."""
    hosted = None
    if snapshot.hosted is not None:
        from variorum.syntax.embedding.host_text import HostText

        hosted = HostText.parse(text, snapshot.hosted.host)
    return Snapshot(
        uri=snapshot.uri,
        version=None,
        text=SourceText.of(text),
        document=None if snapshot.document is None else Document.parse(text, snapshot.document.language),
        settings=snapshot.settings,
        abilities=snapshot.abilities,
        name=snapshot.name,
        original=original,
        hosted=hosted,
    )


def _text(data: bytes | None, snapshot: Snapshot) -> str | None:
    if data is None:
        return None
    try:
        return sound(text_of(data, snapshot.settings.max_file_size, name=snapshot.name).text)
    except UnreadableFile:
        return None


def _is_same(one: Revision | None, other: Revision | None) -> bool:
    """Whether two looks at a revision tell the same of every file."""
    if one is None or other is None:
        return one is other
    names = ("commit", "former", "new_folders")
    if (
        any(getattr(one, name) != getattr(other, name) for name in names)
        or one.parts.keys() != other.parts.keys()
    ):
        return False
    return all(_is_same(part, other.parts[folder]) for folder, part in one.parts.items())
