"""Settings from the editor and from the workspace's own file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.editor import Editor
from tests.e2e.programs import LEDGER_PY


async def test_the_editors_configuration_counts(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import")
    editor.configuration = {"variorum": {"rules": {"disabled": ["unused-import"]}}}
    await editor.notify("workspace/didChangeConfiguration", {"settings": None})
    await page.diagnostics_lack("unused-import")


async def test_an_editor_that_cannot_be_asked_sends_its_configuration(silent_editor: Editor) -> None:
    editor = silent_editor
    editor.abilities["workspace"]["configuration"] = False
    await editor.request(
        "initialize", {"rootUri": editor.workspace.as_uri(), "capabilities": editor.abilities}
    )
    await editor.notify("initialized", {})
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import")
    settings = {"variorum": {"rules": {"severity": {"unused-import": "hint"}}}}
    await editor.notify("workspace/didChangeConfiguration", {"settings": settings})

    async def is_hint() -> bool:
        return (await page.diagnostics_contain("unused-import"))["severity"] == 4

    await editor.eventually(is_hint)


async def test_the_configuration_counts_where_no_folder_is_open(silent_editor: Editor) -> None:
    editor = silent_editor
    editor.configuration = {"variorum": {"rules": {"severity": {"unused-import": "error"}}}}
    await editor.request("initialize", {"rootUri": None, "capabilities": editor.abilities})
    await editor.notify("initialized", {})
    page = await editor.open("untitled:1", "import os\n", language="python")

    async def is_error() -> bool:
        return (await page.diagnostics_contain("unused-import"))["severity"] == 1

    await editor.eventually(is_error)


async def test_the_settings_file_is_followed_when_it_changes(editor: Editor, workspace: Path) -> None:
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import")
    (workspace / "variorum.toml").write_text('[rules]\ndisabled = ["unused-import"]\n')
    await _changed(editor, "variorum.toml")
    await page.diagnostics_lack("unused-import")
    (workspace / "variorum.toml").unlink()
    await _changed(editor, "variorum.toml", kind=3)
    await page.diagnostics_contain("unused-import")


@pytest.mark.parametrize("name", ["variorum.toml", "pyproject.toml"])
async def test_a_wrong_value_is_named_and_its_default_holds(
    editor: Editor, workspace: Path, name: str
) -> None:
    page = await editor.open("src/ledger.py")
    head = "tool.variorum.translation" if name == "pyproject.toml" else "translation"
    (workspace / name).write_text(f"# settings\n[{head}]\nalpha = 7\n")
    await _changed(editor, name)
    message = await editor.hears("window/showMessage", name)
    assert message["message"].startswith(
        f"{name}:3: translation.alpha: 7 is not a share: use a number from 0 to 1"
    )
    shown = await editor.hears("textDocument/publishDiagnostics", name)
    assert shown["diagnostics"][0]["range"]["start"]["line"] == 2
    await page.diagnostics_contain("missing-item")
    score = await editor.command("variorum.scoreTranslation", uri=page.uri)
    assert score["alpha"] == 0.5
    (workspace / name).write_text(f"[{head}]\nalpha = 0.25\n")
    await _changed(editor, name)
    await editor.until(lambda: editor.heard("textDocument/publishDiagnostics", '"diagnostics": []'))
    score = await editor.command("variorum.scoreTranslation", uri=page.uri)
    assert score["alpha"] == 0.25


async def test_a_wrong_value_in_the_editor_is_a_message(editor: Editor) -> None:
    editor.configuration = {"variorum": {"rules": {"disabled": ["unused-imports"]}}}
    await editor.notify("workspace/didChangeConfiguration", {"settings": None})
    message = await editor.hears("window/showMessage", "unused-imports")
    assert "did you mean `unused-import`, `unused-parameter` or" in message["message"]


async def test_lenses_can_be_switched_off(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("missing-item")
    assert await page.lenses()
    editor.configuration = {"variorum": {"lens": {"enabled": False}}}
    await editor.notify("workspace/didChangeConfiguration", {"settings": None})

    async def are_gone() -> bool:
        return await page.lenses() == []

    await editor.eventually(are_gone)


async def test_every_folder_has_its_own_settings(silent_editor: Editor, workspace: Path) -> None:
    editor = silent_editor
    folders = []
    for name in ("strict", "lax"):
        folder = workspace / name
        folder.mkdir()
        (folder / "main.py").write_text("import os\n")
        folders.append({"uri": folder.as_uri(), "name": name})
    (workspace / "lax" / "variorum.toml").write_text('[rules]\ndisabled = ["unused-import"]\n')
    greeting = {"workspaceFolders": folders, "capabilities": editor.abilities}
    await editor.request("initialize", greeting)
    await editor.notify("initialized", {})
    strict, lax = await editor.open("strict/main.py"), await editor.open("lax/main.py")
    await strict.diagnostics_contain("unused-import")
    await lax.diagnostics_lack("unused-import")
    event = {"added": [], "removed": [folders[1]]}
    await editor.notify("workspace/didChangeWorkspaceFolders", {"event": event})
    await lax.diagnostics_contain("unused-import")


async def test_a_folder_that_is_added_brings_its_pairs(
    editor: Editor, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = tmp_path_factory.mktemp("other")
    (other / "A.java").write_text("class A { int f() { return 1; } int g() { return 2; } }\n")
    page = await editor.open(
        (other / "a.py").as_uri(), LEDGER_PY.replace("../legacy/Ledger", "A"), language="python"
    )
    await page.diagnostics_lack("missing-item")
    event = {"added": [{"uri": other.as_uri(), "name": "other"}], "removed": []}
    await editor.notify("workspace/didChangeWorkspaceFolders", {"event": event})
    await page.diagnostics_contain("missing-item")


async def test_restart_reads_everything_again(editor: Editor, workspace: Path) -> None:
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import")
    (workspace / "variorum.toml").write_text('[rules]\ndisabled = ["unused-import"]\n')
    await editor.command("variorum.restart")
    await page.diagnostics_lack("unused-import")
    await page.diagnostics_contain("missing-item")


async def test_another_linters_configuration_is_followed_when_it_changes(
    editor: Editor, workspace: Path
) -> None:
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import")
    (workspace / "src/.ruff.toml").write_text('[lint]\nignore = ["F401"]\n')
    await _changed(editor, "src/.ruff.toml", kind=1)
    await page.diagnostics_lack("unused-import")
    (workspace / "src/.ruff.toml").write_text("[lint\n")
    await _changed(editor, "src/.ruff.toml")
    await page.diagnostics_contain("unused-import")
    message = await editor.hears("window/showMessage", ".ruff.toml")
    assert message["message"].startswith("src/.ruff.toml:1: not valid TOML: ")
    (workspace / "src/.ruff.toml").write_text('lint.ignore = ["F401"]\n')
    await _changed(editor, "src/.ruff.toml")
    await page.diagnostics_lack("unused-import")
    editor.configuration = {"variorum": {"rules": {"otherLinters": False}}}
    await editor.notify("workspace/didChangeConfiguration", {"settings": None})
    await page.diagnostics_contain("unused-import")


async def test_a_generated_file_has_no_findings_until_it_is_asked_for(
    editor: Editor, workspace: Path
) -> None:
    (workspace / "made.py").write_text("# @generated\nimport os\n")
    page = await editor.open("made.py")
    assert await page.diagnostics() == []
    logged = await editor.hears("window/logMessage", "made.py")
    assert logged["message"] == "made.py: no findings, because it is generated or minified"
    editor.configuration = {"variorum": {"analysis": {"generated": True}}}
    await editor.notify("workspace/didChangeConfiguration", {"settings": None})
    await page.diagnostics_contain("unused-import")


async def _changed(editor: Editor, name: str, kind: int = 1) -> None:
    change = {"uri": (editor.workspace / name).as_uri(), "type": kind}
    await editor.notify("workspace/didChangeWatchedFiles", {"changes": [change]})
