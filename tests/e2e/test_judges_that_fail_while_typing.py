"""However the model's endpoint fails, typing goes on, the judgement ends with a reason, and the next one can succeed."""

from __future__ import annotations

import asyncio
import json
import threading

import pytest

from tests.e2e.editor import Editor
from tests.e2e.judge_users import TARGET, MakeEditor, judged, page_of
from tests.judging.fake_endpoint import (
    Exchange,
    Turn,
    answer,
    drip,
    dropped,
    fake_endpoint,
    huge,
    marks,
    raw,
    silence,
    status,
)

FAILURES = {
    "off the grid": (answer(json.dumps(marks(safety=0.3))), "off the grid"),
    "a field missing": (answer(json.dumps(marks(safety=None))), "missing field"),
    "prose": (answer("It is very good."), "malformed answer"),
    "deep": (answer('{"safety": ' * 100_000), "malformed answer"),
    "cut off": (answer(json.dumps(marks())[:80], finish_reason="length"), "truncated"),
    "filtered": (answer("", finish_reason="content_filter"), "blocked by policy"),
    "too long": (status(413), "context overflow"),
    "wrong key": (status(401), "refused"),
    "no model": (status(404), "refused"),
    "too many": (status(429, headers={"Retry-After": "86400"}), "rate limit"),
    "broken": (status(500), "server error"),
    "redirect": (status(302, headers={"Location": "http://203.0.113.7/v1"}), "refused"),
    "no text": (raw(b'{"choices": "\xff\xfe"}'), "malformed answer"),
    "a page": (raw(b"<html>hello</html>"), "malformed answer"),
    "a gigabyte": (huge, "malformed answer"),
    "hangs up": (dropped, "connection"),
}


def held(turn: Turn, gate: threading.Event) -> Turn:
    """What the endpoint does once the gate is open."""

    def wait(exchange: Exchange) -> None:
        gate.wait(60)
        turn(exchange)

    return wait


async def test_typing_goes_on_and_the_next_judgement_scores(user: MakeEditor) -> None:
    with fake_endpoint() as server:
        editor, page = await page_of(user(server.url, retries=0, cache=False))
        for number, (turn, kind) in enumerate(FAILURES.values()):
            gate = threading.Event()
            server.turns = (held(turn, gate),)
            server.arrived.clear()
            judgement = asyncio.create_task(judged(editor))
            assert await asyncio.to_thread(server.arrived.wait, 60)
            await page.replace("def ", f"import unheard_of_{number}\n\n\ndef ")
            await page.diagnostics_contain("unused-import")
            gate.set()
            found = await judgement
            assert (found["status"], found["j"]) == ("unscored", None)
            assert found["reason"].startswith(f"{kind}: ")
            assert said(editor)[number:] == [f"{TARGET} is unscored: {found['reason']}."]
        server.turns = (answer(),)
        assert (await judged(editor))["status"] == "scored"


def said(editor: Editor) -> list[str]:
    """Every message that was put before the user."""
    return [shown["message"] for shown in editor.heard("window/showMessage")]


async def test_all_retries_and_keystrokes_come_to_one_message(user: MakeEditor) -> None:
    with fake_endpoint(status(429, headers={"Retry-After": "0"})) as server:
        editor, page = await page_of(user(server.url, retries=4, cache=False))
        gate = threading.Event()
        server.turns = (held(server.turns[0], gate), *server.turns)
        judgement = asyncio.create_task(judged(editor))
        assert await asyncio.to_thread(server.arrived.wait, 60)
        for number in range(30):
            await page.replace("def ", f"import unheard_of_{number}\n\n\ndef ")
            await page.hover("class ")
            gate.set()
        found = await judgement
        await page.diagnostics_contain("unused-import")
        lens_titles = [one["command"]["title"] for one in await page.lenses()]
        assert len(server.requests) == 5
        assert said(editor) == [f"{TARGET} is unscored: {found['reason']}."]
        assert not editor.heard("window/showMessageRequest", "unscored")
        assert editor.heard("window/logMessage") == []
        # Where the translation's scores are shown, the reason stays to be read.
        assert any("unscored" in title for title in lens_titles), lens_titles


async def test_a_judgement_that_nobody_asked_aloud_for_fails_in_silence(user: MakeEditor) -> None:
    with fake_endpoint(status(401)) as server:
        editor, page = await page_of(user(server.url, retries=0, cache=False))
        found = await judged(editor, quiet=True)
        assert found["reason"].startswith("refused: ")
        await page.replace("def ", "import unheard_of\n\n\ndef ")
        await page.diagnostics_contain("unused-import")
        assert said(editor) == []


@pytest.mark.parametrize("turn", [drip, silence])
async def test_typing_goes_on_while_an_endpoint_takes_its_time(user: MakeEditor, turn: Turn) -> None:
    with fake_endpoint(turn) as server:
        editor, page = await page_of(user(server.url, retries=0, timeout=1.0))
        judgement = asyncio.create_task(judged(editor))
        assert await asyncio.to_thread(server.arrived.wait, 60)
        while not judgement.done():
            await page.replace("def ", "import unheard_of\n\n\ndef ")
            await page.diagnostics_contain("unused-import")
        assert (await judgement)["reason"].startswith("timeout: ")
        server.turns = (answer(),)
        assert (await judged(editor))["status"] == "scored"
