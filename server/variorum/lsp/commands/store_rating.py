"""variorum.storeRating {"uri"}: reads a rating form, and stores what is ticked."""

from __future__ import annotations

from variorum.grading.rating_sheet import SheetError, read_sheet
from variorum.lsp.decorators import command
from variorum.lsp.judging.rating import store_sheet
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.services.services import Services
from variorum.lsp.state.folder import Folder
from variorum.workspace import OutsideWorkspace, UnreadableFile


@command("variorum.storeRating")
async def store_form(services: Services, argument: Params) -> Json:
    """Stores the rating of a complete form. Returns what is missing in any other, line by line."""
    uri = argument.text("uri")
    folder, _ = services.session.place_of(uri)
    if folder is None:
        raise MalformedParams(f"{uri} is in no folder of the workspace")
    try:
        sheet = read_sheet(_text(services, folder, uri))
    except SheetError as error:
        raise MalformedParams(f"{uri}, line {error.line}: {error}") from error
    return await store_sheet(services, folder, sheet)


def _text(services: Services, folder: Folder, uri: str) -> str:
    """Returns the form as it is in the editor, or on disk."""
    opened = services.session.documents.get(uri)
    if opened is not None:
        return str(opened.buffer.text)
    _, relative = services.session.place_of(uri)
    try:
        return folder.workspace.read(relative or uri).text
    except (OutsideWorkspace, UnreadableFile) as error:
        raise MalformedParams(str(error)) from error
