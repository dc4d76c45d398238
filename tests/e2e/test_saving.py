"""Saving: what is on disk has in the editor the findings that `variorum check` tells of it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.e2e.editor import Editor
from tests.e2e.page import Page
from tests.lsp.test_buffer import MISSPELT


@pytest.fixture(params=["editor", "older_editor"])
def either(request: pytest.FixtureRequest) -> Editor:
    """An editor that asks for diagnostics, and one that does not."""
    one: Editor = request.getfixturevalue(request.param)
    return one


def checked(editor: Editor) -> list[tuple[str, int]]:
    """Rule and line of what the command finds."""
    command = [sys.executable, "-m", "variorum", "check", "Arms.java", "--format", "json", "--no-cache"]
    said = subprocess.run(command, cwd=editor.workspace, capture_output=True, text=True, timeout=60).stdout
    [file] = json.loads(said)["files"]
    return sorted((one["rule"], one["range"]["start"]["line"]) for one in file["findings"])


async def shown(page: Page) -> list[tuple[str, int]]:
    """Rule and line of what the editor shows."""
    return sorted((one["code"], one["range"]["start"]["line"] + 1) for one in await page.diagnostics())


async def test_a_text_with_errors_has_the_findings_of_its_file_once_it_is_saved(either: Editor) -> None:
    page = await either.open("Arms.java", MISSPELT.replace("x", ""))
    await shown(page)
    await page.replace("switch", "switxch")
    typed = await shown(page)
    await either.save(page)
    wanted = checked(either)
    assert typed != wanted

    async def is_as_on_disk() -> bool:
        return await shown(page) == wanted

    await either.eventually(is_as_on_disk)
