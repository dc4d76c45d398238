"""variorum.choosePair {"uri", "source"}: saves which file a translation was made from."""

from __future__ import annotations

from pathlib import PurePosixPath

from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.protocol.uris import path_of
from variorum.lsp.services.configuration import list_files
from variorum.lsp.services.services import Services
from variorum.lsp.state.folder import Folder
from variorum.translation.pair_search import normalised, offers_for
from variorum.workspace import OutsideWorkspace

_MOST_OFFERS = 20


@command("variorum.choosePair")
async def choose_pair(services: Services, argument: Params) -> Json | None:
    """Saves the choice in `.variorum/pairs.toml`. Without a source the editor asks for one."""
    uri = argument.text("uri")
    folder, target = services.session.place_of(uri)
    if folder is None or target is None:
        raise MalformedParams(f"{uri} is in no folder of the workspace, so its original cannot be saved")
    if argument.find("source") is None:
        source = await _ask(services, folder, target)
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
    services.publisher.everything_changed()
    return {"target": target, "source": source}


def _relative(folder: Folder, source: str) -> str:
    """Returns the path in the folder of a URI or a path."""
    path = path_of(source) if "://" in source else source
    relative = folder.workspace.relative(path) if path is not None else None
    if relative is None or normalised(relative) is None:
        raise MalformedParams(str(OutsideWorkspace(source)))
    return relative


async def _ask(services: Services, folder: Folder, target: str) -> str | None:
    """Returns the file that the user picks. Files with a similar name come first."""
    if folder.files is None:
        await list_files(services)
    files = [name for name in folder.files or () if name != target]
    likely = list(offers_for(target, files)) or [
        name for name in files if PurePosixPath(name).suffix != PurePosixPath(target).suffix
    ]
    if not likely:
        services.client.show(f"There is no file in the workspace that {target} could be a translation of.")
        return None
    return await services.client.choose(f"Which file was {target} translated from?", likely[:_MOST_OFFERS])
