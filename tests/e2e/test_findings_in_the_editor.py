"""Findings as they are typed, for editors that ask and for those that wait."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.e2e.editor import Editor

TITLE = "Remove the unused import"


async def test_the_quick_fix_removes_the_import(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import", line=4)
    await page.apply(action=TITLE, line=4)
    await page.diagnostics_lack("unused-import")
    assert "import os" not in page.text


async def test_a_diagnostic_says_what_an_editor_can_show(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    found = await page.diagnostics_contain("unused-import")
    assert found["source"] == "variorum"
    assert found["tags"] == [1]
    page = Path(unquote(urlsplit(found["codeDescription"]["href"]).path))
    assert page.read_text(encoding="utf-8").startswith("# unused-import")
    assert found["data"] == {"fix": TITLE}
    assert found["range"] == {"start": {"line": 3, "character": 7}, "end": {"line": 3, "character": 9}}


async def test_an_older_editor_gets_findings_pushed_with_their_version(older_editor: Editor) -> None:
    page = await older_editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import")
    await page.replace("import os", "import sys, os")
    await page.diagnostics_contain("unused-import", line=4)
    assert page.version == 2
    await page.close()
    await older_editor.hears("textDocument/publishDiagnostics", '"diagnostics": []')


async def test_an_editor_that_asks_gets_nothing_pushed(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import")
    assert editor.heard("textDocument/publishDiagnostics") == []


async def test_what_did_not_change_is_not_sent_again(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    await page.diagnostics()
    assert (await page.pull())["kind"] == "unchanged"
    await page.replace("negative amount", "an amount below zero")
    assert (await page.pull())["kind"] == "unchanged"
    await page.replace("import os", "import sys")
    assert (await page.pull())["kind"] == "full"


@pytest.mark.parametrize("offered", [["utf-8"], ["utf-16", "utf-32"], ["utf-16"], [], ["klingon"]])
async def test_edits_land_where_they_were_typed_in_every_encoding(
    silent_editor: Editor, offered: list[str]
) -> None:
    editor = silent_editor
    editor.abilities["general"]["positionEncodings"] = offered
    wanted = "utf-8" if "utf-8" in offered else "utf-32" if "utf-32" in offered else "utf-16"
    greeting = await editor.request("initialize", {"capabilities": editor.abilities})
    assert greeting["capabilities"]["positionEncoding"] == wanted
    editor.capabilities = greeting["capabilities"]
    await editor.notify("initialized", {})
    page = await editor.open("untitled:1", 'print("𝄞 né")\nname = "𝄞é"; import os\n', language="python")
    found = await page.diagnostics_contain("unused-import", line=2)
    assert page.edited([{"range": found["range"], "newText": "json"}]).endswith('"; import json\n')
    await page.replace('"𝄞é"; import os', '"𝄞é"; import re')
    found = await page.diagnostics_contain("unused-import", line=2)
    assert "`re`" in found["message"]


async def test_a_whole_new_text_takes_the_place_of_the_old_one(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    await page.change([{"text": "import json\nimport re\n\nre.compile('a')\n"}])
    assert [one["range"]["start"]["line"] for one in await page.diagnostics()] == [0]


async def test_several_edits_in_one_message_follow_one_another(editor: Editor) -> None:
    page = await editor.open("untitled:1", "a = 1\n", language="python")
    at_start = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}
    await page.change(
        [{"range": at_start, "text": "import os\n"}, {"range": at_start, "text": "import re\n"}]
    )
    assert page.text == "import re\nimport os\na = 1\n"
    await page.diagnostics_contain("unused-import", line=1)
    await page.diagnostics_contain("unused-import", line=2)


async def test_a_burst_of_typing_is_answered_for_its_end(older_editor: Editor) -> None:
    page = await older_editor.open("untitled:1", "import a0\n", language="python")
    for number in range(100):
        await page.replace(f"a{number}", f"a{number + 1}")
    assert "`a100`" in (await page.diagnostics())[0]["message"]
    assert len(older_editor.heard("textDocument/publishDiagnostics", page.uri)) < 100


async def test_a_hover_is_answered_while_somebody_types(editor: Editor) -> None:
    page = await editor.open("untitled:1", "import a0\n", language="python")
    for number in range(20):
        await page.replace(f"a{number}", f"a{number + 1}")
        shown = await page.hover(on="a")
        assert shown is not None
        assert "unused-import" in shown


async def test_an_untitled_text_is_analysed_as_its_language(editor: Editor) -> None:
    page = await editor.open("untitled:Untitled-1", "import os\n", language="python")
    await page.diagnostics_contain("unused-import", line=1)


async def test_a_text_in_another_language_has_no_findings(editor: Editor) -> None:
    page = await editor.open("untitled:notes", "import os\n", language="markdown")
    assert await page.diagnostics() == []
    assert await editor.request("textDocument/hover", _at(page.uri)) is None


def _at(uri: str) -> dict[str, object]:
    return {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}}
