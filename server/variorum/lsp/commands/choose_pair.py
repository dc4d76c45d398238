"""variorum.choosePair {"uri", "source"}: save which file a translation was made from."""

from __future__ import annotations

from pathlib import PurePosixPath

from variorum.lsp.folders import Folder
from variorum.lsp.handling import command
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.session import Session
from variorum.lsp.upkeep import list_files
from variorum.lsp.uris import path_of
from variorum.translation.pairs import normalised, offers_for
from variorum.workspace import OutsideWorkspace

_MOST_OFFERS = 20


@command("variorum.choosePair")
async def choose_pair(session: Session, argument: Params) -> Json | None:
    """Save the choice in `.variorum/pairs.toml`; without a source the editor asks for one."""
    uri = argument.text("uri")
    folder, target = session.place_of(uri)
    if folder is None or target is None:
        raise MalformedParams(f"{uri} is in no folder of the workspace, so its original cannot be saved")
    if argument.find("source") is None:
        source = await _ask(session, folder, target)
        if source is None:
            return None
    else:
        source = _relative(folder, argument.text("source"))
    if source == target:
        raise MalformedParams(f"{target} cannot be its own original")
    if not folder.workspace.inside(source).is_file():
        raise MalformedParams(f"{source} is not a file of the workspace")
    try:
        folder.workspace.choose(target, source)
    except OSError as error:
        raise MalformedParams(f"the choice could not be saved: {error.strerror or error}") from error
    folder.pairs_changed(source)
    session.publisher.everything_changed()
    return {"target": target, "source": source}


def _relative(folder: Folder, source: str) -> str:
    """The path in the folder, of a URI or of a path."""
    path = path_of(source) if "://" in source else source
    relative = folder.workspace.relative(path) if path is not None else None
    if relative is None or normalised(relative) is None:
        raise MalformedParams(str(OutsideWorkspace(source)))
    return relative


async def _ask(session: Session, folder: Folder, target: str) -> str | None:
    """The file that the user picks; those with a like name stand first."""
    if folder.files is None:
        await list_files(session)
    files = [name for name in folder.files or () if name != target]
    likely = list(offers_for(target, files)) or [
        name for name in files if PurePosixPath(name).suffix != PurePosixPath(target).suffix
    ]
    if not likely:
        session.client.show(f"There is no file in the workspace that {target} could be a translation of.")
        return None
    return await session.client.choose(f"Which file was {target} translated from?", likely[:_MOST_OFFERS])
