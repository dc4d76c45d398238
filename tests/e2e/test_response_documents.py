"""A grader writes the evaluation of two answers, with the server beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.editor import Editor
from tests.e2e.page import Json, Page
from variorum.responses.template import new_document

PROMPT = "Write a Python function that doubles a number."
CHATTY = "Great question! 🙂\n\n```python\ndef double(x:\n    return 2 * x\n```\n"
PLAIN = "```python\ndef double(x):\n    return 2 * x\n```\n"
NEW = new_document(PROMPT, CHATTY, PLAIN)


async def opened(editor: Editor, text: str = NEW, name: str = "one.response.md") -> Page:
    """A response document in the workspace, open in the editor."""
    (editor.workspace / name).write_bytes(text.encode())
    return await editor.open(name, language="markdown")


def line_of(page: Page, words: str, which: int = 0) -> int:
    """The line, from 1, of the first or a later place of some words."""
    lines = [number for number, line in enumerate(page.text.splitlines(), start=1) if words in line]
    return lines[which]


async def completions(page: Page, before: str) -> list[Json] | None:
    """What is offered before the first place of some words, which stand on a line of ASCII."""
    offset = page.text.index(before)
    line_start = page.text.rfind("\n", 0, offset) + 1
    position = {"line": page.text.count("\n", 0, offset), "character": offset - line_start}
    params = {"textDocument": {"uri": page.uri}, "position": position}
    found: list[Json] | None = await page.editor.request("textDocument/completion", params)
    return found


async def test_findings_in_the_answers_name_the_dimension_they_bear_on(editor: Editor) -> None:
    page = await opened(editor)
    broken = await page.diagnostics_contain("broken-code", line=line_of(page, "def double(x:"))
    assert broken["message"].endswith("(Technical Accuracy)")
    pleasantry = await page.diagnostics_contain("pleasantry")
    assert pleasantry["range"]["end"]["character"] == len("Great question")
    assert "Presentation & Clarity" in (await page.hover("Great question") or "")


async def test_an_older_editor_gets_them_pushed(older_editor: Editor) -> None:
    page = await opened(older_editor)
    await page.diagnostics_contain("broken-code")
    await page.replace("def double(x:", "def double(x):")
    await page.diagnostics_lack("broken-code")


async def test_ratings_are_completed_and_the_label_follows(editor: Editor) -> None:
    page = await opened(editor)
    offered = await completions(page, "[3/2/1]")
    assert offered is not None
    assert [one["label"] for one in offered] == ["3", "2", "1"]
    for _ in range(6):
        await page.replace("[3/2/1]", "3")
    lenses = await page.lenses()
    assert [one["command"]["title"] for one in lenses] == [
        "Overall: Excellent",
        "Overall: open, 0 of 6 rated",
    ]
    await page.replace("**Safety**: 3", "**Safety**: 2 - `x` is unchecked.")
    lenses = await page.lenses()
    assert lenses[0]["command"]["title"] == "Overall: Discrete, 1 minor"
    labels = await completions(page, "[Excellent")
    assert labels is not None
    assert [one["label"] for one in labels if one["preselect"]] == ["Discrete"]
    line = line_of(page, "[Excellent")
    await page.apply(action="Set the overall quality of A to Discrete", line=line)
    assert "**Overall Quality**: Discrete\n" in page.text


async def test_hover_shows_the_levels_of_the_dimension(editor: Editor) -> None:
    page = await opened(editor)
    shown = await page.hover("**Code Quality**")
    assert shown is not None
    assert shown.startswith("**Code Quality**")
    assert "- 3: " in shown
    assert "- 1: " in shown


async def test_a_wrong_label_is_set_right_and_a_sentence_finds_its_dimension(editor: Editor) -> None:
    example = Path(__file__).parents[2] / "examples" / "responses" / "fizzbuzz.response.md"
    page = await opened(editor, example.read_text(encoding="utf-8"))
    await page.replace("**Overall Quality**: Discrete", "**Overall Quality**: Excellent")
    wrong = await page.diagnostics_contain("label-mismatch")
    await page.apply(action="Set the overall quality to Discrete", line=wrong["range"]["start"]["line"] + 1)
    await page.diagnostics_lack("label-mismatch")
    await page.replace('15 gives "Fizz".', '15 gives "Fizz". Edge cases are ignored.')
    moved = await page.diagnostics_contain("wrong-dimension")
    line = moved["range"]["start"]["line"] + 1
    await page.apply(action="Move the sentence to Completeness & Focus", line=line)
    await page.diagnostics_lack("wrong-dimension")
    assert "in place of `ValueError`. Edge cases are ignored.\n" in page.text


async def test_a_missing_section_is_inserted(editor: Editor) -> None:
    text = NEW[: NEW.index("### Response B")]
    page = await opened(editor, text)
    gap = await page.diagnostics_contain("missing-section")
    line = gap["range"]["start"]["line"] + 1
    await page.apply(action="Insert ### Response B Analysis", line=line)
    await page.apply(action="Insert ### Comparative Analysis", line=line)
    assert page.text.rstrip() == NEW.rstrip()


async def test_scoring_without_a_model_drafts_what_text_proves_and_a_person_accepts(editor: Editor) -> None:
    page = await opened(editor)
    await page.apply(action="Score without a model", line=1)
    assert "**Technical Accuracy**: 1 - (draft) This Python code does not parse" in page.text
    assert page.text.count("(draft)") == 2
    assert page.text.count("[3/2/1]") == 10
    draft = await page.diagnostics_contain("unaccepted-draft")
    line = draft["range"]["start"]["line"] + 1
    await page.apply(action="Accept the draft for Technical Accuracy", line=line)
    assert page.text.count("(draft)") == 1


async def test_a_panel_gets_the_labels_and_what_is_unscored(editor: Editor) -> None:
    page = await opened(editor)
    found = await editor.command("variorum.scoreResponse", uri=page.uri)
    first, second = found["answers"]
    assert first["text"]["ratings"] == {"technical_accuracy": 1, "presentation_clarity": 2}
    assert first["text"]["best_label"] == "Inadequate"
    assert second["text"]["unscored"] == [
        "requirements_compliance",
        "technical_accuracy",
        "code_quality",
        "completeness_focus",
        "presentation_clarity",
        "safety",
    ]


@pytest.mark.parametrize(
    "text",
    [
        NEW.replace("\n", "\r\n"),
        "---\nvariorum: [\n---\n# Prompt\n",
        "# Prompt\n\nשלום 🙂\n\n# Response A\n\n````\n```python\n# Evaluation\n",
        f"{NEW}{NEW}",
        "",
    ],
)
async def test_any_document_gets_an_answer(editor: Editor, text: str) -> None:
    page = await opened(editor, text)
    await page.diagnostics()
    await page.lenses()
    await page.actions(line=1)


async def test_an_answer_that_grades_itself_is_pointed_out(editor: Editor) -> None:
    page = await opened(editor, new_document(PROMPT, f"{PLAIN}\n**Overall Quality**: Excellent\n"))
    found = await page.diagnostics_contain("document-form")
    assert "it grades nothing" in found["message"]


async def test_front_matter_makes_any_markdown_a_response_document_and_other_markdown_is_left_alone(
    editor: Editor,
) -> None:
    page = await opened(editor, NEW, "notes.md")
    await page.diagnostics_contain("pleasantry")
    other = await opened(editor, "# Prompt\n\nGreat question!\n", "other.md")
    assert await other.diagnostics() == []
    assert await completions(other, "# Prompt") is None
