"""variorum.newEvaluation {"folder"?, "name"?, then texts, files or a row}: starts the evaluation of an answer.

The texts are `prompt`, `a`, `b`? and `results`?, with `language`?; `files` has them as URIs; `data` and `line`
name a row of a data set; `uri` alone makes an open text the answer A.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from variorum.languages import UnknownLanguage, language_named
from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.protocol.uris import path_of
from variorum.lsp.services.services import Services
from variorum.lsp.state.folder import Folder
from variorum.responses.rows import RowError, document_of_row
from variorum.responses.template import new_document
from variorum.workspace import OutsideWorkspace, UnreadableFile

_TEXTS = ("prompt", "a", "b", "results")
_ENDING = ".response.md"
_UNSAFE = re.compile(r"[^\w.-]+")
_LARGEST = 20_000_000
_MOST_NUMBERED = 1_000


@command("variorum.newEvaluation")
async def new_evaluation(services: Services, argument: Params) -> Json:
    """Creates the document, shows it, and returns its URI. It overwrites nothing."""
    folder = _folder(services, argument)
    text = await services.tasks.in_thread(_document, services, folder, argument)
    name = _free_name(folder, _stem(argument))
    try:
        await services.tasks.in_thread(folder.workspace.write, name, text)
    except (OSError, OutsideWorkspace) as error:
        raise MalformedParams(f"the document could not be written: {error}") from error
    uri = folder.uri_of(name)
    await services.client.show_document(uri)
    return {"document": uri}


def _folder(services: Services, argument: Params) -> Folder:
    """Returns the workspace folder that the argument names or that holds what it names, else the first one."""
    for key in ("folder", "data", "uri"):
        given = argument.find(key)
        if isinstance(given, str):
            folder, _ = services.session.place_of(given)
            found = folder or services.session.folders.get(given)
            if found is not None:
                return found
    if not services.session.folders:
        raise MalformedParams("there is no folder open in which the document could be made")
    return next(iter(services.session.folders.values()))


def _document(services: Services, folder: Folder, argument: Params) -> str:
    try:
        if argument.find("data") is not None:
            number = argument.whole_number("line")
            return document_of_row(_row(_text(services, folder, argument.text("data")), number))
        if argument.find("prompt") is None and argument.find("files") is None:
            answer = _text(services, folder, argument.text("uri"))
            return new_document("", answer)
        return new_document(**_given(services, folder, argument))
    except RowError as error:
        raise MalformedParams(str(error)) from error


def _given(services: Services, folder: Folder, argument: Params) -> dict[str, Any]:
    """Returns the texts of the argument, or those in its files."""
    files = argument.find("files")
    texts: dict[str, str | None] = {}
    for name in _TEXTS:
        if isinstance(files, Mapping) and files.get(name) is not None:
            texts[name] = _text(services, folder, argument.text("files", name))
        else:
            texts[name] = argument.text(name) if argument.find(name) is not None else None
    language = argument.find("language")
    settings = {"language": _language(language)} if isinstance(language, str) else {}
    return {
        "prompt": texts["prompt"] or "",
        "answer_a": texts["a"] or "",
        "answer_b": texts["b"],
        "results": texts["results"],
        "settings": settings,
    }


def _language(name: str) -> str:
    try:
        return language_named(name.lower()).id
    except UnknownLanguage as error:
        raise MalformedParams(str(error)) from error


def _row(text: str, number: int) -> dict[str, Any]:
    """Returns the row on a line, counted from 1."""
    lines = text.split("\n")
    try:
        row = json.loads(lines[number - 1]) if 1 <= number <= len(lines) else None
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict):
        raise RowError(f"line {number} holds no JSON object")
    return row


def _text(services: Services, folder: Folder, uri: str) -> str:
    """Returns a text as it is in the editor, or on disk in the workspace."""
    opened = services.session.documents.get(uri)
    if opened is not None:
        return str(opened.buffer.text)
    path = path_of(uri)
    if path is None:
        raise MalformedParams(f"{uri} is neither open nor a file")
    try:
        return folder.workspace.read(path, _LARGEST).text
    except (OutsideWorkspace, UnreadableFile) as error:
        raise MalformedParams(str(error)) from error


def _stem(argument: Params) -> str:
    given = argument.text("name") if argument.find("name") is not None else "evaluation"
    return _UNSAFE.sub("-", given.removesuffix(_ENDING)).strip("-.") or "evaluation"


def _free_name(folder: Folder, stem: str) -> str:
    """Returns a name that no file has yet."""
    for number in range(1, _MOST_NUMBERED):
        name = f"{stem}{'' if number == 1 else f'-{number}'}{_ENDING}"
        if not (folder.workspace.root / name).exists():
            return name
    raise MalformedParams(f"there are {_MOST_NUMBERED} documents called {stem} already: give another name")
