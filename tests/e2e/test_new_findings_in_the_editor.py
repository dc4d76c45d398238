"""New findings only: a baseline, and a git revision, whose findings the editor does not show."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.e2e.editor import Editor
from tests.e2e.page import Page
from tests.e2e.programs import LEDGER_JAVA, LEDGER_PY
from tests.repository import Repository
from variorum.cli import main

SETTINGS = '[rules]\nbaseline = "known.json"\n'
ADDED = "import re\nimport os\n"


@pytest.fixture
def baseline(workspace: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A baseline with the findings of the workspace, which the settings name."""
    monkeypatch.chdir(workspace)
    assert main(["check", ".", "--write-baseline", "known.json"]) == 0
    (workspace / "variorum.toml").write_text(SETTINGS)
    return workspace / "known.json"


@pytest.fixture
def repository(workspace: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    """The workspace as a repository with one commit."""
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    made = Repository(workspace)
    made.commit()
    return made


async def shown(page: Page) -> list[str]:
    """The findings that the editor shows, with their lines."""
    found = await page.diagnostics()
    return sorted(f"{one['code']} {one['range']['start']['line'] + 1}" for one in found)


async def changed(editor: Editor, name: str, kind: int = 2) -> None:
    """Tell the server of a change on disk."""
    change = {"uri": (editor.workspace / name).as_uri(), "type": kind}
    await editor.notify("workspace/didChangeWatchedFiles", {"changes": [change]})


async def since(editor: Editor, revision: str | None) -> None:
    """Set the revision in the editor."""
    editor.configuration = {"variorum": {"rules": {"since": revision}}}
    await editor.notify("workspace/didChangeConfiguration", {"settings": None})


@pytest.mark.parametrize("pulls", [True, False])
async def test_findings_of_the_baseline_are_not_shown(workspace: Path, baseline: Path, pulls: bool) -> None:
    editor = Editor(workspace, pulls=pulls)
    try:
        await editor.start()
        page = await editor.open("src/ledger.py")
        await page.replace("import os\n", ADDED)
        await page.diagnostics_contain("unused-import", line=4)
        assert await shown(page) == ["unused-import 4"]
        await page.replace('"""A ledger', '# more\n\n"""A ledger')
        await page.diagnostics_contain("unused-import", line=6)
        assert await shown(page) == ["unused-import 6"]
    finally:
        await editor.abandon()


async def test_the_baseline_is_followed_when_it_changes(editor: Editor, baseline: Path) -> None:
    await changed(editor, "variorum.toml", kind=1)
    page = await editor.open("src/ledger.py")
    await page.diagnostics_lack("unused-import")
    text = baseline.read_text()
    document = json.loads(text)
    document["findings"] = [one for one in document["findings"] if one["rule"] != "unused-import"]
    baseline.write_text(json.dumps(document))
    await changed(editor, "known.json")
    await page.diagnostics_contain("unused-import")
    await page.diagnostics_lack("missing-item")
    baseline.write_text("<<<<<<< ours")
    await changed(editor, "known.json")
    message = await editor.hears("window/showMessage", "known.json")
    assert message["message"] == (
        "known.json: not valid JSON at line 1: Expecting value. Every finding is shown."
    )
    await page.diagnostics_contain("missing-item")
    baseline.write_text(text)
    await changed(editor, "known.json")
    await page.diagnostics_lack("missing-item")
    assert await shown(page) == []


async def test_fixing_all_leaves_known_findings_alone(editor: Editor, baseline: Path) -> None:
    await changed(editor, "variorum.toml", kind=1)
    page = await editor.open("src/ledger.py")
    await page.replace("import os\n", ADDED)
    await page.diagnostics_contain("unused-import", line=4)
    (action,) = await page.actions(line=4, only=["source.fixAll"])
    editor.apply((await editor.request("codeAction/resolve", action))["edit"])
    await page.settled()
    assert page.text == LEDGER_PY


async def test_findings_of_a_revision_are_not_shown(editor: Editor, repository: Repository) -> None:
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("missing-item")
    await since(editor, "HEAD")
    await page.diagnostics_lack("missing-item")
    await page.replace("import os\n", ADDED)
    await page.diagnostics_contain("unused-import", line=4)
    assert await shown(page) == ["unused-import 4"]
    await since(editor, None)
    await page.diagnostics_contain("missing-item")


async def test_the_original_of_the_revision_counts(editor: Editor, repository: Repository) -> None:
    await since(editor, "HEAD")
    source = await editor.open("legacy/Ledger.java")
    page = await editor.open("src/ledger.py")
    await page.diagnostics_lack("missing-item")
    await source.replace(
        "    public int total()",
        "    public int none() {\n        return 0;\n    }\n\n    public int total()",
    )
    await page.diagnostics_contain("missing-item")
    found = await page.diagnostics()
    assert [one["code"] for one in found] == ["missing-item"]
    assert "none" in found[0]["message"]


async def test_a_commit_is_followed_when_a_file_is_saved(editor: Editor, repository: Repository) -> None:
    await since(editor, "HEAD")
    page = await editor.open("src/ledger.py")
    await page.replace("import os\n", ADDED)
    await page.diagnostics_contain("unused-import", line=4)
    await editor.save(page)
    repository.commit()
    await editor.save(page)
    await page.diagnostics_lack("unused-import")
    assert await shown(page) == []


async def test_files_that_are_not_open(editor: Editor, repository: Repository) -> None:
    repository.write("src/new.py", "import os\n")
    repository.write("legacy/Ledger.java", LEDGER_JAVA)
    await changed(editor, "src/new.py", kind=1)
    await since(editor, "HEAD")

    async def only_the_new_file() -> bool:
        reports = (await editor.request("workspace/diagnostic", {"previousResultIds": []}))["items"]
        found = {Path(one["uri"]).name: [item["code"] for item in one["items"]] for one in reports}
        return found == {"Ledger.java": [], "ledger.py": [], "new.py": ["unused-import"]}

    await editor.eventually(only_the_new_file)
    repository.write("src/ledger.py", LEDGER_PY.replace("import os\n", ADDED))
    await changed(editor, "src/ledger.py")

    async def the_changed_one_too() -> bool:
        reports = (await editor.request("workspace/diagnostic", {"previousResultIds": []}))["items"]
        found = {Path(one["uri"]).name: [item["code"] for item in one["items"]] for one in reports}
        return found["ledger.py"] == ["unused-import"]

    await editor.eventually(the_changed_one_too)


@pytest.mark.parametrize(
    ("revision", "words"),
    [("nonsense", "knows no revision `nonsense`"), ("--output=x", "is not a git revision")],
)
async def test_a_revision_that_is_none_is_a_message(
    editor: Editor, repository: Repository, revision: str, words: str
) -> None:
    page = await editor.open("src/ledger.py")
    await since(editor, revision)
    await editor.hears("window/showMessage", words)
    await page.diagnostics_contain("missing-item")


async def test_a_folder_that_is_no_repository_is_a_message(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    await since(editor, "HEAD")
    message = await editor.hears("window/showMessage", "rules.since")
    assert message["message"].endswith("not inside a git repository. Every finding is shown.")
    await page.diagnostics_contain("missing-item")


async def test_a_workspace_cannot_have_git_asked(editor: Editor, workspace: Path) -> None:
    (workspace / "variorum.toml").write_text('[rules]\nsince = "HEAD"\n')
    await changed(editor, "variorum.toml", kind=1)
    message = await editor.hears("window/showMessage", "rules.since")
    assert message["message"].startswith("variorum.toml:2: rules.since: unknown setting")
