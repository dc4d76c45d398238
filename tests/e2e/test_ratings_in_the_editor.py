"""A person rates a translation, with pickers or on a form, and has two translations compared."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.e2e.editor import Editor, Refused
from tests.e2e.judge_users import TARGET, MakeEditor, judged, page_of, uri
from tests.e2e.page import Page
from tests.judging.fake_endpoint import FIELDS, Endpoint, answer, fake_endpoint

MARKS = dict.fromkeys(FIELDS, 0.5)
FORM = ".variorum/ratings/src-ledger.py.rating.md"


def lines_of_scores(editor: Editor) -> list[Any]:
    log = editor.workspace / ".variorum/scores.jsonl"
    return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []


async def form_of(editor: Editor) -> Page:
    """The rating form, open in the editor."""
    made = await editor.command("variorum.rateTranslation", uri=uri(editor))
    assert made == {"status": "form", "document": uri(editor, FORM)}
    assert (await editor.hears("window/showDocument"))["uri"] == made["document"]
    return await editor.open(FORM, language="markdown")


async def tick(page: Page, value: str) -> None:
    """Put an x into the box of a value in every part."""
    await page.change([{"text": page.text.replace(f"- [ ] {value}:", f"- [x] {value}:")}])


async def test_a_form_is_ticked_saved_and_stored(user: MakeEditor) -> None:
    editor, page = await page_of(user(None))
    form = await form_of(editor)
    assert len(await form.diagnostics()) == 5
    assert [one["command"]["title"] for one in await form.lenses()] == ["0 of 5 rated"]
    await tick(form, "0.5")
    assert await form.diagnostics() == []
    assert [one["command"]["title"] for one in await form.lenses()] == ["Store this rating"]
    await editor.save(form)
    await editor.hears("window/showMessage", "Your rating of src/ledger.py is stored: J 0.500")
    assert [(one["rater"], one["values"]) for one in lines_of_scores(editor)] == [("Ada", MARKS)]
    titles = [one["command"]["title"] for one in await page.lenses()]
    assert "J 0.500 (Ada)" in titles


async def test_saving_twice_stores_once_and_the_command_says_so(user: MakeEditor) -> None:
    editor, _ = await page_of(user(None))
    form = await form_of(editor)
    await tick(form, "1")
    first, second = [await editor.command("variorum.storeRating", uri=form.uri) for _ in range(2)]
    assert (first["isNew"], second["isNew"], first["j"]) == (True, False, 1)
    assert len(lines_of_scores(editor)) == 1


async def test_a_form_that_is_not_filled_in_says_what_is_missing(user: MakeEditor) -> None:
    editor, _ = await page_of(user(None))
    form = await form_of(editor)
    found = await editor.command("variorum.storeRating", uri=form.uri)
    assert found["status"] == "open"
    lines = form.text.splitlines()
    assert [lines[one["line"] - 1].startswith("## ") for one in found["problems"]] == [True] * 5
    assert lines_of_scores(editor) == []


async def test_a_form_is_about_the_texts_for_which_it_was_made(user: MakeEditor) -> None:
    editor, page = await page_of(user(None))
    form = await form_of(editor)
    await tick(form, "1")
    await page.replace("def ", "\n\ndef ")
    with pytest.raises(Refused, match=r"the target of the pair changed since this form was made"):
        await editor.command("variorum.storeRating", uri=form.uri)


async def test_an_editor_with_pickers_is_asked(user: MakeEditor) -> None:
    editor = user(None)
    editor.abilities["experimental"] = {"variorum": {"rate": True}}
    asked: list[Any] = []

    def rate(params: Any) -> Any:
        asked.append(params)
        return {"values": MARKS, "note": "fine"}

    editor.answers["variorum/rate"] = rate
    await editor.start()
    stored = await editor.command("variorum.rateTranslation", uri=uri(editor))
    assert (stored["status"], stored["j"], stored["rater"]) == ("stored", 0.5, "Ada")
    assert [one["id"] for one in asked[0]["dimensions"]] == list(FIELDS)
    assert all(level["means"] for one in asked[0]["dimensions"] for level in one["levels"])
    await editor.command("variorum.rateTranslation", uri=uri(editor))
    assert asked[1]["values"] == MARKS
    editor.answers["variorum/rate"] = lambda _: None
    assert await editor.command("variorum.rateTranslation", uri=uri(editor)) == {"status": "declined"}
    assert len(lines_of_scores(editor)) == 1


async def test_values_off_the_grid_are_refused(user: MakeEditor) -> None:
    editor = user(None)
    await editor.start()
    with pytest.raises(Refused, match=r"safety is 0\.3"):
        await editor.command("variorum.rateTranslation", uri=uri(editor), values={**MARKS, "safety": 0.3})
    assert lines_of_scores(editor) == []


async def test_people_and_models_stand_in_one_file(user: MakeEditor, endpoint: Endpoint) -> None:
    editor = user(endpoint.url)
    await editor.start()
    await judged(editor)
    await editor.command("variorum.rateTranslation", uri=uri(editor), values=MARKS)
    assert [one["judge"] for one in lines_of_scores(editor)] == ["model", "human"]


async def test_a_score_knows_its_history(user: MakeEditor, endpoint: Endpoint) -> None:
    editor = user(endpoint.url)
    await editor.start()
    await judged(editor)
    for mark in (0.5, 1.0):
        await editor.command("variorum.rateTranslation", uri=uri(editor), values=dict.fromkeys(FIELDS, mark))
    history = (await editor.command("variorum.scoreTranslation", uri=uri(editor)))["history"]
    by_person = [one["j"] for one in history if not one["isModel"]]
    assert by_person == [1.0, 0.5]
    assert [(one["judge"], one["isModel"]) for one in history if one["isModel"]] == [("asked-model", True)]
    assert [one["time"] for one in history] == sorted((one["time"] for one in history), reverse=True)


async def test_two_translations_are_compared_in_both_orders(user: MakeEditor) -> None:
    told = [answer(json.dumps({"rationale": "r", "preference": one})) for one in (1, -1)]
    with fake_endpoint(*told) as server:
        editor = user(server.url)
        other = (editor.workspace / TARGET).read_text().replace("amounts", "entries")
        (editor.workspace / "src" / "ledger2.py").write_text(
            f"# variorum: translated-from legacy/Ledger.java\n{other}"
        )
        await editor.start()
        found = await editor.command("variorum.compareTranslations", uri=uri(editor))
        assert (found["first"], found["second"]) == (TARGET, "src/ledger2.py")
        assert (found["value"], found["orders"], found["consistent"]) == (1, [1, 1], True)
        assert (
            "legacy/Ledger.java, src/ledger.py, src/ledger2.py"
            in ((await editor.hears("window/showMessageRequest"))["message"])
        )
        assert len(server.requests) == 2
    with pytest.raises(Refused, match=r"legacy/Ledger\.java has no original"):
        await editor.command("variorum.compareTranslations", uri=uri(editor), other="legacy/Ledger.java")
