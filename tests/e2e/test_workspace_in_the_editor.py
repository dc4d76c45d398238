"""Findings of the whole workspace, with progress and cancelling, and a server on a socket."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.editor import PATIENCE, Editor, Refused


async def test_every_file_of_the_workspace_is_reported(editor: Editor) -> None:
    await _listed(editor)
    reports = await _workspace_reports(editor)
    codes = {Path(uri).name: [one["code"] for one in report["items"]] for uri, report in reports.items()}
    assert codes["Ledger.java"] == []
    assert "unused-import" in codes["ledger.py"]
    assert "missing-item" in codes["ledger.py"]


async def test_reports_that_are_known_are_not_sent_again(editor: Editor) -> None:
    await _listed(editor)
    first = await _workspace_reports(editor)
    known = [{"uri": uri, "value": report["resultId"]} for uri, report in first.items()]
    again = await _workspace_reports(editor, previousResultIds=known)
    assert {report["kind"] for report in again.values()} == {"unchanged"}


async def test_a_request_that_takes_portions_stays_open_and_hears_of_changes_only(
    editor: Editor, workspace: Path
) -> None:
    params = {"previousResultIds": [], "partialResultToken": "portions"}
    running = await editor.ask("workspace/diagnostic", params)
    await editor.hears("$/progress", "unused-import")
    await editor.until(lambda: len(_portions(editor)) == 2)

    target = workspace / "src" / "ledger.py"
    target.write_text(target.read_text().replace("import os\n", ""))
    await _tell_of_change(editor, target, kind=2)
    await editor.until(lambda: len(_portions(editor)) == 3)
    report = _portions(editor)[2]
    assert report["uri"] == target.as_uri()
    assert all(one["code"] != "unused-import" for one in report["items"])

    target.unlink()
    await _tell_of_change(editor, target, kind=3)
    await editor.until(lambda: len(_portions(editor)) == 4)
    assert _portions(editor)[3] == {"kind": "full", "uri": target.as_uri(), "version": None, "items": []}

    assert not running.done()
    await editor.notify("$/cancelRequest", {"id": running.number})  # type: ignore[attr-defined]
    answer = await asyncio.wait_for(running, PATIENCE)
    assert answer["error"]["code"] == -32800


async def test_a_request_that_stays_open_does_not_hold_up_the_end(editor: Editor) -> None:
    await editor.ask("workspace/diagnostic", {"previousResultIds": [], "partialResultToken": "portions"})
    await editor.hears("$/progress", "unused-import")
    assert await editor.stop() == 0


async def test_an_open_text_counts_as_it_stands_in_the_editor(editor: Editor) -> None:
    page = await editor.open("src/ledger.py")
    await page.replace("import os\n", "")
    await _listed(editor)
    reports = await _workspace_reports(editor)
    assert all(one["code"] != "unused-import" for one in reports[page.uri]["items"])
    assert reports[page.uri]["version"] == 2


async def test_a_check_of_a_large_workspace_shows_progress_and_can_be_cancelled(
    silent_editor: Editor, workspace: Path
) -> None:
    editor = silent_editor
    body = "".join(f"def f{number}(x):\n    y = x\n    return x + {number}\n\n" for number in range(300))
    for number in range(60):
        (workspace / "src" / f"many_{number}.py").write_text(body)
    await editor.request("initialize", {"rootUri": workspace.as_uri(), "capabilities": editor.abilities})
    await editor.notify("initialized", {})
    await _listed(editor)
    running = await editor.ask("workspace/diagnostic", {"previousResultIds": []})
    begun = await editor.hears("$/progress", "checking the workspace")
    assert begun["value"]["kind"] == "begin"
    assert begun["value"]["cancellable"] is True
    await editor.hears("$/progress", '"kind": "report"')
    page = await editor.open("src/ledger.py")
    await page.diagnostics_contain("unused-import")
    assert not running.done()
    await editor.notify("$/cancelRequest", {"id": running.number})  # type: ignore[attr-defined]
    answer = await asyncio.wait_for(running, PATIENCE)
    assert answer["error"]["code"] == -32800
    await editor.hears("$/progress", '"kind": "end"')
    await page.diagnostics_contain("unused-import")


async def test_unknown_commands_are_refused_with_the_known_ones(editor: Editor) -> None:
    with pytest.raises(Refused, match=r"variorum\.scoreTranslation") as refusal:
        await editor.command("variorum.danceTheTango")
    assert refusal.value.code == -32602


def _portions(editor: Editor) -> list[dict[str, object]]:
    """The reports that came one by one, in the order in which they came."""
    values = [params["value"] for params in editor.heard("$/progress", "portions")]
    return [report for value in values for report in value["items"]]


async def _tell_of_change(editor: Editor, path: Path, kind: int) -> None:
    changes = [{"uri": path.as_uri(), "type": kind}]
    await editor.notify("workspace/didChangeWatchedFiles", {"changes": changes})


async def _listed(editor: Editor) -> None:
    async def look() -> bool:
        return len(await _workspace_reports(editor)) >= 2

    await editor.eventually(look)


async def _workspace_reports(editor: Editor, **more: object) -> dict[str, dict[str, object]]:
    params = {"previousResultIds": [], **more}
    answer = await editor.request("workspace/diagnostic", params)
    return {report["uri"]: report for report in answer["items"]}
