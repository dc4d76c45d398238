"""variorum.storeRating {"uri"}: read a rating form back, and store what is ticked."""

from __future__ import annotations

from variorum.grading.rating_sheet import SheetError, read_sheet
from variorum.lsp.folders import Folder
from variorum.lsp.handling import command
from variorum.lsp.judging.rating import store_sheet
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.session import Session
from variorum.workspace import OutsideWorkspace, UnreadableFile


@command("variorum.storeRating")
async def store_form(session: Session, argument: Params) -> Json:
    """Store the rating of a form that is filled in; of any other say what is missing, line by line."""
    uri = argument.text("uri")
    folder, _ = session.place_of(uri)
    if folder is None:
        raise MalformedParams(f"{uri} is in no folder of the workspace")
    try:
        sheet = read_sheet(_text(session, folder, uri))
    except SheetError as error:
        raise MalformedParams(f"{uri}, line {error.line}: {error}") from error
    return await store_sheet(session, folder, sheet)


def _text(session: Session, folder: Folder, uri: str) -> str:
    """The form as it stands in the editor, or on disk."""
    opened = session.texts.get(uri)
    if opened is not None:
        return str(opened.buffer.text)
    _, relative = session.place_of(uri)
    try:
        return folder.workspace.read(relative or uri).text
    except (OutsideWorkspace, UnreadableFile) as error:
        raise MalformedParams(str(error)) from error
