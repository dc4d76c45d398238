"""Large texts: the first findings are shown at once, the others when the editor is told that there are more."""

from __future__ import annotations

from tests.e2e.editor import Editor, Json
from tests.e2e.page import Page

FUNCTION = "def half{0}(count):\n    spare = count\n    return count // 2\n\n\n"
TEXT = "import os\n\n\n" + "".join(FUNCTION.format(number) for number in range(1500))
ALL = 1501


async def complete(page: Page, count: int) -> list[Json]:
    """Every finding of a text, once it has been read to its end: after each refresh an editor asks again."""

    async def all_of_them() -> list[Json] | None:
        found = await page.diagnostics()
        return found if len(found) == count else None

    found: list[Json] = await page.editor.eventually(all_of_them)
    return found


async def test_an_editor_that_asks_gets_the_first_findings_and_then_all(editor: Editor) -> None:
    page = await editor.open("untitled:1", TEXT, language="python")
    first = await page.diagnostics()
    assert 50 < len(first) < ALL
    assert all(one["code"] == "unused-variable" for one in first)
    everything = await complete(page, ALL)
    assert editor.heard("workspace/diagnostic/refresh")
    assert all(one in everything for one in first)


async def test_an_older_editor_gets_both_pushed(older_editor: Editor) -> None:
    page = await older_editor.open("untitled:1", TEXT, language="python")
    assert 50 < len(await page.diagnostics()) < ALL
    await page.diagnostics_contain("unused-import", line=1)
    assert len(await page.diagnostics()) == ALL


async def test_a_keystroke_before_the_rest_is_read_counts(editor: Editor) -> None:
    page = await editor.open("untitled:1", TEXT, language="python")
    assert len(await page.diagnostics()) < ALL
    await page.replace("import os", "import os, sys")
    everything = await complete(page, ALL + 1)
    assert any("`sys`" in one["message"] for one in everything)


async def test_who_types_on_while_the_rest_is_read_gets_all_in_the_end(editor: Editor) -> None:
    page = await editor.open("untitled:1", TEXT, language="python")
    for number in (3, 1400, 700):
        await page.replace(f"half{number}(", f"third{number}(")
        assert len(await page.diagnostics()) < ALL
    await page.replace("third700(count)", "third700((count)")
    await page.diagnostics()
    await page.replace("third700((count)", "third700(count)")
    everything = await complete(page, ALL)
    assert {one["code"] for one in everything} == {"unused-import", "unused-variable"}


async def test_members_far_behind_an_edit_can_be_asked_about_while_the_rest_is_read(editor: Editor) -> None:
    method = (
        "    int half{0}(int count) {{\n        int spare{0} = count;\n        return count / 2;\n    }}\n\n"
    )
    text = f"class Halves {{\n{''.join(method.format(number) for number in range(1200))}}}\n"
    page = await editor.open("untitled:1", text, language="java")
    await page.replace("half900(", "third900(")
    assert "unused-variable" in str(await page.hover("spare1000"))
    await page.diagnostics()
