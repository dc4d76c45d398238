"""Makes snapshots: of open texts, kept until something that they depend on changes, and of files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from variorum.lsp.buffers import Buffer, Place, sound
from variorum.lsp.companions import companion
from variorum.lsp.folders import Folder
from variorum.lsp.judging.standing import NOTHING_KEPT, Standing
from variorum.lsp.notebooks import Cell
from variorum.lsp.originals import parsed_file
from variorum.lsp.snapshot import NOT_PAIRED, Original, Snapshot
from variorum.lsp.uris import name_of
from variorum.lsp.views.recognition import companions_of, kind_of, limits_size
from variorum.rules.neighbourhood import NO_NEIGHBOURHOOD, Neighbourhood
from variorum.settings import Settings
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText
from variorum.translation.pairs import PairSearch
from variorum.workspace import OutsideWorkspace, UnreadableFile
from variorum.workspace.file_scopes import left_out_by_text

if TYPE_CHECKING:
    from variorum.compilers.evidence import Compilation
    from variorum.lsp.session import OpenText, Session
    from variorum.rules.baseline import Baseline

# As far as a file is searched for a NUL, which no source text holds.
_BINARY_REACH = 8192


def snapshot_of(session: Session, uri: str) -> Snapshot | None:
    """The newest state of an open text, or None if it is not open.

    It is the same object as long as nothing that it depends on has changed.
    """
    parse_lazily = session.texts.get(uri)
    if parse_lazily is None:
        return None
    cells = _other_cells(session, parse_lazily)
    fresh = _fresh(session, parse_lazily, uri)
    if (
        parse_lazily.folder is not None
        and parse_lazily.relative is not None
        and parse_lazily.notebook is None
    ):
        fresh = _with_known(fresh, session, parse_lazily.folder, parse_lazily.relative)
    key = (*_depends_on(fresh), *cells)
    if parse_lazily.snapshot is None or not _same(key, parse_lazily.snapshot_key):
        if fresh.document is not None and parse_lazily.notebook is not None:
            fresh = attrs.evolve(fresh, document=Cell(fresh.document, cells))
        parse_lazily.snapshot, parse_lazily.snapshot_key = fresh, key
    return parse_lazily.snapshot


def _fresh(session: Session, parse_lazily: OpenText, uri: str) -> Snapshot:
    """An open text as it is now, by itself: the notebook of a cell is not looked at."""
    buffer, settings = parse_lazily.buffer, _settings(session, parse_lazily)
    kind = _kind(parse_lazily, uri)
    problem = _why_not_analysed(buffer, settings) if limits_size(kind) else None
    document = None if problem else buffer.document
    search = _search(parse_lazily) if document else NOT_PAIRED
    original = _original(session, parse_lazily.folder, search, settings)
    return Snapshot(
        uri=uri,
        version=buffer.version,
        text=buffer.text,
        document=document,
        settings=settings,
        abilities=session.client.abilities,
        name=parse_lazily.relative or name_of(uri),
        search=search,
        original=original,
        hosted=None if problem else buffer.hosted,
        problem=problem,
        is_cell=parse_lazily.notebook is not None,
        kind=kind,
        companions=tuple(companion(session, parse_lazily, name) for name in companions_of(kind, settings)),
        recalled=parse_lazily.recalled,
        standing=_standing(parse_lazily.folder, search),
        compilation=_compilation(session, uri, buffer.text, original),
        neighbourhood=_neighbourhood(session, parse_lazily.folder, parse_lazily.relative, original)
        if parse_lazily.notebook is None
        else NO_NEIGHBOURHOOD,
        is_left_out=original is None and _is_left_out(session, parse_lazily, settings),
    )


def _settings(session: Session, parse_lazily: OpenText) -> Settings:
    """The settings for an open text; a configuration that cannot be read is told of."""
    folder, language = parse_lazily.folder, parse_lazily.buffer.language
    if folder is None or parse_lazily.relative is None or language is None:
        return session.settings_for(folder)
    settings = folder.scopes.settings_for(parse_lazily.relative, language)
    _tell_problems(session, folder)
    return settings


def _tell_problems(session: Session, folder: Folder) -> None:
    """Tell of configurations of other linters that could not be read."""
    session.publisher.tell(
        map(str, folder.scopes.problems), "What it silences in its linter is not silent here"
    )


def _is_left_out(session: Session, parse_lazily: OpenText, settings: Settings) -> bool:
    """Whether a text that has no original has no findings either: nobody edits it by hand, or another linter leaves it out."""
    said = None if settings.generated else parse_lazily.left_out
    if said is None and parse_lazily.folder is not None and parse_lazily.relative is not None:
        said = parse_lazily.folder.scopes.left_out(parse_lazily.relative, parse_lazily.buffer.language)
    if said is None or next(session.dependents_of(parse_lazily.buffer.uri), None) is not None:
        return False
    if parse_lazily.logged is not said:
        parse_lazily.logged = said
        name = parse_lazily.relative or name_of(parse_lazily.buffer.uri)
        session.client.log(f"{name}: no findings, because it is {said.value}")
    return True


def _depends_on(snapshot: Snapshot) -> tuple[object, ...]:
    """What makes another snapshot of an open text where it is another object."""
    return (
        snapshot.text,
        snapshot.version,
        snapshot.document,
        snapshot.hosted,
        snapshot.settings,
        snapshot.search,
        snapshot.original and snapshot.original.document,
        snapshot.kind,
        *(one and one.text for one in snapshot.companions),
        snapshot.standing,
        snapshot.compilation,
        *snapshot.known,
        snapshot.neighbourhood,
        snapshot.is_left_out,
    )


async def whole_snapshot(session: Session, uri: str) -> Snapshot | None:
    """The same, of a large text once it has been read to its end; meanwhile messages are handled."""
    await session.reading.complete(uri)
    return snapshot_of(session, uri)


def glimpse_of(session: Session, uri: str, place: Place | None = None) -> Snapshot | None:
    """What can be told at once of a large text that is being read, with the items at a place; None for any other text."""
    parse_lazily = session.texts.get(uri)
    if parse_lazily is None or parse_lazily.notebook is not None:
        return None
    settings = _settings(session, parse_lazily)
    if _why_not_analysed(parse_lazily.buffer, settings) is not None:
        return None
    document = parse_lazily.buffer.glimpse(place)
    if document is None:
        return None
    glimpse = Snapshot(
        uri=uri,
        version=parse_lazily.buffer.version,
        text=document.text,
        document=document,
        settings=settings,
        abilities=session.client.abilities,
        name=parse_lazily.relative or name_of(uri),
        is_glimpse=True,
        is_left_out=not is_paired(session, uri) and _is_left_out(session, parse_lazily, settings),
    )
    if parse_lazily.folder is None or parse_lazily.relative is None:
        return glimpse
    return _with_known(glimpse, session, parse_lazily.folder, parse_lazily.relative)


async def snapshot_on_disk(session: Session, folder: Folder, relative: str) -> Snapshot | None:
    """A file that is not open, as it is on disk; None if it has no text."""
    settings = folder.loaded.settings
    limit = settings.max_file_size
    document = await session.tasks.in_thread(parsed_file, folder.workspace, relative, limit)
    if document is None:
        return None
    search = folder.search(relative, document.text)
    if search.pair is not None and session.open_at(folder, search.pair.source) is None:
        # Parsed here, it is there when the snapshot asks for it.
        await session.tasks.in_thread(session.originals.document, folder.workspace, search.pair.source, limit)
    uri, original = folder.uri_of(relative), _original(session, folder, search, settings)
    settings, language = folder.scopes.settings_for(relative, document.language), document.language
    said = folder.scopes.left_out(relative, language)
    if said is None and not settings.generated:
        said = left_out_by_text(str(document.text), language)
    _tell_problems(session, folder)
    snapshot = Snapshot(
        uri=uri,
        version=None,
        text=document.text,
        document=document,
        settings=settings,
        abilities=session.client.abilities,
        name=relative,
        search=search,
        original=original,
        standing=_standing(folder, search),
        compilation=_compilation(session, uri, document.text, original),
        neighbourhood=_neighbourhood(session, folder, relative, original),
        is_left_out=said is not None and original is None,
    )
    in_revision = await session.since.known_on_disk(snapshot, folder, relative)
    return _knowing(snapshot, folder.known_of(relative), in_revision)


def _with_known(snapshot: Snapshot, session: Session, folder: Folder, relative: str) -> Snapshot:
    """A snapshot with the findings that are known of the file; the same one where there are none."""
    in_revision = session.since.known_of(snapshot, folder, relative)
    return _knowing(snapshot, folder.known_of(relative), in_revision)


def _knowing(snapshot: Snapshot, *known: Baseline | None) -> Snapshot:
    there = tuple(one for one in known if one is not None)
    return attrs.evolve(snapshot, known=there) if there else snapshot


async def document_on_disk(session: Session, folder: Folder, relative: str) -> Snapshot | None:
    """A document that is no source code and is not open, as it is on disk; None if it has no text."""
    settings = folder.loaded.settings
    limit = settings.max_file_size
    text = await session.tasks.in_thread(_text_on_disk, folder, relative, limit)
    if text is None:
        return None
    return Snapshot(
        uri=folder.uri_of(relative),
        version=None,
        text=text,
        document=None,
        settings=settings,
        abilities=session.client.abilities,
        name=relative,
        kind=kind_of(relative, text),
    )


def _text_on_disk(folder: Folder, relative: str, limit: int) -> SourceText | None:
    try:
        if folder.workspace.inside(relative).stat().st_size > limit:
            return None
        return SourceText.of(sound(folder.workspace.read(relative, limit).text))
    except (OutsideWorkspace, UnreadableFile, OSError):
        return None


def _kind(parse_lazily: OpenText, uri: str) -> str | None:
    if parse_lazily.buffer.language is not None or parse_lazily.notebook is not None:
        return None
    return kind_of(parse_lazily.relative or name_of(uri), parse_lazily.buffer.text)


def _why_not_analysed(buffer: Buffer, settings: Settings) -> str | None:
    size = len(buffer.text.data)
    if size > settings.max_file_size:
        return (
            f"This file has {size} bytes and is not analysed: the limit is {settings.max_file_size}. "
            "Raise `analysis.max_file_size` to have it analysed."
        )
    if b"\0" in buffer.text.data[:_BINARY_REACH]:
        return "This is a binary file, or text in UTF-16, and is not analysed: text has to be UTF-8."
    return None


def is_paired(session: Session, uri: str) -> bool:
    """Whether an open text has an original."""
    parse_lazily = session.texts.get(uri)
    return parse_lazily is not None and _search(parse_lazily).pair is not None


def _search(parse_lazily: OpenText) -> PairSearch:
    """The text's original. Cells of notebooks and texts outside the workspace have none."""
    if parse_lazily.folder is None or parse_lazily.relative is None or parse_lazily.notebook is not None:
        parse_lazily.search = NOT_PAIRED
    else:
        parse_lazily.search = parse_lazily.folder.search(parse_lazily.relative, parse_lazily.buffer.text)
    return parse_lazily.search


def _original(
    session: Session, folder: Folder | None, search: PairSearch, settings: Settings
) -> Original | None:
    """The other half of the pair: the editor's text of it if it is open, else what is on disk."""
    if folder is None or search.pair is None:
        return None
    name = search.pair.source
    parse_lazily = session.open_at(folder, name)
    if parse_lazily is not None and _why_not_analysed(parse_lazily.buffer, settings) is None:
        uri, document = parse_lazily.buffer.uri, parse_lazily.buffer.document
    else:
        uri, document = (
            folder.uri_of(name),
            session.originals.document(folder.workspace, name, settings.max_file_size),
        )
    if document is None:
        return None
    back = folder.search(name, document.text).pair
    return Original(uri, name, document, names_back=back is not None and back.source == search.pair.target)


def _neighbourhood(
    session: Session, folder: Folder | None, relative: str | None, original: Original | None
) -> Neighbourhood:
    if original is None:
        return session.neighbours.of(folder, relative)
    return session.neighbours.of_pair(folder, relative, original.document)


def _standing(folder: Folder | None, search: PairSearch) -> Standing:
    """What judges said of a translation; a text without an original was never judged."""
    return folder.scores.of(search.pair.target) if folder and search.pair else NOTHING_KEPT


def _compilation(
    session: Session, uri: str, text: SourceText, original: Original | None
) -> Compilation | None:
    return session.witnesses.of(uri, original.document.text, text) if original is not None else None


def _other_cells(session: Session, parse_lazily: OpenText) -> list[Document]:
    """The notebook's other cells in the language of this one."""
    if parse_lazily.notebook is None:
        return []
    others = (session.texts[uri].buffer for uri in parse_lazily.notebook.cells if uri in session.texts)
    same = (
        one.document
        for one in others
        if one is not parse_lazily.buffer and one.language is parse_lazily.buffer.language
    )
    return [document for document in same if document is not None]


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether two keys hold the very same objects."""
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))
