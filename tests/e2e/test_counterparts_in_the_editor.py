"""From one half of a pair to the other: the counterpart of an item, the tree of items, the original's code on hover."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.editor import Editor, Refused
from tests.e2e.page import Page
from tests.e2e.programs import LEDGER_JAVA, LEDGER_PY


def position_of(text: str, part: str) -> dict[str, int]:
    """Line and character of the first place of a part."""
    before = text[: text.index(part)]
    return {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}


async def opened(editor: Editor) -> Page:
    """The translation, once the server has found its original."""
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("missing-item")
    return page


async def counterpart(editor: Editor, page: Page, on: str, **more: Any) -> dict[str, Any]:
    """The first counterpart of the item around a text."""
    answer = await editor.command(
        "variorum.goToCounterpart", uri=page.uri, position=position_of(page.text, on), **more
    )
    first: dict[str, Any] = answer["counterparts"][0]
    return first


async def test_the_hover_shows_the_code_of_the_original(editor: Editor) -> None:
    page = await opened(editor)
    shown = await page.hover(on="total(self)")
    assert shown is not None
    assert "```\npublic int total() {\n    int sum = 0;\n" in shown


async def test_the_hover_in_the_original_shows_what_became_of_an_item(editor: Editor) -> None:
    await opened(editor)
    original = await editor.open("legacy/Ledger.java")
    shown = await original.hover(on="total()")
    assert shown is not None
    assert "**`Ledger.total`**, translated as `Ledger.total`, src/ledger.py:" in shown
    assert "**S** " in shown
    assert "```\ndef total(self):\n" in shown
    missing = await original.hover(on="largest()")
    assert missing is not None
    assert "method `Ledger.largest` has no counterpart in src/ledger.py." in missing
    inside = await original.hover(on="sum += amount")
    assert inside is None or "translated as" not in inside


async def test_the_counterpart_is_shown_in_the_editor(editor: Editor) -> None:
    page = await opened(editor)
    place = await counterpart(editor, page, "return sum")
    shown = await editor.hears("window/showDocument")
    assert place["name"] == "Ledger.total"
    assert place["side"] == "original"
    assert 0 < place["s"] <= 1
    assert shown["uri"] == place["uri"]
    assert shown["uri"].endswith("legacy/Ledger.java")
    assert shown["selection"]["start"] == position_of(LEDGER_JAVA, "total()")


async def test_a_client_may_show_the_counterpart_itself(editor: Editor) -> None:
    page = await opened(editor)
    place = await counterpart(editor, page, "return sum", show=False)
    assert place["selectionRange"]["start"] == position_of(LEDGER_JAVA, "total()")
    assert editor.heard("window/showDocument") == []


async def test_the_way_back_leads_to_the_open_translation(editor: Editor) -> None:
    page = await opened(editor)
    original = await editor.open("legacy/Ledger.java")
    place = await counterpart(editor, original, "sum += amount")
    assert place["uri"] == page.uri
    assert place["side"] == "translation"
    assert place["selectionRange"]["start"] == position_of(LEDGER_PY, "total(self)")


async def test_the_way_back_leads_to_a_closed_translation_that_was_chosen(
    editor: Editor, workspace: Path
) -> None:
    page = await opened(editor)
    await editor.command("variorum.choosePair", uri=page.uri, source="legacy/Ledger.java")
    await page.close()
    original = await editor.open("legacy/Ledger.java")
    place = await counterpart(editor, original, "sum += amount")
    assert place["uri"] == (workspace / "src" / "ledger.py").as_uri()


async def test_a_file_without_a_counterpart_says_so(editor: Editor) -> None:
    page = await editor.open("untitled:1", "print(1)\n", language="python")
    with pytest.raises(Refused, match="has no counterpart"):
        await editor.command("variorum.goToCounterpart", uri=page.uri)


async def test_the_declaration_of_a_translated_name_is_its_original(editor: Editor) -> None:
    page = await opened(editor)
    asked = {"textDocument": {"uri": page.uri}}
    [place] = await editor.request(
        "textDocument/declaration", {**asked, "position": position_of(LEDGER_PY, "total(self)")}
    )
    assert place["uri"].endswith("legacy/Ledger.java")
    assert place["range"]["start"] == position_of(LEDGER_JAVA, "total()")
    inside = {**asked, "position": position_of(LEDGER_PY, "sum(self.amounts)")}
    assert await editor.request("textDocument/declaration", inside) is None


async def test_the_tree_lists_every_item_of_both_sides(editor: Editor) -> None:
    page = await opened(editor)
    tree = await editor.command("variorum.items", uri=page.uri)
    by_name = {one["name"]: one for one in tree["items"]}
    assert tree["target"] == page.uri
    assert 0 < by_name["Ledger.total"]["s"] <= 1
    assert by_name["Ledger.total"]["target"]["selectionRange"]["start"] == position_of(
        LEDGER_PY, "total(self)"
    )
    assert by_name["Ledger.largest"]["target"] is None
    assert by_name["Ledger.largest"]["source"]["name"] == "Ledger.largest"
