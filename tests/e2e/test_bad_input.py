"""Whatever comes: a clear answer, a living server, and the next request works."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.editor import Editor, Refused

NOT_INITIALIZED, INVALID_REQUEST, NO_METHOD, BAD_PARAMS, NOT_JSON = -32002, -32600, -32601, -32602, -32700


async def alive(editor: Editor) -> None:
    """The server still finds what there is to find."""
    page = await editor.open("untitled:alive", "import os\n", language="python")
    await page.diagnostics_contain("unused-import", line=1)
    await page.close()


async def test_requests_before_initialize_are_refused(silent_editor: Editor) -> None:
    with pytest.raises(Refused) as refusal:
        await silent_editor.request("textDocument/hover", {})
    assert refusal.value.code == NOT_INITIALIZED
    assert "before `initialize`" in refusal.value.message
    await silent_editor.notify("textDocument/didOpen", {"textDocument": {}})
    await silent_editor.request("initialize", {"capabilities": silent_editor.abilities})
    await alive(silent_editor)


async def test_a_second_initialize_is_refused(editor: Editor) -> None:
    with pytest.raises(Refused, match="already") as refusal:
        await editor.request("initialize", {"capabilities": {}})
    assert refusal.value.code == INVALID_REQUEST
    await alive(editor)


async def test_after_the_shutdown_nothing_but_exit_is_answered(editor: Editor) -> None:
    await editor.request("shutdown", None)
    with pytest.raises(Refused, match="after the shutdown") as refusal:
        await editor.request("textDocument/hover", {})
    assert refusal.value.code == INVALID_REQUEST
    await editor.notify("exit", None)
    assert await editor.ended() == 0


async def test_exit_without_a_shutdown_is_an_error(editor: Editor) -> None:
    await editor.notify("exit", None)
    assert await editor.ended() == 1


async def test_a_client_that_goes_takes_the_server_with_it(editor: Editor) -> None:
    await alive(editor)
    assert editor.process.stdin is not None
    editor.process.stdin.close()
    assert await editor.ended() == 1


async def test_an_unknown_method_is_refused_and_an_unknown_notification_passed_over(editor: Editor) -> None:
    with pytest.raises(Refused) as refusal:
        await editor.request("textDocument/tango", {})
    assert refusal.value.code == NO_METHOD
    await editor.notify("$/tango", {})
    await alive(editor)


MALFORMED_REQUESTS: list[tuple[str, Any]] = [
    ("textDocument/hover", None),
    ("textDocument/hover", []),
    ("textDocument/hover", {"textDocument": {"uri": 7}}),
    ("textDocument/diagnostic", {"textDocument": "untitled:1"}),
    ("textDocument/codeAction", {"textDocument": {"uri": "untitled:1"}, "range": "here"}),
    ("textDocument/codeAction", {"textDocument": {"uri": "untitled:1"}, "range": {"start": 1, "end": 2}}),
    ("codeAction/resolve", "none"),
    ("workspace/executeCommand", {"command": 1}),
    ("workspace/executeCommand", {"command": "variorum.fixAll", "arguments": "all"}),
    ("workspace/executeCommand", {"command": "variorum.fixAll", "arguments": ["a", "b"]}),
    ("workspace/executeCommand", {"command": "variorum.fixAll", "arguments": [{"uri": None}]}),
    (
        "workspace/executeCommand",
        {"command": "variorum.scoreTranslation", "arguments": [{"uri": "nowhere:x"}]},
    ),
    ("workspace/diagnostic", {"previousResultIds": 3}),
]


async def test_malformed_parameters_are_refused_by_name(editor: Editor) -> None:
    await editor.open("untitled:1", "import os\n", language="python")
    for method, params in MALFORMED_REQUESTS:
        with pytest.raises(Refused) as refusal:
            await editor.request(method, params)
        assert refusal.value.code == BAD_PARAMS, (method, params)
        # A command's refusal is shown to its user, to whom the method says nothing.
        is_command = method == "workspace/executeCommand"
        assert refusal.value.message.startswith(f"{method}: ") is not is_command
        assert "\n" not in refusal.value.message
        await alive(editor)


MALFORMED_NOTIFICATIONS: list[tuple[str, Any]] = [
    ("textDocument/didOpen", {"textDocument": {"uri": "untitled:x"}}),
    (
        "textDocument/didChange",
        {"textDocument": {"uri": "untitled:x", "version": "two"}, "contentChanges": []},
    ),
    (
        "textDocument/didChange",
        {"textDocument": {"uri": "untitled:x"}, "contentChanges": [{"text": None}]},
    ),
    ("textDocument/didChange", {"textDocument": {"uri": "untitled:never-opened"}, "contentChanges": []}),
    ("textDocument/didClose", {"textDocument": {"uri": "untitled:never-opened"}}),
    ("notebookDocument/didChange", {"notebookDocument": {"uri": "untitled:never-opened"}}),
    ("workspace/didChangeWatchedFiles", {"changes": [{"uri": 3}]}),
    ("window/workDoneProgress/cancel", {"token": {}}),
    ("$/cancelRequest", {"id": 999}),
    ("$/cancelRequest", None),
    ("$/setTrace", {"value": "very"}),
]


async def test_malformed_notifications_are_passed_over(editor: Editor) -> None:
    for method, params in MALFORMED_NOTIFICATIONS:
        await editor.notify(method, params)
        await alive(editor)


async def test_what_is_no_message_is_answered_as_such(editor: Editor) -> None:
    await editor.send_bytes(b'{"jsonrpc": "2.0", "method"')
    refusal = await editor.hears("refusal", str(NOT_JSON))
    assert "not valid JSON" in refusal["error"]["message"]
    await editor.send([{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}])
    await editor.hears("refusal", str(INVALID_REQUEST))
    await editor.send_bytes(b"[" * 100_000)
    await editor.send_bytes(b"\xff\xfe")
    await alive(editor)


async def test_edits_outside_the_text_and_reversed_ones_are_made_to_fit(editor: Editor) -> None:
    page = await editor.open("untitled:1", "a = 1\n", language="python")
    far = {"line": 99, "character": 99}
    await _change(editor, page.uri, 2, {"start": far, "end": far}, "import os\n")
    page.text, page.version = "a = 1\nimport os\n", 2
    await page.diagnostics_contain("unused-import", line=2)
    reversed_range = {"start": {"line": 1, "character": 9}, "end": {"line": 1, "character": 7}}
    await _change(editor, page.uri, 3, reversed_range, "re")
    assert "`re`" in (await page.diagnostics_contain("unused-import", line=2))["message"]
    before_start = {"start": {"line": -3, "character": -1}, "end": {"line": 0, "character": 0}}
    await _change(editor, page.uri, 4, before_start, "import json\n")
    assert "`json`" in (await page.diagnostics_contain("unused-import", line=1))["message"]


async def test_versions_out_of_order_are_logged_and_the_edits_kept(editor: Editor) -> None:
    page = await editor.open("untitled:1", "a = 1\n", language="python")
    await page.change([{"text": "import os\n"}], version=7)
    await page.change([{"text": "import re\n"}], version=7)
    await page.change([{"text": "import json\n"}], version=3)
    assert "`json`" in (await page.diagnostics_contain("unused-import"))["message"]
    await editor.hears("window/logMessage", "version 3 came after 7")


async def test_a_text_that_is_opened_twice_is_the_second_one(editor: Editor) -> None:
    await editor.open("untitled:1", "import os\n", language="python")
    page = await editor.open("untitled:1", "import re\n", language="python")
    assert [one["message"] for one in await page.diagnostics()] == ["`re` is imported but never used"]


async def test_a_file_over_the_limit_has_one_remark(editor: Editor) -> None:
    page = await editor.open("untitled:1", "import os\n" * 600_000, language="python")
    [remark] = await page.diagnostics()
    assert remark["severity"] == 3
    assert remark["code"] == "not-analysed"
    assert "5000000" in remark["message"]
    assert await page.hover(on="os") is None
    await page.change([{"text": "import os\n"}])
    await page.diagnostics_contain("unused-import", line=1)


async def test_a_binary_file_has_one_remark(editor: Editor) -> None:
    page = await editor.open("untitled:1", "import os\n\0\0\0", language="python")
    [remark] = await page.diagnostics()
    assert "binary" in remark["message"]
    await alive(editor)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\ufeffimport os\n",
        "import os\r\nimport re\r\n",
        "x = '\u2028'\fimport os\n",
        "𝄞 = '\ud800'\nimport os\n",
        "(" * 50_000,
        "x = " + "[" * 20_000 + "]" * 20_000,
        '"""never closed\nimport os\n',
        "if x:\n\ty = 1\n        z = 2\n",
    ],
    ids=["empty", "bom", "crlf", "separators", "surrogate", "open", "nested", "string", "tabs"],
)
async def test_strange_texts_are_answered(editor: Editor, text: str) -> None:
    position = {"line": 0, "character": 0}
    for language in ("python", "java", "javascript"):
        page = await editor.open(f"untitled:{language}", text, language=language)
        await page.diagnostics()
        params = {"textDocument": {"uri": page.uri}, "position": position}
        await editor.request("textDocument/hover", params)
        await page.lenses()
        await page.actions(line=1)
        await page.change([{"range": {"start": position, "end": position}, "text": "é\r"}])
        await page.diagnostics()
        await alive(editor)


async def test_an_original_that_is_no_text_is_no_original(editor: Editor, workspace: Path) -> None:
    (workspace / "legacy" / "Ledger.java").write_bytes(b"\0\xff\xfe" * 100)
    page = await editor.open("src/ledger.py")
    await page.diagnostics_lack("missing-item")
    await page.lenses()
    await alive(editor)


async def test_a_link_out_of_the_workspace_is_not_followed(
    editor: Editor, workspace: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = tmp_path_factory.mktemp("outside") / "Secret.java"
    outside.write_text("class Secret { int secretNumber() { return 42; } }\n")
    (workspace / "legacy" / "Ledger.java").unlink()
    (workspace / "legacy" / "Ledger.java").symlink_to(outside)
    page = await editor.open("src/ledger.py")
    found = await page.diagnostics_contain("pair")
    assert "secretNumber" not in json.dumps(await page.diagnostics())
    assert "not in the workspace" in found["message"]


async def _change(editor: Editor, uri: str, version: int, place: dict[str, Any], text: str) -> None:
    changes = [{"range": place, "text": text}]
    document = {"uri": uri, "version": version}
    await editor.notify("textDocument/didChange", {"textDocument": document, "contentChanges": changes})


@pytest.mark.parametrize("identifier", [[], {}, True, 1.5])
async def test_an_identifier_that_is_none_is_refused(editor: Editor, identifier: object) -> None:
    await editor.send({"jsonrpc": "2.0", "id": identifier, "method": "textDocument/hover", "params": {}})
    await editor.send({"jsonrpc": "2.0", "id": identifier, "result": None})
    await editor.hears("refusal", "no JSON-RPC 2.0 message")
    await alive(editor)


NOISE = [
    b"\r\n\r\n",
    b"Content-Length: 0\r\n\r\n",
    b"Content-Length: -5\r\n\r\n",
    b"Content-Length: 99999999999999999999\r\n\r\n",
    b"Content-Length: 600000000\r\n\r\n",
    b"Content-Type: text/plain\r\n\r\n",
    b"Content-Length: 2\r\n\r\n{}{}{}",
    b"\xff\xfe\x00 noise on the line\n",
    b"x" * 300_000,
    b'Content-Length: 4\r\n\r\n"\xff\xfe"',
    b'Content-Length: 16\r\n\r\n{"method": "\xc3("}',
]


async def test_what_is_no_frame_is_passed_over(editor: Editor) -> None:
    for noise in NOISE:
        await editor.send_raw(noise)
        await alive(editor)
    assert editor.process.returncode is None
