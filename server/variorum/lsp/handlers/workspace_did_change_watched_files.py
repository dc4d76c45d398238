"""workspace/didChangeWatchedFiles: something changed on disk."""

from __future__ import annotations

from variorum.lsp.folders import Folder
from variorum.lsp.handling import handler
from variorum.lsp.judging.scores import SCORES_FILE
from variorum.lsp.params import Params
from variorum.lsp.session import Session
from variorum.lsp.upkeep import list_files, settings_changed
from variorum.workspace.workspace import CHOICES_FILE, SETTINGS_FILES

_CHANGED = 2


@handler("workspace/didChangeWatchedFiles")
def did_change_watched_files(session: Session, params: Params) -> None:
    """Read settings, choices and other tools' configuration again, list files that came or went, renew what rests on an
    original."""
    reconfigured: set[Folder] = set()
    came_or_went = False
    for event in params.several("changes"):
        uri = event.text("uri")
        folder, relative = session.place_of(uri)
        if folder is None:
            continue
        is_setting = relative in SETTINGS_FILES or relative in (CHOICES_FILE, folder.loaded.settings.baseline)
        if is_setting or folder.scopes.rest_on(relative or ""):
            reconfigured.add(folder)
        elif relative == SCORES_FILE:
            folder.scores.forget()
            session.publisher.age(list(session.texts))
        elif event.find("type") != _CHANGED:
            came_or_went = True
        session.publisher.age(session.dependents_of(uri))
        if relative is not None:
            session.neighbours.files_changed(folder, [relative])
    session.since.look_again()
    for folder in reconfigured:
        folder.reload()
    if reconfigured:
        settings_changed(session, reconfigured)
    session.publisher.workspace_changed()
    if came_or_went or reconfigured:
        session.tasks.start(list_files(session))
