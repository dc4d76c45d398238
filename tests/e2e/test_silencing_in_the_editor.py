"""Ignoring a rule here or everywhere, and fixing everything at once."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.e2e.editor import Editor, Refused

TWO_IMPORTS = "import os\nimport re\n\n\ndef double(number):\n    return number * 2\n"
# Nobody else can see these, so they can go without a question.
LOCAL_IMPORTS = "def double(number):\n    import os\n    import re\n    return number * 2\n"


async def test_a_comment_silences_the_rule_on_its_line(editor: Editor) -> None:
    page = await editor.open("untitled:1", TWO_IMPORTS, language="python")
    await page.apply(action="Ignore unused-import here", line=1)
    assert page.text.startswith("import os  # variorum: ignore[unused-import]\nimport re\n")
    await page.diagnostics_lack("unused-import", line=1)
    await page.diagnostics_contain("unused-import", line=2)


async def test_the_comment_is_in_the_language_of_the_file(editor: Editor) -> None:
    page = await editor.open("untitled:1", "import java.util.List;\n\nclass A {\n}\n", language="java")
    await page.apply(action="Ignore unused-import here", line=1)
    assert page.text.startswith("import java.util.List;  // variorum: ignore[unused-import]\n")
    await page.diagnostics_lack("unused-import")


async def test_a_second_rule_joins_the_comment_that_is_there(editor: Editor) -> None:
    text = "import os  # variorum: ignore[debug-print]\n"
    page = await editor.open("untitled:1", text, language="python")
    await page.apply(action="Ignore unused-import here", line=1)
    assert page.text == "import os  # variorum: ignore[debug-print, unused-import]\n"
    await page.diagnostics_lack("unused-import")


async def test_the_comment_stands_above_a_line_that_ends_inside_a_string(editor: Editor) -> None:
    text = 'def f():\n    unused = """one\n    two"""\n    return 1\n'
    page = await editor.open("untitled:1", text, language="python")
    found = await page.diagnostics_contain("unused-variable", line=2)
    await page.apply(action=f"Ignore {found['code']} here", line=2)
    assert page.text.split("\n")[1] == "    # variorum: ignore[unused-variable]"
    await page.diagnostics_lack("unused-variable")


async def test_ignoring_in_the_workspace_makes_a_settings_file(editor: Editor, workspace: Path) -> None:
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import")
    await page.apply(action="Ignore unused-import in this workspace", line=4)
    settings = tomllib.loads((workspace / "variorum.toml").read_text())
    assert settings == {"rules": {"disabled": ["unused-import"]}}
    await _changed(editor, "variorum.toml")
    await page.diagnostics_lack("unused-import")


@pytest.mark.parametrize(
    "before",
    [
        "",
        "[rules]\n",
        "[rules]\ndisabled = []\n",
        '[rules]\ndisabled = ["debug-print"]\n',
        "[lens]\nenabled = true",
    ],
)
async def test_ignoring_in_the_workspace_keeps_what_the_settings_say(
    silent_editor: Editor, workspace: Path, before: str
) -> None:
    (workspace / "variorum.toml").write_text(before)
    editor = silent_editor
    await editor.request("initialize", {"rootUri": workspace.as_uri(), "capabilities": editor.abilities})
    await editor.notify("initialized", {})
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import")
    await page.apply(action="Ignore unused-import in this workspace", line=4)
    after = tomllib.loads((workspace / "variorum.toml").read_text())
    assert "unused-import" in after["rules"]["disabled"]
    assert set(tomllib.loads(before)) <= set(after)
    assert ("debug-print" in before) == ("debug-print" in after["rules"]["disabled"])


async def test_all_safe_fixes_are_one_action(editor: Editor) -> None:
    page = await editor.open("untitled:1", LOCAL_IMPORTS, language="python")
    [action] = await page.actions(line=1, only=["source.fixAll"])
    assert action["kind"] == "source.fixAll.variorum"
    assert "edit" not in action
    await page.apply(action=action["title"], line=1)
    assert "import" not in page.text
    assert page.text == "def double(number):\n    return number * 2\n"


async def test_an_editor_that_can_shows_all_fixes_for_confirmation(silent_editor: Editor) -> None:
    editor = silent_editor
    editor.abilities["workspace"]["workspaceEdit"]["changeAnnotationSupport"] = {"groupsOnLabel": True}
    await editor.start()
    page = await editor.open("untitled:1", "import os\n\n\ndef f():\n    import re\n", language="python")
    [action] = await page.actions(line=1, only=["source.previewFixes"])
    edit = action["edit"]
    assert all(one["needsConfirmation"] for one in edit["changeAnnotations"].values())
    [document] = edit["documentChanges"]
    assert [(one["range"]["start"]["line"], one["annotationId"]) for one in document["edits"]] == [
        (0, "unused-import.unsafe"),
        (4, "unused-import"),
    ]
    assert await page.actions(line=1, only=["source.fixAll"]) != []


async def test_other_editors_are_not_offered_a_preview(editor: Editor) -> None:
    page = await editor.open("untitled:1", LOCAL_IMPORTS, language="python")
    assert await page.actions(line=1, only=["source.previewFixes"]) == []


async def test_all_safe_fixes_are_one_command(editor: Editor) -> None:
    page = await editor.open("untitled:1", LOCAL_IMPORTS, language="python")
    assert await editor.command("variorum.fixAll", uri=page.uri) == {"applied": True, "reason": None}
    await page.settled()
    assert "import" not in page.text
    answer = await editor.command("variorum.fixAll", uri=page.uri)
    assert answer == {"applied": False, "reason": "there is nothing that is safe to fix"}


async def test_only_the_kinds_that_were_asked_for_are_offered(editor: Editor) -> None:
    page = await editor.open("untitled:1", TWO_IMPORTS, language="python")
    fixes = await page.actions(line=1, only=["quickfix"])
    assert {action["kind"] for action in fixes} == {"quickfix", "quickfix.ignore.variorum"}
    ways = await page.actions(line=1, only=["quickfix.ignore.variorum"])
    assert [action["title"] for action in ways] == [
        one["title"] for one in fixes if one["title"].startswith("Ignore")
    ]
    assert await page.actions(line=1, only=["refactor"]) == []


async def test_an_editor_without_action_literals_is_offered_commands(silent_editor: Editor) -> None:
    editor = silent_editor
    del editor.abilities["textDocument"]["codeAction"]
    await editor.request("initialize", {"capabilities": editor.abilities})
    await editor.notify("initialized", {})
    page = await editor.open("untitled:1", TWO_IMPORTS, language="python")
    [action] = await page.actions(line=1)
    assert action["command"] == "variorum.fixAll"


async def test_an_editor_that_cannot_apply_edits_is_told_what_to_do(silent_editor: Editor) -> None:
    editor = silent_editor
    editor.abilities["workspace"]["applyEdit"] = False
    await editor.request("initialize", {"capabilities": editor.abilities})
    await editor.notify("initialized", {})
    page = await editor.open("untitled:1", TWO_IMPORTS, language="python")
    with pytest.raises(Refused, match=r"source\.fixAll"):
        await editor.command("variorum.fixAll", uri=page.uri)


async def _changed(editor: Editor, name: str) -> None:
    change = {"uri": (editor.workspace / name).as_uri(), "type": 1}
    await editor.notify("workspace/didChangeWatchedFiles", {"changes": [change]})
