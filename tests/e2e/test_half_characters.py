"""Half of a surrogate pair, which JSON can carry and no text can hold, wherever a client can put it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.editor import Editor, Refused

HALF = "\ud800"
UNFORESEEN = -32603
TEXT = f'import os\nx = "{HALF}\udc00{HALF}"; y = x\n'


@pytest.fixture
async def editor(tmp_path: Path) -> AsyncIterator[Editor]:
    (tmp_path / "a.py").write_text("import os\n")
    one = Editor(tmp_path)
    await one.start()
    yield one
    await one.abandon()


async def refusal(editor: Editor, command: str, **argument: object) -> int | None:
    """The code by which the server refuses a command, if it does."""
    try:
        await editor.command(command, **argument)
    except Refused as refused:
        return refused.code
    return None


async def test_in_a_text_and_in_an_edit(editor: Editor) -> None:
    page = await editor.open("a.py", text=TEXT)
    await page.diagnostics_contain("unused-import", line=1)
    await page.replace("y = x", f"y = '{HALF}'\nimport re")
    await page.diagnostics_contain("unused-import", line=3)


async def test_in_an_address(editor: Editor, tmp_path: Path) -> None:
    uri = f"{(tmp_path / 'a.py').as_uri()}{HALF}"
    document = {"uri": uri, "languageId": "python", "version": 1, "text": "import os\n"}
    await editor.notify("textDocument/didOpen", {"textDocument": document})
    for method in ("textDocument/hover", "textDocument/codeLens", "textDocument/codeAction"):
        where = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 1}}
        params = {"textDocument": {"uri": uri}, "position": where["start"], "range": where}
        await editor.request(method, {**params, "context": {"diagnostics": []}})
    for command in ("variorum.scoreTranslation", "variorum.choosePair", "variorum.showReport"):
        assert await refusal(editor, command, uri=uri) != UNFORESEEN
    page = await editor.open("a.py")
    await page.diagnostics_contain("unused-import", line=1)


async def test_in_arguments(editor: Editor) -> None:
    page = await editor.open("a.py")
    for command, arguments in {
        "variorum.choosePair": {"source": HALF},
        "variorum.storeRating": {"rater": HALF, "note": HALF, "values": {}},
        "variorum.rateTranslation": {"rubric": HALF},
        "variorum.judgeTranslation": {"rubric": HALF},
    }.items():
        assert await refusal(editor, command, uri=page.uri, **arguments) != UNFORESEEN
    await page.diagnostics_contain("unused-import", line=1)
