"""A team writes a rubric of its own, with the server beside it."""

from __future__ import annotations

from tests.e2e.editor import Editor
from tests.e2e.page import Json, Page
from variorum.grading.shipped_rubrics import rubric_names, rubric_text

NAME = ".variorum/rubrics/ours.yaml"


async def opened(editor: Editor, text: str, name: str = NAME) -> Page:
    return await editor.open((editor.workspace / name).as_uri(), text, language="yaml")


async def offered(page: Page, at: str) -> list[str]:
    """The completions behind the first place of a text."""
    position = page._position(page.text.index(at) + len(at))
    params = {"textDocument": {"uri": page.uri}, "position": position}
    found: list[Json] = await page.editor.request("textDocument/completion", params)
    return [one["label"] for one in found or []]


async def test_shipped_rubrics_are_sound_in_the_editor(editor: Editor) -> None:
    for name in rubric_names():
        page = await opened(editor, rubric_text(name), f"rubrics/{name}.yaml")
        assert await page.diagnostics() == []


async def test_a_mistake_is_shown_on_its_line(editor: Editor) -> None:
    text = rubric_text("translation").replace("weight: 0.30", "weight: 0.40", 1)
    page = await opened(editor, text)
    (found,) = await page.diagnostics()
    assert found["code"] == "rubric"
    assert "sum to 1.1; they must sum to 1" in found["message"]
    await page.replace("weight: 0.40", "weight: 0.30")
    await page.diagnostics_lack("rubric")


async def test_keys_and_values_are_offered_where_they_belong(editor: Editor) -> None:
    page = await opened(
        editor,
        "id: ours\nscoring: \nevidence:\n  - \ndimensions:\n  - id: one\n    title: One\n    \n"
        "    levels:\n      - value: 1\n        \n\n",
    )
    assert await offered(page, "scoring: ") == ["weighted", "points", "labels"]
    assert "findings" in await offered(page, "evidence:\n  - ")
    assert await offered(page, "title: One\n    ") == ["asks", "consider", "weight"]
    assert await offered(page, "value: 1\n        ") == ["means"]
    top = await offered(page, "value: 1\n        \n")
    assert "grid" in top
    assert "id" not in top


async def test_hover_says_what_a_key_means(editor: Editor) -> None:
    page = await opened(editor, rubric_text("response"))
    shown = await page.hover(on="criticality")
    assert shown is not None
    assert "How much it counts when two answers are compared" in shown
    assert "nice-to-have" in shown
    assert "published" not in (await page.hover(on="scoring") or "")


async def test_other_yaml_is_left_alone(editor: Editor) -> None:
    page = await opened(editor, "a: 1\n", "rubrics/config.yaml")
    assert await page.diagnostics() == []
