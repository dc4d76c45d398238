"""The quality of a file in the editor: lenses, the diagnostic, and the explanation point by point."""

from __future__ import annotations

from tests.e2e.editor import Editor
from tests.e2e.page import Page

POOR = "def f(a,b):\n    x=a\n    return   b\n"
GOOD = '''"""Sums."""

import logging


def total(amounts: list[int]) -> int:
    """The sum of the amounts. Raises ValueError if there are none."""
    if not amounts:
        raise ValueError("no amounts")
    # Amounts are in cents, so nothing is rounded.
    return sum(amounts)


def logged(amounts: list[int]) -> int:
    """The sum, or 0 where there is none."""
    try:
        return total(amounts)
    except ValueError as error:
        logging.warning("no total: %s", error)
        return 0
'''


async def opened(editor: Editor, text: str, settings: str = "") -> Page:
    if settings:
        (editor.workspace / "variorum.toml").write_text(settings)
        event = {"uri": (editor.workspace / "variorum.toml").as_uri(), "type": 1}
        await editor.notify("workspace/didChangeWatchedFiles", {"changes": [event]})
    (editor.workspace / "sums.py").write_text(text)
    return await editor.open("sums.py")


async def quality_lenses(page: Page) -> list[tuple[int, str]]:
    """Line and title of the quality lenses."""
    lenses = [one for one in await page.lenses() if one["command"]["command"] == "variorum.explainQuality"]
    return [(one["range"]["start"]["line"] + 1, one["command"]["title"]) for one in lenses]


async def test_a_file_has_one_quality_lens_unless_more_are_wanted(editor: Editor) -> None:
    page = await opened(editor, GOOD)
    ((line, title),) = await quality_lenses(page)
    assert line == 1
    assert "passes at 0.70" in title


async def test_items_have_lenses_of_their_own_where_the_settings_say_so(editor: Editor) -> None:
    page = await opened(editor, GOOD, '[quality]\nlens = "items"\n')
    assert [line for line, _ in await quality_lenses(page)] == [1, 6, 14]


async def test_the_lenses_can_be_switched_off(editor: Editor) -> None:
    page = await opened(editor, GOOD, '[quality]\nlens = "off"\n')
    assert await quality_lenses(page) == []


async def test_a_low_score_is_a_diagnostic_only_where_it_is_wanted(editor: Editor) -> None:
    page = await opened(editor, POOR)
    await page.diagnostics_lack("quality")
    page = await opened(editor, POOR, "[quality]\ndiagnostic = true\n")
    found = await page.diagnostics_contain("quality", line=1)
    assert "fails at 0.70" in found["message"]
    await page.change([{"text": GOOD}])
    await page.diagnostics_lack("quality")


async def test_the_explanation_names_each_point_and_its_place(editor: Editor) -> None:
    page = await opened(editor, GOOD)
    action = next(one for one in await page.actions(line=1) if one["kind"].startswith("source.explainScore"))
    answer = await editor.request(
        "workspace/executeCommand",
        {
            "command": action["command"]["command"],
            "arguments": action["command"]["arguments"],
        },
    )
    assert answer["passed"] is True
    points = {point["id"]: point for one in answer["dimensions"] for point in one["points"]}
    assert any("range" in point for point in points.values())
    assert "| Point | Earned | Of | Line |" in answer["markdown"]
    report = editor.workspace / ".variorum" / "reports" / "sums.py.quality.md"
    assert report.read_text() == answer["markdown"]


async def test_an_item_is_explained_by_itself(editor: Editor) -> None:
    page = await opened(editor, GOOD, '[quality]\nlens = "items"\n')
    command = (await page.lenses())[-2]["command"]
    answer = await editor.request(
        "workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]}
    )
    assert answer["name"] == "total"
