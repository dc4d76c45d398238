"""A translation beside its original: findings, hover, lenses, scores, reports."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.e2e.editor import Editor, Refused
from tests.e2e.page import Json, Page
from tests.e2e.programs import LEDGER_JAVA, LEDGER_PY

WITHOUT_HEADER = LEDGER_PY.split("\n", 1)[1]
LARGEST = """
    def largest(self):
        return max(self.amounts, default=0)
"""


async def test_a_missing_item_is_shown_with_its_place_in_the_original(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    found = await page.diagnostics_contain("missing-item")
    assert "largest" in found["message"]
    place = found["relatedInformation"][0]["location"]
    assert place["uri"].endswith("legacy/Ledger.java")
    line = place["range"]["start"]["line"]
    assert "largest" in LEDGER_JAVA.split("\n")[line]
    await page.replace("        return sum(self.amounts)\n", f"        return sum(self.amounts)\n{LARGEST}")
    await page.diagnostics_lack("missing-item")


async def test_the_hover_breaks_the_score_of_an_item_down(editor: Editor) -> None:
    page = await _paired(editor)
    shown = await page.hover(on="total(self)")
    assert shown is not None
    assert "Ledger.total" in shown
    assert "| Dimension | Value | Weight | Contribution | Evidence | Judge |" in shown
    assert "offline estimate" in shown
    for field in ("safety", "IMM", "structural comparison"):
        assert field in shown


async def test_an_editor_without_markdown_gets_plain_text(silent_editor: Editor) -> None:
    editor = silent_editor
    editor.abilities["textDocument"]["hover"] = {}
    await editor.request(
        "initialize", {"rootUri": editor.workspace.as_uri(), "capabilities": editor.abilities}
    )
    await editor.notify("initialized", {})
    page = await _paired(editor)
    shown = await page.hover(on="total(self)")
    assert shown is not None
    assert "Ledger.total, translated from Ledger.total, legacy/Ledger.java:16" in shown
    assert "|" not in shown
    assert "**" not in shown


async def test_a_finding_explains_its_rule_on_hover(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    shown = await page.hover(on="os")
    assert shown is not None
    assert "unused-import" in shown
    assert "misleads the reader" in shown


async def test_an_item_without_a_pair_shows_its_quality(editor: Editor) -> None:
    page = await editor.open("untitled:1", WITHOUT_HEADER, language="python")
    shown = await page.hover(on="total(self)")
    assert shown is not None
    assert "quality" in shown
    assert "| Dimension | Value | Weight | Contribution |" in shown


async def test_names_from_the_workspace_cannot_make_links_in_a_hover(editor: Editor, workspace: Path) -> None:
    evil = "A[click](command:evil)<img src=x>.java"
    (workspace / "legacy" / evil).write_text('class A { String f() { return "[b](command:evil)<img>"; } }\n')
    text = f"# variorum: translated-from ../legacy/{evil}\nclass A:\n    def f(self):\n        return ''\n"
    page = await editor.open("src/evil.py", text)
    await _paired_with(page, evil)
    shown = await page.hover(on="f(self)")
    assert shown is not None
    assert "command" in shown
    outside_code = re.sub(r"`[^`]*`", "", shown)
    assert not re.search(r"(?<!\\)\]\(", outside_code)
    assert not re.search(r"(?<!\\)<\w", outside_code)


async def test_lenses_show_the_scores_of_the_file_and_of_its_items(editor: Editor) -> None:
    page = await _paired(editor)
    titles = [lens["command"]["title"] for lens in await page.lenses()]
    assert titles[0].startswith("S 0.")
    assert "offline estimate" in titles[0]
    assert titles[0].endswith("from legacy/Ledger.java")
    assert titles[1] == "Score this translation"
    assert any(title.endswith("Ledger") for title in titles)


ORIGINAL = """
class Box {
    static int twice(int n) { return n * 2; }
    static int cut(int n) { if (n > 3) { return 3; } return n; }
}
"""
BOX = """# variorum: translated-from Box.java
class Box:
    @staticmethod
    def twice(n: int) -> int:
        return n * 2

    @staticmethod
    def cut(n: int) -> int:
        return n
"""


@pytest.mark.parametrize(
    ("wanted", "lines"), [("notable", {1, 6}), ("all", {1, 2, 6}), ("off", set()), (None, {1, 6})]
)
async def test_notable_items_have_a_lens_above_their_decorators(
    editor: Editor, workspace: Path, wanted: str | None, lines: set[int]
) -> None:
    (workspace / "Box.java").write_text(ORIGINAL)
    if wanted is not None:
        (workspace / "variorum.toml").write_text(f'[lens]\nitems = "{wanted}"\n')
    page = await editor.open("box.py", BOX)
    await page.diagnostics_contain("different-behaviour")
    found = {
        one["range"]["start"]["line"]: one["command"]["title"]
        for one in await page.lenses()
        if one["range"]["start"]["line"] > 0
    }
    assert set(found) == lines
    if 6 in found:
        assert re.match(r"S 0\.\d+ · \d divergences? · Box\.cut", found[6])


async def test_scoring_answers_with_every_part(editor: Editor) -> None:
    page = await _paired(editor)
    score = await editor.command("variorum.scoreTranslation", uri=page.uri)
    assert 0 < score["s"] <= 1
    assert score["alpha"] == 0.5
    assert score["judge"] == "offline estimate"
    assert score["imm"] == pytest.approx(0.5 * score["s"] + 0.5 * score["j"])
    fields = {name: field["value"] for name, field in score["dimensions"].items()}
    weights = (0.30, 0.25, 0.20, 0.15, 0.10)
    assert score["j"] == pytest.approx(sum(w * v for w, v in zip(weights, fields.values(), strict=True)))
    assert score["parts"]
    assert "offline estimate" in score["markdown"]


async def test_a_file_that_is_not_open_can_be_scored(editor: Editor, workspace: Path) -> None:
    await _paired(editor)
    score = await editor.command("variorum.scoreTranslation", uri=(workspace / "src" / "ledger.py").as_uri())
    assert score["source"] == "legacy/Ledger.java"


async def test_the_report_is_written_and_shown(editor: Editor, workspace: Path) -> None:
    page = await _paired(editor)
    pages = await editor.command("variorum.showReport", uri=page.uri)
    shown = await editor.hears("window/showDocument")
    assert shown["uri"] == pages["html"]
    written = sorted(path.name for path in (workspace / ".variorum" / "reports").iterdir())
    assert written == ["src-ledger.py.html", "src-ledger.py.md"]
    html = (workspace / ".variorum" / "reports" / "src-ledger.py.html").read_text()
    assert "IMM" in html
    assert "<script" not in html


async def offers(page: Page) -> list[Json]:
    return [one for one in await page.lenses() if one["command"]["command"] == "variorum.choosePair"]


async def test_a_file_of_the_same_stem_is_offered_and_never_assumed(editor: Editor, workspace: Path) -> None:
    (workspace / "src" / "Ledger.java").write_text(LEDGER_JAVA)
    await _touch(editor, "src/Ledger.java")
    page = await editor.open("src/ledger.py", WITHOUT_HEADER)

    [lens] = await editor.eventually(lambda: offers(page))
    assert lens["command"]["title"] == "Choose the counterpart: src/Ledger.java"
    await page.diagnostics_lack("missing-item")
    choose = lens["command"]
    await editor.request(
        "workspace/executeCommand", {"command": choose["command"], "arguments": choose["arguments"]}
    )
    await page.diagnostics_contain("missing-item")
    assert '"src/ledger.py" = "src/Ledger.java"' in (workspace / ".variorum" / "pairs.toml").read_text()


async def test_the_editor_asks_which_file_is_the_original(editor: Editor) -> None:
    page = await editor.open("src/ledger.py", WITHOUT_HEADER)
    await editor.hears("workspace/diagnostic/refresh")
    editor.picks = "legacy/Ledger.java"
    chosen = await editor.command("variorum.choosePair", uri=page.uri)
    assert chosen == {"target": "src/ledger.py", "source": "legacy/Ledger.java"}
    await page.diagnostics_contain("missing-item")


@pytest.mark.parametrize("source", ["../../etc/passwd", "/etc/passwd", "file:///etc/passwd", "nowhere.java"])
async def test_a_counterpart_outside_the_workspace_is_refused(editor: Editor, source: str) -> None:
    page = await editor.open("src/ledger.py")
    with pytest.raises(Refused, match=r"passwd|nowhere\.java"):
        await editor.command("variorum.choosePair", uri=page.uri, source=source)


async def test_a_header_that_leaves_the_workspace_is_a_diagnostic(editor: Editor) -> None:
    header = "# variorum: translated-from ../../../../etc/passwd\n"
    page = await editor.open("src/ledger.py", header + WITHOUT_HEADER)
    found = await page.diagnostics_contain("pair", line=1)
    assert "leaves the workspace" in found["message"]


async def test_edits_of_the_original_reach_the_translation(editor: Editor) -> None:
    page = await _paired(editor)
    await page.diagnostics_contain("missing-item")
    original = await editor.open("legacy/Ledger.java")
    refreshed = len(editor.heard("workspace/diagnostic/refresh"))
    start = LEDGER_JAVA.index("    public int largest()")
    await original.replace(LEDGER_JAVA[start:], "}\n")
    await editor.until(lambda: len(editor.heard("workspace/diagnostic/refresh")) > refreshed)
    await page.diagnostics_lack("missing-item")
    await original.close()
    await page.diagnostics_contain("missing-item")


async def test_edits_of_the_original_are_pushed_to_older_editors(older_editor: Editor) -> None:
    page = await _paired(older_editor)
    original = await older_editor.open("legacy/Ledger.java")
    await original.replace(LEDGER_JAVA[LEDGER_JAVA.index("    public int largest()") :], "}\n")
    await page.diagnostics_lack("missing-item")


async def test_an_original_that_vanishes_is_a_diagnostic(editor: Editor, workspace: Path) -> None:
    page = await _paired(editor)
    (workspace / "legacy" / "Ledger.java").unlink()
    await _touch(editor, "legacy/Ledger.java", kind=3)
    found = await page.diagnostics_contain("pair")
    assert "not in the workspace" in found["message"]
    with pytest.raises(Refused, match="has no original"):
        await editor.command("variorum.scoreTranslation", uri=page.uri)


async def test_two_files_that_name_each_other_are_both_answered(editor: Editor, workspace: Path) -> None:
    (workspace / "legacy" / "Ledger.java").write_text(
        f"// variorum: translated-from ../src/ledger.py\n{LEDGER_JAVA}"
    )
    page = await _paired(editor)
    other = await editor.open("legacy/Ledger.java")
    await _paired_with(other, "ledger.py")
    found = await page.diagnostics_contain("pair", line=1)
    assert "each other" in found["message"]


async def _paired(editor: Editor) -> Page:
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("missing-item")
    return page


async def _paired_with(page: Page, name: str) -> None:
    """Wait until the file has its original: its lenses name it."""

    async def look() -> bool:
        return any(name in lens["command"]["title"] for lens in await page.lenses())

    await page.editor.eventually(look)


async def _touch(editor: Editor, name: str, kind: int = 1) -> None:
    uri = (editor.workspace / name).as_uri()
    await editor.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": kind}]})


async def test_the_pairs_of_the_workspace_are_listed_with_their_scores(editor: Editor) -> None:
    page = await _paired(editor)
    (pair,) = (await editor.command("variorum.listPairs"))["pairs"]
    scored = await editor.command("variorum.scoreTranslation", uri=page.uri)
    assert (pair["source"], pair["target"]) == ("legacy/Ledger.java", "src/ledger.py")
    assert pair["targetUri"] == page.uri
    assert pair["sourceUri"].endswith("legacy/Ledger.java")
    assert (pair["s"], pair["j"], pair["imm"]) == (scored["s"], scored["j"], scored["imm"])
    assert pair["judge"] == "offline estimate"


async def test_a_score_says_which_items_belong_together(editor: Editor) -> None:
    page = await _paired(editor)
    scored = await editor.command("variorum.scoreTranslation", uri=page.uri)
    aligned = {one["target"]["name"]: one for one in scored["alignments"] if one["target"]}
    assert aligned["Ledger.total"]["source"]["name"] == "Ledger.total"
    assert aligned["Ledger.total"]["source"]["range"]["start"]["line"] == 16
    assert scored["sourceUri"].endswith("legacy/Ledger.java")


async def test_the_refusal_of_a_command_speaks_to_people(editor: Editor) -> None:
    page = await editor.open("legacy/Ledger.java")
    with pytest.raises(Refused) as refused:
        await editor.command("variorum.scoreTranslation", uri=page.uri)
    assert refused.value.message.startswith("legacy/Ledger.java has no original")
