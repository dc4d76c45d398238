"""Compilers as witnesses: asked when somebody scores a translation, if the user wants that, and never while they type."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.editor import PATIENCE, Editor
from tests.e2e.judge_users import uri

REFUSING = 'echo \'  File "snippet.py", line 2\'; echo "SyntaxError: not today"; exit 1'
SCORE, WANTED = "variorum.scoreTranslation", {"translation": {"compilerEvidence": True}}

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="the compilers of these stories are shell scripts"
)


class Compiler:
    """A `python3` that notes each time that it is run, and then does as the story says."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir()

    def does(self, what: str) -> None:
        """From now on."""
        script = self._folder / "python3"
        script.write_text(f'#!/bin/sh\necho run >> "$(dirname "$0")/runs"\n{what}\n')
        script.chmod(0o755)

    @property
    def runs(self) -> int:
        """How often it was run."""
        runs = self._folder / "runs"
        return len(runs.read_text().splitlines()) if runs.exists() else 0


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    """A compiler that refuses everything."""
    found = Compiler(tmp_path / "bin")
    found.does(REFUSING)
    return found


@pytest.fixture
async def editor(workspace: Path, compiler: Compiler, tmp_path: Path) -> AsyncIterator[Editor]:
    """An editor, not started yet, in whose PATH that compiler comes first."""
    editor = Editor(workspace)
    editor.environment["PATH"] = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    yield editor
    await editor.abandon()


async def scored(editor: Editor) -> dict[str, Any]:
    """The answer to the command."""
    page = editor.pages.get(uri(editor)) or await editor.open("src/ledger.py")
    await page.diagnostics_contain("missing-item")
    answer: dict[str, Any] = await editor.command(SCORE, uri=page.uri)
    return answer


async def test_nothing_is_compiled_unless_the_user_wants_it(editor: Editor, compiler: Compiler) -> None:
    await editor.start()
    assert (await scored(editor))["compiler"] is None
    assert compiler.runs == 0


async def test_what_a_compiler_refuses_counts_against_the_translation(
    editor: Editor, compiler: Compiler
) -> None:
    await editor.start()
    before = await scored(editor)
    await editor.notify("variorum/userSettings", WANTED)
    after = await scored(editor)
    assert after["compiler"]["errors"] == 1
    # What the interpreter agrees on still counts in part.
    assert after["s"] < 0.6 * before["s"]
    assert after["dimensions"]["safety"]["value"] == 0
    assert "python3: SyntaxError: not today" in str(after["parts"]["validity"]["evidence"])
    assert "python3 finds 1 error in the translation" in after["markdown"]


async def test_typing_asks_no_compiler_and_ends_what_it_said(editor: Editor, compiler: Compiler) -> None:
    editor.options = WANTED
    await editor.start()
    await scored(editor)
    page = editor.pages[uri(editor)]
    lens = {"textDocument": {"uri": page.uri}}
    told = await editor.request("textDocument/codeLens", lens)
    await page.replace("self.amounts", "self.amounts ")
    await page.diagnostics_contain("missing-item")
    again = await editor.request("textDocument/codeLens", lens)
    assert compiler.runs == 1
    assert told[0]["command"]["title"] != again[0]["command"]["title"]


async def test_the_same_texts_are_compiled_once(editor: Editor, compiler: Compiler) -> None:
    editor.options = WANTED
    await editor.start()
    assert await scored(editor) == await scored(editor)
    assert compiler.runs == 1


async def test_nothing_is_compiled_in_a_workspace_without_trust(editor: Editor, compiler: Compiler) -> None:
    editor.options = {**WANTED, "trusted": False}
    await editor.start()
    assert "trust" in (await scored(editor))["compiler"]["reason"]
    assert compiler.runs == 0
    await editor.notify("variorum/userSettings", {"trusted": True})
    assert (await scored(editor))["compiler"]["errors"] == 1


async def test_a_workspace_cannot_have_anything_compiled(
    editor: Editor, workspace: Path, compiler: Compiler
) -> None:
    (workspace / "variorum.toml").write_text("[translation]\ncompiler_evidence = true\n")
    editor.configuration = WANTED
    await editor.start()
    assert (await scored(editor))["compiler"] is None
    shown = await editor.hears("textDocument/publishDiagnostics", "compiler_evidence")
    assert "from your user settings only" in shown["diagnostics"][0]["message"]
    assert compiler.runs == 0


async def test_cancelling_ends_the_compiler(editor: Editor, compiler: Compiler, tmp_path: Path) -> None:
    # The compiler holds the pipe open for as long as it lives.
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    compiler.does(f"exec 3> '{pipe}'; echo begun >&3; exec sleep 60")
    editor.options = WANTED
    await editor.start()
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("missing-item")
    asked = {"command": SCORE, "arguments": [{"uri": page.uri}], "workDoneToken": "score"}
    answer = await editor.ask("workspace/executeCommand", asked)
    held = await asyncio.to_thread(pipe.open)
    with held:
        assert await asyncio.to_thread(held.readline) == "begun\n"
        assert await page.hover(on="total(self)") is not None
        await editor.notify("window/workDoneProgress/cancel", {"token": "score"})
        assert "error" in await answer
        assert await asyncio.wait_for(asyncio.to_thread(held.read), PATIENCE) == ""


@pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no C compiler here")
async def test_a_real_compiler_names_the_line(editor: Editor) -> None:
    editor.options = WANTED
    await editor.start()
    text = "// variorum: translated-from ../legacy/Ledger.java\nint total(int n) {\n    return m;\n}\n"
    page = await editor.open("src/ledger.c", text, language="c")
    answer = await editor.command(SCORE, uri=page.uri)
    assert answer["compiler"]["command"] == "gcc"
    lines = [
        one["target"]["start"]["line"]
        for one in answer["parts"]["validity"]["evidence"]
        if one["text"].startswith("gcc: ")
    ]
    assert lines == [3]
