"""Makes snapshots of files that are not open."""

from __future__ import annotations

import attrs

from variorum.lsp.documents.kinds import kind_of
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.current import original_of
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.lsp.state.buffer import without_lone_surrogates
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.parsed_files import parse_file
from variorum.lsp.state.stored_judgements import NO_JUDGEMENTS
from variorum.syntax.source_text import SourceText
from variorum.workspace import OutsideWorkspace, UnreadableFile
from variorum.workspace.file_settings import exclusion_by_text


async def snapshot_on_disk(services: Services, folder: Folder, relative: str) -> Snapshot | None:
    """Returns a source file as it is on disk, or None if it cannot be read."""
    session, settings = services.session, folder.loaded.settings
    limit = settings.max_file_size
    document = await services.tasks.in_thread(parse_file, folder.workspace, relative, limit)
    if document is None:
        return None
    search = folder.search(relative, document.text)
    if search.pair is not None and session.open_at(folder, search.pair.source) is None:
        # Parsed here, it is there when the snapshot asks for it.
        await services.tasks.in_thread(
            session.parsed_files.document, folder.workspace, search.pair.source, limit
        )
    uri, original = folder.uri_of(relative), original_of(session, folder, search, settings)
    settings, language = folder.scopes.settings_for(relative, document.language), document.language
    left_out = folder.scopes.exclusion(relative, language)
    if left_out is None and not settings.generated:
        left_out = exclusion_by_text(str(document.text), language, relative)
    services.publisher.show_scope_problems(folder)
    if original is not None:
        services.indexer.define_for(folder, relative)
    snapshot = Snapshot(
        uri=uri,
        version=None,
        text=document.text,
        settings=settings,
        capabilities=session.capabilities,
        name=relative,
        document=document,
        search=search,
        original=original,
        judgements=folder.scores.of(relative) if search.pair is not None else NO_JUDGEMENTS,
        compilation=session.compiler_results.get(uri, original.document.text, document.text)
        if original is not None
        else None,
        behaviour=session.behaviours.get(uri, original.document.text, document.text)
        if original is not None and settings.behaviour
        else None,
        workspace_context=session.name_indexes.workspace_context(
            folder, relative, original.document if original is not None else None
        ),
        left_out=left_out if original is None else None,
    )
    at_revision = await services.revisions.known_on_disk(snapshot, folder, relative)
    known = [one for one in (folder.known_findings(relative), at_revision) if one is not None]
    return attrs.evolve(snapshot, known=tuple(known)) if known else snapshot


async def document_on_disk(services: Services, folder: Folder, relative: str) -> Snapshot | None:
    """Returns a document that is no source code as it is on disk, or None if it cannot be read."""
    settings = folder.loaded.settings
    text = await services.tasks.in_thread(_read, folder, relative, settings.max_file_size)
    if text is None:
        return None
    return Snapshot(
        uri=folder.uri_of(relative),
        version=None,
        text=text,
        settings=settings,
        capabilities=services.session.capabilities,
        name=relative,
        kind=kind_of(relative, text),
    )


def _read(folder: Folder, relative: str, limit: int) -> SourceText | None:
    try:
        if folder.workspace.inside(relative).stat().st_size > limit:
            return None
        return SourceText.of(without_lone_surrogates(folder.workspace.read(relative, limit).text))
    except (OutsideWorkspace, UnreadableFile, OSError):
        return None
