"""What both sides do on the same inputs, as the editor shows it: a witness after a pause, and its end."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.editor import Editor
from tests.e2e.page import Page
from variorum.cli import main
from variorum.rounding import rounded

RULE = "different-behaviour"
HEADER = "# variorum: translated-from ../legacy/Numbers.java\n"
JAVA = """class Numbers {
    static int larger(int first, int second) {
        if (first > second) {
            return first;
        }
        return second;
    }
}
"""
BODY = """class Numbers:
    @staticmethod
    def larger(first, second):
        if first > second:
            return %s
        return %s
"""
PYTHON = HEADER + BODY % ("second", "first")
MENDED = HEADER + BODY % ("first", "second")

SPINNING_JAVA = """    static int spin{}(int n) {{
        int total = 0;
        while (total >= 0) {{
            total = (total + n) % 7;
        }}
        return total;
    }}
"""
SPINNING_PYTHON = """    @staticmethod
    def spin{}(n):
        total = 0
        while total >= 0:
            total = (total + n) % 7
        return total

"""


@pytest.fixture(autouse=True)
def numbers(workspace: Path) -> Path:
    """The original `larger` in Java, and a translation that returns the smaller one. Another pair is like it."""
    (workspace / "legacy" / "Numbers.java").write_text(JAVA)
    (workspace / "src" / "numbers.py").write_text(PYTHON)
    (workspace / "legacy" / "Larger.java").write_text(JAVA)
    (workspace / "src" / "larger.py").write_text(PYTHON.replace("Numbers.java", "Larger.java"))
    return workspace


def endless(count: int) -> tuple[str, str]:
    """Java and Python programs whose functions never return."""
    numbers = range(count)
    return (
        "class Numbers {\n" + "".join(map(SPINNING_JAVA.format, numbers)) + "}\n",
        f"{HEADER}class Numbers:\n" + "".join(map(SPINNING_PYTHON.format, numbers)),
    )


async def codes(page: Page) -> list[str]:
    return [one["code"] for one in await page.diagnostics()]


async def scored(page: Page) -> dict[str, Any]:
    """The answer to "Score this translation". Both sides are interpreted by then."""
    answer: dict[str, Any] = await page.editor.command("variorum.scoreTranslation", uri=page.uri)
    return answer


@pytest.mark.parametrize("pulls", [True, False])
async def test_a_witness_arrives_and_goes_with_the_mistake(workspace: Path, pulls: bool) -> None:
    editor = Editor(workspace, pulls=pulls)
    await editor.start()
    page = await editor.open("src/numbers.py")
    found = await page.diagnostics_contain(RULE, line=4)
    assert "for first = 1, second = 2 the original returns 2, the translation 1" in found["message"]
    assert found["severity"] == 2
    [related] = found["relatedInformation"]
    assert related["location"]["uri"].endswith("legacy/Numbers.java")
    assert related["location"]["range"]["start"]["line"] == 1
    if pulls:
        await editor.hears("workspace/diagnostic/refresh")
    await page.change([{"text": MENDED}])
    await page.diagnostics_lack(RULE)
    assert (await scored(page))["parts"]["behaviour"]["value"] == 1
    assert RULE not in await codes(page)
    await editor.abandon()


@pytest.mark.parametrize(
    ("setting", "is_interpreted"),
    [("[behaviour]\nenabled = false\n", False), ("[rules]\ndisabled = ['different-behaviour']\n", True)],
)
async def test_a_setting_turns_it_off(workspace: Path, setting: str, is_interpreted: bool) -> None:
    (workspace / "variorum.toml").write_text(setting)
    editor = Editor(workspace)
    await editor.start()
    page = await editor.open("src/numbers.py")
    score = await scored(page)
    assert RULE not in await codes(page)
    hover = await page.hover(on="larger")
    assert hover is not None
    assert ("Behaviour" in hover) is ("behaviour" in score["parts"]) is is_interpreted
    await editor.abandon()


async def test_a_hover_shows_the_verdict(editor: Editor) -> None:
    page = await editor.open("src/numbers.py")
    await page.diagnostics_contain(RULE)
    wrong = await page.hover(on="larger")
    assert wrong is not None
    assert "**Behaviour:** for first = 1, second = 2" in wrong
    await page.change([{"text": MENDED}])

    async def agreement() -> bool:
        hover = await page.hover(on="larger")
        return hover is not None and "**Behaviour:** agreed on" in hover and "of 4 branches" in hover

    await page.diagnostics_lack(RULE)
    await editor.eventually(agreement)


async def test_a_witness_is_copied_as_a_test(editor: Editor) -> None:
    page = await editor.open("src/numbers.py")
    await page.diagnostics_contain(RULE)
    [action] = [one for one in await page.actions(line=4) if one["title"] == "Copy as a test"]
    call = action["command"]
    answer = await editor.request(
        "workspace/executeCommand", {"command": call["command"], "arguments": call["arguments"]}
    )
    assert answer["framework"] == "pytest"
    namespace: dict[str, Any] = {"larger": None}
    test = answer["text"].replace("from numbers import Numbers", "")
    for python, is_right in ((BODY % ("first", "second"), True), (BODY % ("second", "first"), False)):
        exec(python + test, namespace)
        try:
            namespace["test_larger_as_the_original"]()
        except AssertionError:
            assert not is_right
        else:
            assert is_right
    shown = await editor.hears("window/showDocument")
    assert shown["uri"] == answer["document"]
    await page.change([{"text": MENDED}])
    await page.diagnostics_lack(RULE)
    assert not [one for one in await page.actions(line=4) if one["title"] == "Copy as a test"]


async def test_a_witness_stays_while_another_item_is_edited(editor: Editor) -> None:
    other = "\n    @staticmethod\n    def twice(number):\n        return number * 2\n"
    page = await editor.open("src/numbers.py", PYTHON + other)
    await page.diagnostics_contain(RULE)
    for number in range(3):
        await page.replace(f"* {number + 2}", f"* {number + 3}")
        assert RULE in await codes(page)
    await page.replace("return second", "return first")
    assert RULE not in await codes(page)


async def test_an_original_that_changes_is_interpreted_again(editor: Editor) -> None:
    page = await editor.open("src/numbers.py")
    await page.diagnostics_contain(RULE)
    original = await editor.open("legacy/Numbers.java")
    await original.replace("first > second", "first < second")
    await page.diagnostics_lack(RULE)
    await original.replace("first < second", "first > second")
    await page.diagnostics_contain(RULE)


async def test_the_editor_and_the_command_line_show_the_same_score(
    editor: Editor, workspace: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = await editor.open("src/numbers.py")
    answer = await scored(page)
    assert (
        main(
            [
                "score",
                str(workspace / "legacy/Numbers.java"),
                str(workspace / "src/numbers.py"),
                "--format",
                "json",
            ]
        )
        == 0
    )
    assert answer["s"] == json.loads(capsys.readouterr().out)["s"]
    assert answer["parts"]["behaviour"]["value"] == 0
    [lens, *_] = await page.lenses()
    assert lens["command"]["title"].startswith(f"S {rounded(answer['s'])}")
    await page.close()
    assert (await scored(page))["s"] == answer["s"]


async def test_endless_programs_delay_nobody(editor: Editor, workspace: Path) -> None:
    java, python = endless(60)
    (workspace / "legacy" / "Numbers.java").write_text(java)
    page = await editor.open("src/numbers.py", python)
    for _ in range(5):
        await page.replace("spin0(", "spin0( ")
        await page.diagnostics()
        # Long enough for the interpreter to have begun.
        await asyncio.sleep(0.6)
        began = time.monotonic()
        assert await page.hover(on="spin3") is not None
        assert time.monotonic() - began < 10
    other = await editor.open("src/larger.py")
    began = time.monotonic()
    assert (await scored(other))["parts"]["behaviour"]["value"] == 0
    assert time.monotonic() - began < 10
    assert await editor.stop() == 0
