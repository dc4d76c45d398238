"""Makes snapshots of open documents."""

from __future__ import annotations

from pathlib import PurePosixPath
from weakref import WeakKeyDictionary

import attrs

from variorum.lsp.documents.companion import Companion
from variorum.lsp.documents.kinds import companions_of, kind_of, limits_size
from variorum.lsp.protocol.uris import name_of
from variorum.lsp.snapshots.revision_key import revision_key
from variorum.lsp.snapshots.snapshot import NO_PREDECESSOR, Original, Snapshot
from variorum.lsp.state.buffer import Position
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.notebooks import Cell
from variorum.lsp.state.open_document import NOT_PAIRED, OpenDocument
from variorum.lsp.state.session import Session
from variorum.lsp.state.stored_judgements import NO_JUDGEMENTS
from variorum.rules.baseline import EVERYTHING, Baseline
from variorum.settings import Settings
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText
from variorum.translation.pair_search import PairSearch
from variorum.workspace.file_settings import Exclusion

# Bytes that are searched for a NUL, which no source code holds.
_BINARY_REACH = 8192
_Key = tuple[object, ...]


class Snapshots:
    """The snapshots of the open documents of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._latest: WeakKeyDictionary[OpenDocument, tuple[_Key, Snapshot]] = WeakKeyDictionary()

    def latest(self, uri: str) -> Snapshot | None:
        """Returns the snapshot that was made last, which may be out of date."""
        opened = self._session.documents.get(uri)
        made = self._latest.get(opened) if opened is not None else None
        return made[1] if made is not None else None

    def forget(self) -> None:
        """Drops every snapshot, and with it what the next ones would continue."""
        self._latest.clear()

    def current(self, uri: str, position: Position | None = None) -> Snapshot | None:
        """Returns the document as it is now, or None if it is not open.

        It is the same object as long as nothing that it depends on has changed. A large document that is not parsed to its
        end yields a partial snapshot, which has the items around `position`.
        """
        opened = self._session.documents.get(uri)
        if opened is None:
            return None
        opened.buffer.apply_edits()
        made = self._latest.get(opened)
        snapshot, key = self._make(opened, made[1] if made is not None else None, position)
        if snapshot.is_partial:
            return snapshot
        if made is None or not _is_same(made[0], key):
            made = key, snapshot
            self._latest[opened] = made
        return made[1]

    def is_paired(self, uri: str) -> bool:
        """Whether an open document has an original."""
        opened = self._session.documents.get(uri)
        return opened is not None and self._find_pair(opened).pair is not None

    def _make(
        self, opened: OpenDocument, before: Snapshot | None, position: Position | None
    ) -> tuple[Snapshot, _Key]:
        """Returns a snapshot of a document whose edits are applied, and what makes the next snapshot another one."""
        session, buffer, folder = self._session, opened.buffer, opened.folder
        is_cell = opened.notebook is not None
        text, name = buffer.text, opened.relative or name_of(buffer.uri)
        settings = _settings(session, opened)
        kind = kind_of(name, text) if buffer.language is None and not is_cell else None
        problem = why_not_analysed(text, settings) if limits_size(kind) else None
        is_partial = buffer.is_partial and not is_cell and problem is None
        document = cell = None
        if is_partial:
            document = buffer.partial_document(position)
        elif problem is None:
            document = buffer.document
        search = self._find_pair(opened) if document is not None else NOT_PAIRED
        original = None if is_partial else original_of(session, folder, search, settings)
        is_alone = search.pair is None if is_partial else original is None
        others = self._other_cells(opened) if document is not None and is_cell else []
        if document is not None and is_cell:
            cell = Cell(document, others)
        opened.companions = companions_of(kind, settings)
        snapshot = Snapshot(
            uri=buffer.uri,
            version=buffer.version,
            text=text,
            document=cell or document,
            settings=settings,
            capabilities=session.capabilities,
            name=name,
            search=NOT_PAIRED if is_partial else search,
            original=original,
            hosted=None if problem else buffer.hosted,
            problem=problem,
            is_cell=is_cell,
            kind=kind,
            companions=tuple([self._companion(opened, one) for one in opened.companions]),
            judgements=folder.scores.of(search.pair.target) if folder and search.pair else NO_JUDGEMENTS,
            compilation=session.compiler_results.get(buffer.uri, original.document.text, text)
            if original is not None
            else None,
            behaviour=session.behaviours.get(buffer.uri, original.document.text, text)
            if original is not None and settings.behaviour
            else None,
            workspace_context=session.name_indexes.workspace_context(
                None if is_cell or is_partial else folder,
                opened.relative,
                original.document if original is not None else None,
            ),
            left_out=self._left_out(opened, settings) if is_alone else None,
            is_partial=is_partial,
            predecessor=before.for_successor() if before is not None else NO_PREDECESSOR,
        )
        if folder is not None and opened.relative is not None and not is_cell:
            snapshot = with_known(session, snapshot, folder, opened.relative)
        return snapshot, (*_dependencies(snapshot, document), *others)

    def _find_pair(self, opened: OpenDocument) -> PairSearch:
        """Looks for the original. Cells of notebooks and documents outside of the workspace have none."""
        if opened.folder is None or opened.relative is None or opened.notebook is not None:
            opened.search = NOT_PAIRED
        else:
            opened.search = opened.folder.search(opened.relative, opened.buffer.text)
        return opened.search

    def _left_out(self, opened: OpenDocument, settings: Settings) -> Exclusion | None:
        """Returns why a document without an original has no findings. One with a translation has them all the same."""
        reason = None if settings.generated else opened.left_out
        if reason is None and opened.folder is not None and opened.relative is not None:
            reason = opened.folder.scopes.exclusion(opened.relative, opened.buffer.language)
        if reason is None or next(self._session.dependents_of(opened.buffer.uri), None) is not None:
            return None
        return reason

    def _other_cells(self, opened: OpenDocument) -> list[Document]:
        """Returns the notebook's other cells in the language of this one."""
        cells = opened.notebook.cells if opened.notebook is not None else []
        buffers = [self._session.documents[uri].buffer for uri in cells if uri in self._session.documents]
        own = opened.buffer
        found = [one.document for one in buffers if one is not own and one.language is own.language]
        return [document for document in found if document is not None]

    def _companion(self, opened: OpenDocument, name: str) -> Companion | None:
        """Returns the file with this path relative to the document's folder, or to the nearest folder around it."""
        folder, files = opened.folder, self._session.companion_files
        if folder is None or opened.relative is None:
            return None
        for around in PurePosixPath(opened.relative).parents:
            relative = (around / name).as_posix()
            if relative == opened.relative:
                continue
            beside = self._session.open_at(folder, relative)
            text = beside.buffer.text if beside else files.text(folder.workspace, relative)
            if text is not None:
                return Companion(relative, text)
        return None


def why_not_analysed(text: SourceText, settings: Settings) -> str | None:
    """Returns why a text is not analysed, in words for people, or None if it is."""
    size = len(text.data)
    if size > settings.max_file_size:
        return (
            f"This file has {size} bytes and is not analysed: the limit is {settings.max_file_size}. "
            "Raise `analysis.max_file_size` to have it analysed."
        )
    if b"\0" in text.data[:_BINARY_REACH]:
        return "This is a binary file, or text in UTF-16, and is not analysed: text has to be UTF-8."
    return None


def original_of(
    session: Session, folder: Folder | None, search: PairSearch, settings: Settings
) -> Original | None:
    """Returns the original: the editor's text if it is open, else the file on disk."""
    if folder is None or search.pair is None:
        return None
    name = search.pair.source
    opened = session.open_at(folder, name)
    if opened is not None and why_not_analysed(opened.buffer.text, settings) is None:
        uri, document = opened.buffer.uri, opened.buffer.document
    else:
        uri = folder.uri_of(name)
        document = session.parsed_files.document(folder.workspace, name, settings.max_file_size)
    if document is None:
        return None
    back = folder.search(name, document.text).pair
    return Original(uri, name, document, names_back=back is not None and back.source == search.pair.target)


def with_known(session: Session, snapshot: Snapshot, folder: Folder, relative: str) -> Snapshot:
    """Returns the snapshot with the findings that are not shown because they are known. It is the same one if there are none."""
    at_revision, awaits = _at_revision(session, snapshot, folder, relative)
    in_baseline = folder.known_findings(relative)
    if in_baseline is None and at_revision is None:
        return snapshot
    known = tuple([one for one in (in_baseline, at_revision) if one is not None])
    return attrs.evolve(snapshot, known=known, awaits_revision=awaits)


def _at_revision(
    session: Session, snapshot: Snapshot, folder: Folder, relative: str
) -> tuple[Baseline | None, bool]:
    """Returns the findings that the file had at the revision of its settings, and whether git has yet to be asked for them.

    Returns no findings if no revision is set or git fails, and if the file did not exist there.
    """
    if not snapshot.settings.since or not snapshot.is_analysed:
        return None, False
    state = session.revision_findings.revision_of(folder, snapshot.settings.since)
    if state is None or not state.answered.is_set():
        return EVERYTHING, True
    key = revision_key(state.revision, snapshot, folder, relative) if state.revision is not None else None
    if key is None:
        return None, False
    found = session.revision_findings.get(key)
    return (found, False) if found is not None else (EVERYTHING, True)


def _settings(session: Session, opened: OpenDocument) -> Settings:
    folder, language = opened.folder, opened.buffer.language
    if folder is None or opened.relative is None or language is None:
        return session.settings_for(folder)
    return folder.scopes.settings_for(opened.relative, language)


def _dependencies(snapshot: Snapshot, document: Document | None) -> _Key:
    """Returns the objects that make the next snapshot another one when they are others."""
    return (
        snapshot.text,
        snapshot.version,
        document,
        snapshot.hosted,
        snapshot.settings,
        snapshot.search,
        snapshot.original and snapshot.original.document,
        snapshot.kind,
        *[one and one.text for one in snapshot.companions],
        snapshot.judgements,
        snapshot.compilation,
        snapshot.behaviour,
        *snapshot.known,
        snapshot.workspace_context,
        snapshot.left_out,
    )


def _is_same(one: _Key, other: _Key) -> bool:
    """Whether two keys hold the very same objects."""
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))
