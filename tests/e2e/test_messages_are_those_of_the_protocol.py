"""What the server sends has the shape that the protocol states, measured by lsprotocol's types."""

from __future__ import annotations

from typing import Any

from lsprotocol.converters import get_converter
from lsprotocol.types import METHOD_TO_TYPES

from tests.e2e.editor import Editor

CONVERTER = get_converter()


async def answer(editor: Editor, method: str, params: Any) -> Any:
    """The server's answer, in the protocol's own type; converting it raises where it does not fit."""
    result = await editor.request(method, params)
    response: Any = METHOD_TO_TYPES[method][1]
    assert result, method
    return CONVERTER.structure({"id": 1, "jsonrpc": "2.0", "result": result}, response).result


async def test_answers(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    here = {"textDocument": {"uri": page.uri}}
    found = (await answer(editor, "textDocument/diagnostic", here)).items
    at = CONVERTER.unstructure(found[0].range)
    assert (await answer(editor, "textDocument/hover", {**here, "position": at["start"]})).contents.value
    context = {"diagnostics": [CONVERTER.unstructure(found[0])]}
    action = (await answer(editor, "textDocument/codeAction", {**here, "range": at, "context": context}))[0]
    assert (await answer(editor, "codeAction/resolve", CONVERTER.unstructure(action))).title == action.title
    lens = (await answer(editor, "textDocument/codeLens", here))[0]
    assert (await answer(editor, "codeLens/resolve", CONVERTER.unstructure(lens))).command.title
    assert (await answer(editor, "workspace/diagnostic", {"previousResultIds": []})).items


async def test_what_the_server_says_by_itself(older_editor: Editor) -> None:
    page = await older_editor.open("src/ledger.py")
    await older_editor.hears("textDocument/publishDiagnostics", page.uri)
    await older_editor.hears("client/registerCapability")
    for message in older_editor.received:
        kind: Any = METHOD_TO_TYPES[message["method"]][0]
        assert CONVERTER.structure(message, kind).method == message["method"]
