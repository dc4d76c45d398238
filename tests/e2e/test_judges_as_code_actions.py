"""A translation offers its judges as code actions, for editors without lenses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.editor import Editor
from tests.e2e.judge_users import MakeEditor, page_of
from tests.e2e.page import Page
from tests.e2e.programs import LEDGER_PY
from tests.judging.fake_endpoint import Endpoint, answer, fake_endpoint

JUDGES = [
    "Score this translation",
    "Score with the model judge",
    "Show what the judge would be sent",
    "Rate this translation yourself",
    "Compare with another translation",
]


async def titles(page: Page, *only: str) -> list[str]:
    return [one["title"] for one in await page.actions(line=3, only=list(only))]


async def take(editor: Editor, page: Page, title: str) -> Any:
    """Take a judge's action as an editor does: run its command with its arguments."""
    offered = await page.actions(line=3, only=["source.judge.variorum"])
    [command] = [one["command"] for one in offered if one["title"] == title]
    call = {"command": command["command"], "arguments": command["arguments"]}
    return await editor.request("workspace/executeCommand", call)


@pytest.mark.parametrize("kind", ["source.judge.variorum", "source.judge"])
async def test_every_judge_is_offered_by_kind(editor: Editor, kind: str) -> None:
    page = await editor.open("src/ledger.py")
    assert await titles(page, kind) == JUDGES


async def test_judges_are_among_the_actions_of_any_kind(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    assert set(JUDGES) <= set(await titles(page))
    assert not set(JUDGES) & set(await titles(page, "quickfix"))


async def test_what_is_no_translation_has_no_judges(editor: Editor) -> None:
    assert await titles(await editor.open("legacy/Ledger.java"), "source.judge.variorum") == []
    alone = await editor.open(
        "alone.py", "def twice(number):\n    return number + number\n", language="python"
    )
    assert await titles(alone, "source.judge.variorum") == []


async def test_the_kind_is_announced(editor: Editor) -> None:
    kinds = editor.capabilities["codeActionProvider"]["codeActionKinds"]
    assert "source.judge.variorum" in kinds


async def test_an_editor_that_knows_commands_only_has_them_too(silent_editor: Editor) -> None:
    editor = silent_editor
    del editor.abilities["textDocument"]["codeAction"]
    folder = {"uri": editor.workspace.as_uri(), "name": "workspace"}
    await editor.request("initialize", {"capabilities": editor.abilities, "workspaceFolders": [folder]})
    await editor.notify("initialized", {})
    page = await editor.open("src/ledger.py")
    offered = await page.actions(line=1)
    assert [one["title"] for one in offered][1:] == JUDGES
    scored = await editor.request(
        "workspace/executeCommand", {"command": offered[1]["command"], "arguments": offered[1]["arguments"]}
    )
    assert scored["judge"] == "offline estimate"


async def test_the_offline_estimate_scores(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    scored = await take(editor, page, "Score this translation")
    assert scored["judge"] == "offline estimate"
    message = (await editor.hears("window/showMessage"))["message"]
    assert message.startswith("src/ledger.py: S 0.")
    assert message.endswith("(offline estimate).")


async def test_the_model_scores(user: MakeEditor, endpoint: Endpoint) -> None:
    editor, page = await page_of(user(endpoint.url))
    assert (await take(editor, page, "Score with the model judge"))["j"] == 0.75


async def test_what_would_be_sent_is_shown(user: MakeEditor, endpoint: Endpoint) -> None:
    editor, page = await page_of(user(endpoint.url))
    shown = await take(editor, page, "Show what the judge would be sent")
    assert shown["files"] == ["legacy/Ledger.java", "src/ledger.py"]
    assert endpoint.requests == []


async def test_a_person_rates(user: MakeEditor) -> None:
    editor, page = await page_of(user(None))
    rated = await take(editor, page, "Rate this translation yourself")
    assert rated["status"] == "form"
    assert rated["document"].endswith(".rating.md")


async def test_another_translation_is_compared(user: MakeEditor) -> None:
    told = [answer(f'{{"rationale": "r", "preference": {one}}}') for one in (1, -1)]
    with fake_endpoint(*told) as endpoint:
        editor = user(endpoint.url)
        other = f"# variorum: translated-from legacy/Ledger.java\n{LEDGER_PY}"
        (editor.workspace / "src" / "ledger2.py").write_text(other)
        editor, page = await page_of(editor)
        compared = await take(editor, page, "Compare with another translation")
        assert (compared["second"], compared["value"]) == ("src/ledger2.py", 1)
