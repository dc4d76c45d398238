"""Shows what a judge would be sent, as a page of the workspace."""

from __future__ import annotations

import json
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from variorum.lsp.protocol.params import Json, MalformedParams
from variorum.workspace import OutsideWorkspace

if TYPE_CHECKING:
    from variorum.lsp.services.services import Services

_FOLDER = ".variorum/reports"


async def show_request(services: Services, uri: str, url: str, body: Json) -> str:
    """Writes the request for a file as a page of its workspace and shows it. Returns the page's URI.

    Raises:
        MalformedParams: the page cannot be written.
    """
    folder, name = services.session.place_of(uri)
    if folder is None or name is None:
        raise MalformedParams("the page could not be written: the file is in no folder of the workspace")
    page = f"{_FOLDER}/{'-'.join(PurePosixPath(name).parts)}.request.md"
    try:
        await services.tasks.in_thread(folder.workspace.write, page, _text(url, body))
    except (OSError, OutsideWorkspace) as error:
        raise MalformedParams(f"the page could not be written: {error}") from error
    page_uri = folder.uri_of(page)
    await services.client.show_document(page_uri)
    return page_uri


def _text(url: str, body: Json) -> str:
    request = {name: value for name, value in body.items() if name != "messages"}
    fields = f"{_indented(json.dumps(request, indent=2))}\n\n" if request else ""
    messages = "\n\n".join(f"## {one['role']}\n\n{_indented(one['content'])}" for one in body["messages"])
    return f"# What would be sent\n\nTo {url}, with the key in a header.\n\n{fields}{messages}\n"


def _indented(text: str) -> str:
    """Returns a text as a code block of Markdown that nothing in it can end."""
    return "\n".join(f"    {line}" for line in text.split("\n"))
