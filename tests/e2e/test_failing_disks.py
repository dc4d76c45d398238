"""A disk that fails while the server runs: one clear refusal, typing goes on, and later the disk can be used again."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from tests.e2e.editor import Editor, Refused
from tests.e2e.judge_users import MakeEditor, judged, page_of, uri
from tests.e2e.test_ratings_in_the_editor import MARKS, lines_of_scores
from tests.judging.fake_endpoint import Endpoint


def leave_room(editor: Editor, size: int) -> None:
    """Let the server's files grow to so many bytes and no further, as a full disk does; -1 takes that back."""
    resource.prlimit(editor.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def test_a_rating_is_refused_while_the_disk_is_full(user: MakeEditor) -> None:
    editor, page = await page_of(user(None))
    leave_room(editor, 0)
    with pytest.raises(Refused, match="the judgement was not stored: File too large"):
        await editor.command("variorum.rateTranslation", uri=uri(editor), values=MARKS)
    await page.change([{"text": page.text + "breakpoint()\n"}])
    await page.diagnostics_contain("debug-breakpoint")
    leave_room(editor, -1)
    await editor.command("variorum.rateTranslation", uri=uri(editor), values=MARKS)
    assert [one["rater"] for one in lines_of_scores(editor)] == ["Ada"]


async def test_what_was_stored_is_there_after_a_refusal(user: MakeEditor) -> None:
    editor, _ = await page_of(user(None))
    await editor.command("variorum.rateTranslation", uri=uri(editor), values=MARKS)
    size = (editor.workspace / ".variorum/scores.jsonl").stat().st_size
    leave_room(editor, size + 20)
    with pytest.raises(Refused, match="the judgement was not stored"):
        await editor.command("variorum.rateTranslation", uri=uri(editor), values={**MARKS, "safety": 1.0})
    leave_room(editor, -1)
    score = await editor.command("variorum.scoreTranslation", uri=uri(editor))
    assert [one["j"] for one in score["history"]] == [0.5]


async def test_a_place_that_cannot_be_written_is_named(user: MakeEditor, workspace: Path) -> None:
    (workspace / ".variorum").write_text("in the way")
    editor, page = await page_of(user(None))
    with pytest.raises(Refused, match="the judgement was not stored"):
        await editor.command("variorum.rateTranslation", uri=uri(editor), values=MARKS)
    await page.change([{"text": page.text + "breakpoint()\n"}])
    await page.diagnostics_contain("debug-breakpoint")
    (workspace / ".variorum").unlink()
    await editor.command("variorum.rateTranslation", uri=uri(editor), values=MARKS)
    assert len(lines_of_scores(editor)) == 1


async def test_an_answer_that_was_paid_for_is_shown_though_it_cannot_be_kept(
    user: MakeEditor, endpoint: Endpoint
) -> None:
    editor, page = await page_of(user(endpoint.url))
    leave_room(editor, 0)
    assert (await judged(editor))["j"] == 0.75
    await editor.hears("window/showMessage", "the judgement was not stored: File too large")
    assert lines_of_scores(editor) == []
    await page.change([{"text": page.text + "breakpoint()\n"}])
    await page.diagnostics_contain("debug-breakpoint")
