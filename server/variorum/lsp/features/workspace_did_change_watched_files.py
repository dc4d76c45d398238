"""workspace/didChangeWatchedFiles: follows changes on disk."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.configuration import list_files, settings_changed
from variorum.lsp.services.services import Services
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.score_file import SCORES_FILE
from variorum.workspace.workspace import CHOICES_FILE, SETTINGS_FILES

_CHANGED = 2


@handler("workspace/didChangeWatchedFiles")
def did_change_watched_files(services: Services, params: Params) -> None:
    """Reads settings, choices and other tools' configuration again, lists files that came or went, and analyses translations of
    changed originals again."""
    reconfigured: set[Folder] = set()
    came_or_went = False
    for event in params.several("changes"):
        uri = event.text("uri")
        folder, relative = services.session.place_of(uri)
        if folder is None:
            continue
        is_setting = relative in SETTINGS_FILES or relative in (CHOICES_FILE, folder.loaded.settings.baseline)
        if is_setting or folder.scopes.depends_on(relative or ""):
            reconfigured.add(folder)
        elif relative == SCORES_FILE:
            folder.scores.changed()
            services.publisher.recheck_later(list(services.session.documents))
        elif event.find("type") != _CHANGED:
            came_or_went = True
        services.publisher.recheck_later(services.session.dependents_of(uri))
        if relative is not None:
            services.indexer.files_changed(folder, [relative])
    services.revisions.look_again()
    for folder in reconfigured:
        folder.reload()
    if reconfigured:
        settings_changed(services, reconfigured)
    services.publisher.workspace_changed()
    if came_or_went or reconfigured:
        services.tasks.start(list_files(services))
