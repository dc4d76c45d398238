"""File names that are no UTF-8, which Linux allows: every command reads such a file, and an editor finds its pair."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.e2e.editor import Editor
from tests.hostile import harm
from variorum.cli import main

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="names are any bytes on Linux alone")

NAME = os.fsdecode(b"caf\xe9\xff")
SETTINGS = '[[pairs.patterns]]\nsource = "old/{name}.java"\ntarget = "new/{name}.py"\n'
ORIGINAL = "class A {\n    int first(int a) { return a / 2; }\n    int second(int a) { return a; }\n}\n"
TRANSLATION = "import os\n\n\nclass A:\n    def first(self, a):\n        return a / 2\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A workspace with a pair of such names."""
    (tmp_path / "variorum.toml").write_text(SETTINGS)
    for place, text in (("old/{}.java", ORIGINAL), ("new/{}.py", TRANSLATION)):
        path = tmp_path / place.format(NAME)
        path.parent.mkdir()
        path.write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


COMMANDS = {
    ("check", "."): ("text", "json", "sarif", "github"),
    ("check", f"new/{NAME}.py", "--no-cache"): ("text", "json", "sarif", "github"),
    ("score", f"old/{NAME}.java", f"new/{NAME}.py"): ("text", "json", "markdown", "html"),
    ("quality", f"new/{NAME}.py"): ("text", "json"),
    ("pairs",): ("text", "json"),
}
LOOKS: dict[str, Callable[[str], list[str]]] = {
    "text": harm.in_text,
    "json": harm.in_json,
    "sarif": harm.in_sarif,
    "github": harm.in_text,
    "markdown": harm.in_markdown,
    "html": harm.in_html,
}


@pytest.mark.parametrize(
    ("command", "form"), [(command, form) for command, forms in COMMANDS.items() for form in forms]
)
def test_a_command_reads_such_a_file(
    folder: Path, capsys: pytest.CaptureFixture[str], command: tuple[str, ...], form: str
) -> None:
    assert main([*command, "--format", form]) in (0, 1)
    printed = capsys.readouterr()
    assert printed.err == ""
    assert "caf" in printed.out
    assert LOOKS[form](printed.out) == []


def test_a_file_that_is_not_there_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", f"{NAME}.py"]) == 2
    assert capsys.readouterr().err == "variorum: caf<U+DCE9><U+DCFF>.py: no such file\n"


@pytest.fixture
async def editor(folder: Path) -> AsyncIterator[Editor]:
    one = Editor(folder)
    await one.start()
    yield one
    await one.abandon()


async def test_an_editor_finds_the_pair(editor: Editor) -> None:
    page = await editor.open(f"new/{NAME}.py")
    assert "%E9%FF" in page.uri
    await page.diagnostics_contain("missing-item")
    score = await editor.command("variorum.scoreTranslation", uri=page.uri)
    assert (score["source"], score["target"]) == (f"old/{NAME}.java", f"new/{NAME}.py")
    assert [one["source"] for one in (await editor.command("variorum.listPairs"))["pairs"]]
    assert json.dumps(score).isascii()
