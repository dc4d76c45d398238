"""A translation is scored by a model, with the user's leave and with nobody else's."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.editor import PATIENCE, Refused
from tests.e2e.judge_users import KEPT, SEND, TARGET, MakeEditor, judged, page_of, uri
from tests.e2e.programs import LEDGER_PY
from tests.judging.fake_endpoint import Endpoint, answer, fake_endpoint, held, marks, silence, status
from tests.judging.judging_help import KEY
from variorum.lsp.protocol.uris import path_of


async def test_the_judgement_stands_beside_s(user: MakeEditor, endpoint: Endpoint) -> None:
    editor, page = await page_of(user(endpoint.url))
    found = await judged(editor)
    assert (found["status"], found["j"], found["model"]) == ("scored", 0.75, "asked-model")
    assert found["imm"] == pytest.approx((found["s"] + 0.75) / 2)
    assert found["dimensions"]["safety"] == 0.75
    assert found["usage"] == {"inputTokens": 2000, "outputTokens": 200}
    assert found["rubric"]["version"]
    assert "J 0.750 (asked-model)" in (await page.lenses())[0]["command"]["title"]
    shown = await page.hover(on="add")
    assert "## asked-model, model" in shown
    assert "about safety" in shown
    report = await editor.command("variorum.showReport", uri=page.uri)
    written = (editor.workspace / ".variorum/reports/src-ledger.py.html").read_text()
    assert report["html"].endswith("src-ledger.py.html")
    assert "asked-model, model" in written
    assert "about safety" in written


async def test_a_score_is_stale_once_its_text_has_changed(user: MakeEditor, endpoint: Endpoint) -> None:
    editor, page = await page_of(user(endpoint.url))
    await judged(editor)
    await page.replace("def ", "\n\ndef ")
    titles = [one["command"]["title"] for one in await page.lenses()]
    assert "offline estimate" in titles[0]
    assert titles[1] == "J 0.750 (asked-model, stale: the translation has changed)"


async def test_a_stored_score_is_there_after_a_restart(user: MakeEditor, endpoint: Endpoint) -> None:
    editor, _ = await page_of(user(endpoint.url))
    await judged(editor)
    await editor.stop()
    _, page = await page_of(user(endpoint.url))
    assert "J 0.750 (asked-model)" in (await page.lenses())[0]["command"]["title"]


async def test_the_first_send_to_an_endpoint_asks(user: MakeEditor, endpoint: Endpoint) -> None:
    editor = user(endpoint.url)
    editor.picks = KEPT
    await editor.start()
    refused = await judged(editor)
    assert refused["reason"] == "not sent: you did not agree to send the texts"
    assert endpoint.requests == []
    question = (await editor.hears("window/showMessageRequest"))["message"]
    assert re.match(r"Send 2 files \(\d+ KB\) to asked-model on this machine\?", question)
    assert f"legacy/Ledger.java, src/ledger.py to {endpoint.url}" in question
    editor.picks = SEND
    assert (await judged(editor))["status"] == "scored"
    assert (await judged(editor, rubric="translation"))["cached"] is True
    assert len(editor.heard("window/showMessageRequest")) == 2
    assert len(endpoint.requests) == 1


async def test_a_client_with_modal_dialogs_is_asked_through_one(user: MakeEditor, endpoint: Endpoint) -> None:
    editor = user(endpoint.url)
    editor.abilities["experimental"] = {"variorum": {"confirm": True}}
    editor.answers["variorum/confirm"] = lambda _: "Preview"
    await editor.start()
    assert (await judged(editor))["reason"] == "not sent: the request is shown; score again to send it"
    assert endpoint.requests == []
    page = (await editor.hears("window/showDocument"))["uri"]
    assert LEDGER_PY.splitlines()[0] in Path(path_of(page) or "").read_text()
    editor.answers["variorum/confirm"] = lambda _: SEND
    assert (await judged(editor))["status"] == "scored"
    asked = editor.heard("variorum/confirm")
    assert [one["answers"] for one in asked] == [["Send", "Preview", "Don't send"]] * 2


async def test_an_untrusted_workspace_sends_nothing(user: MakeEditor, endpoint: Endpoint) -> None:
    editor = user(endpoint.url)
    editor.options["trusted"] = False
    await editor.start()
    assert (await judged(editor))["reason"].startswith("untrusted workspace")
    assert editor.heard("window/showMessageRequest") == []
    await editor.notify("variorum/userSettings", {"trusted": True})
    assert (await judged(editor))["status"] == "scored"


async def test_a_workspace_cannot_say_where_code_is_sent(
    user: MakeEditor, endpoint: Endpoint, workspace: Path
) -> None:
    with fake_endpoint() as thief:
        theirs = f'[judge]\nbase_url = "{thief.url}"\nmodel = "theirs"\napi_key = "k"\n'
        (workspace / "variorum.toml").write_text(theirs)
        editor = user(endpoint.url)
        editor.configuration = {"variorum": {"judge": {"baseUrl": thief.url, "model": "theirs"}}}
        await editor.start()
        warned = await editor.hears("textDocument/publishDiagnostics", "never from a workspace file")
        assert [one["range"]["start"]["line"] for one in warned["diagnostics"]] == [1, 2, 3]
        assert (await judged(editor))["model"] == "asked-model"
        assert thief.requests == []
    assert len(endpoint.requests) == 1


async def test_without_a_judge_of_the_users_own_nothing_is_sent(user: MakeEditor, endpoint: Endpoint) -> None:
    editor = user(None)
    editor.configuration = {"variorum": {"judge": {"baseUrl": endpoint.url, "model": "theirs"}}}
    await editor.start()
    assert (await judged(editor))["reason"] == "no judge is set up: no model is named; set the judge's model"
    assert (await editor.command("variorum.judgeStatus"))["ready"] is False
    assert endpoint.requests == []


async def test_the_users_own_file_sets_the_judge_up(user: MakeEditor, endpoint: Endpoint) -> None:
    editor = user(None)
    own = Path(editor.environment["XDG_CONFIG_HOME"]) / "variorum" / "judge.toml"
    own.parent.mkdir(parents=True)
    own.write_text(f'base_url = "{endpoint.url}"\nmodel = "from-the-file"\n')
    await editor.start()
    assert (await judged(editor))["model"] == "from-the-file"


async def test_secrets_stop_the_send_until_confirmed(
    user: MakeEditor, endpoint: Endpoint, workspace: Path
) -> None:
    (workspace / TARGET).write_text(f'{LEDGER_PY}\nTOKEN = "ghp_{"a1B2" * 9}"\n')
    editor = user(endpoint.url)
    await editor.start()
    assert (await judged(editor))["status"] == "unscored"
    assert endpoint.requests == []
    warning = await editor.hears("window/showMessageRequest", "look")
    assert "GitHub token" in warning["message"]
    assert "ghp_" not in json.dumps(editor.received)
    editor.picks = "Send all the same"
    assert (await judged(editor))["status"] == "scored"


async def test_a_failure_is_said_and_shown(user: MakeEditor) -> None:
    with fake_endpoint(status(404, "no such model")) as server:
        editor, page = await page_of(user(server.url))
        found = await judged(editor)
        assert (found["status"], found["j"]) == ("unscored", None)
        assert "(404)" in found["reason"]
        await editor.hears("window/showMessage", "is unscored: refused")
        assert any("Try again" in one["command"]["title"] for one in await page.lenses())


async def test_trying_again_after_a_refusal_asks_again(user: MakeEditor) -> None:
    with fake_endpoint(status(401, "no such key"), answer()) as server:
        editor = user(server.url)
        await editor.start()
        assert (await judged(editor))["reason"].startswith("refused: ")
        assert (await judged(editor))["status"] == "scored"
        assert len(server.requests) == 2


async def test_two_who_ask_at_once_make_one_request(user: MakeEditor) -> None:
    may_answer = threading.Event()
    with fake_endpoint(answer(), held(may_answer)) as server:
        editor, page = await page_of(user(server.url, cache=False))
        await judged(editor)
        both = [asyncio.ensure_future(judged(editor)) for _ in range(2)]
        async with asyncio.timeout(PATIENCE):
            while len(server.requests) < 2:
                await page.lenses()
        # What is asked after them is answered after the second has found the first under way.
        await page.lenses()
        may_answer.set()
        assert [(await one)["j"] for one in both] == [0.75, 0.75]
        assert len(server.requests) == 2


@pytest.mark.parametrize("way", ["request", "progress"])
async def test_cancelling_stops_the_request_at_once(user: MakeEditor, way: str) -> None:
    with fake_endpoint(silence) as server:
        editor = user(server.url)
        await editor.start()
        params = {"command": "variorum.judgeTranslation", "arguments": [{"uri": uri(editor)}]}
        waiting = await editor.ask("workspace/executeCommand", {**params, "workDoneToken": "bar"})
        await editor.hears("$/progress", "is reading")
        assert await asyncio.to_thread(server.arrived.wait, 10)
        started = time.monotonic()
        if way == "request":
            await editor.notify("$/cancelRequest", {"id": waiting.number})  # type: ignore[attr-defined]
        else:
            await editor.notify("window/workDoneProgress/cancel", {"token": "bar"})
        refusal = await asyncio.wait_for(waiting, 60)
        assert refusal["error"]["code"] == -32800
        assert await asyncio.to_thread(server.hung_up.wait, 10)
        assert time.monotonic() - started < 1


async def test_a_preview_shows_all_that_would_be_sent(user: MakeEditor, endpoint: Endpoint) -> None:
    editor = user(endpoint.url)
    await editor.start()
    found = await editor.command("variorum.previewJudgement", uri=uri(editor))
    assert endpoint.requests == []
    assert found["url"] == f"{endpoint.url}/chat/completions"
    assert found["files"] == ["legacy/Ledger.java", TARGET]
    page = (editor.workspace / ".variorum/reports/src-ledger.py.request.md").read_text()
    assert all(
        f"    {line}" in page for one in found["body"]["messages"] for line in one["content"].split("\n")
    )
    await judged(editor)
    sent = endpoint.requests[0]
    assert sent["messages"][0] == found["body"]["messages"][0]
    assert {**sent, "messages": 0} == {**found["body"], "messages": 0}


async def test_the_key_is_nowhere_to_be_seen(
    user: MakeEditor, tmp_path_factory: pytest.TempPathFactory
) -> None:
    angry = status(401, f"wrong key {KEY}")
    with fake_endpoint(answer(json.dumps(marks(safety=0.3))), answer(), angry) as server:
        editor = user(server.url, cache=False)
        editor.log = tmp_path_factory.mktemp("log") / "server.log"
        await editor.start()
        await editor.notify("$/setTrace", {"value": "verbose"})
        for _ in range(2):
            await judged(editor)
        await editor.command("variorum.previewJudgement", uri=uri(editor))
        await editor.command("variorum.judgeStatus")
        with pytest.raises(Refused):
            await editor.command("variorum.judgeTranslation", uri="file:///nowhere")
        await editor.stop()
        assert {headers["authorization"] for headers in server.headers} == {f"Bearer {KEY}"}
    texts = [editor.log.read_text(), json.dumps(editor.received)]
    places = [editor.workspace, *(Path(editor.environment[name]) for name in ("HOME",))]
    files = [path for place in places for path in place.rglob("*") if path.is_file()]
    assert any(path.name == "scores.jsonl" for path in files)
    assert not any(KEY in text for text in texts)
    assert not any(KEY.encode() in path.read_bytes() for path in files)


async def test_an_editor_can_run_the_model(user: MakeEditor) -> None:
    editor = user(None)
    editor.options = {"judge": {"inEditor": True, "model": "editors-own"}}
    editor.abilities["experimental"] = {"variorum": {"runModel": True}}
    asked: list[Any] = []

    def run(params: Any) -> Any:
        asked.append(params)
        usage = {"inputTokens": 2300, "outputTokens": 300}
        return {"content": json.dumps(marks()), "model": "family-1", "usage": usage}

    editor.answers["variorum/runModel"] = run
    await editor.start()
    found = await judged(editor)
    assert found["status"] == "scored", found["reason"]
    assert (found["j"], found["servedModel"], found["usage"]) == (
        0.75,
        "family-1",
        {"inputTokens": 2300, "outputTokens": 300},
    )
    assert asked[0]["model"] == "editors-own"
    assert [one["role"] for one in asked[0]["messages"]] == ["system", "user"]
    assert "the editor's own model" in (await editor.hears("window/showMessageRequest"))["message"]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"failure": {"kind": "declined", "message": "no"}}, "not sent: no"),
        ({"failure": {"kind": "policy", "message": "no\nway"}}, "blocked by policy: no way"),
        ({"content": 7}, "malformed answer: the editor's answer holds no text of a model"),
        (None, "not sent: the editor ran no model"),
    ],
)
async def test_an_editor_that_cannot_run_it_leaves_the_pair_unscored(
    user: MakeEditor, given: Any, reason: str
) -> None:
    editor = user(None)
    editor.options = {"judge": {"inEditor": True, "model": "editors-own", "retries": 0}}
    editor.abilities["experimental"] = {"variorum": {"runModel": True}}
    editor.answers["variorum/runModel"] = lambda _: given
    await editor.start()
    assert (await judged(editor))["reason"] == reason


async def test_cancelling_reaches_the_editors_model(user: MakeEditor) -> None:
    editor = user(None)
    editor.options = {"judge": {"inEditor": True, "model": "editors-own"}}
    editor.abilities["experimental"] = {"variorum": {"runModel": True}}
    never = asyncio.Event()

    async def late(_: Any) -> Any:
        await never.wait()
        return {"content": "too late"}

    editor.answers["variorum/runModel"] = late
    await editor.start()
    params = {"command": "variorum.judgeTranslation", "arguments": [{"uri": uri(editor)}]}
    waiting = await editor.ask("workspace/executeCommand", params)
    await editor.hears("variorum/runModel")
    await editor.notify("$/cancelRequest", {"id": waiting.number})  # type: ignore[attr-defined]
    await editor.hears("$/cancelRequest")
    assert (await waiting)["error"]["code"] == -32800
    # An answer that comes all the same disturbs nobody.
    never.set()
    assert (await editor.command("variorum.judgeStatus"))["model"] == "editors-own"
