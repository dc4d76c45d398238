"""A burst of typing with a question in it: what is stale is never worked out, and who asks does not wait for the rest."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from variorum.lsp.features.text_document_hover import hover
from variorum.lsp.protocol.client_capabilities import ClientCapabilities
from variorum.lsp.protocol.params import Params
from variorum.lsp.server import Server
from variorum.lsp.services import request_priority
from variorum.lsp.transport.framing import messages

URI = "untitled:1"
FUNCTION = "def half{0}(count):\n    spare = count\n    return count // 2\n\n\n"
LARGE = "import os\n\n\n" + "".join(FUNCTION.format(number) for number in range(1500))
LINES_OF_A_FUNCTION = FUNCTION.count("\n")


class Talk:
    """A server in this process, and what it has said."""

    def __init__(self) -> None:
        self._stream = io.BytesIO()
        self.server = Server()
        self.server.connect(self._stream)
        self.session = self.server.session
        self.services = self.server.services
        self.session.lifecycle.is_initialized = True

    def say(self, method: str, params: Any, **more: Any) -> None:
        message = {"jsonrpc": "2.0", "method": method, "params": params, **more}
        self.server.handle(message)

    def open(self, text: str) -> None:
        item = {"uri": URI, "languageId": "python", "version": 1, "text": text}
        self.say("textDocument/didOpen", {"textDocument": item})

    def insert(self, version: int, line: int, text: str) -> None:
        place = {"line": line, "character": 0}
        change = {"range": {"start": place, "end": place}, "text": text}
        self.say(
            "textDocument/didChange",
            {"textDocument": {"uri": URI, "version": version}, "contentChanges": [change]},
        )

    @property
    def heard(self) -> list[Any]:
        return [json.loads(body) for body in messages(io.BytesIO(self._stream.getvalue()).read)]

    @property
    def pushed(self) -> list[Any]:
        said = [one for one in self.heard if one.get("method") == "textDocument/publishDiagnostics"]
        return [one["params"] for one in said]

    async def until(self, holds: Callable[[], Any]) -> None:
        # What never comes about, because a task in the background has failed, fails the test, too.
        async with asyncio.timeout(60):
            while not holds():
                await asyncio.sleep(0)


def begin_to_parse(talk: Talk) -> None:
    snapshot = talk.services.snapshots.current(URI)
    assert snapshot is not None
    assert snapshot.is_partial
    talk.services.parser.diagnostics_sent(snapshot)


def at(line: int, character: int) -> dict[str, Any]:
    return {"textDocument": {"uri": URI}, "position": {"line": line, "character": character}}


async def test_changes_that_wait_together_are_answered_once() -> None:
    talk = Talk()
    talk.open("x = 1\n")
    for version in range(2, 50):
        talk.insert(version, 0, "import os\n")
    await talk.until(lambda: talk.pushed)
    assert [one["version"] for one in talk.pushed] == [49]
    assert len(talk.pushed[0]["diagnostics"]) == 48


async def test_an_answer_goes_before_the_diagnostics_of_the_change_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_priority, "_PATIENCE", 60.0)
    talk = Talk()
    talk.open("x = 1\n")
    talk.insert(2, 0, "import os\n")
    talk.say("textDocument/hover", at(0, 8), id=1)
    await talk.until(lambda: talk.pushed)
    answer, pushed = [one for one in talk.heard if one.get("id") == 1 or "method" in one]
    assert "unused-import" in answer["result"]["contents"]["value"]
    assert pushed["params"]["version"] == 2


async def test_an_answer_that_takes_long_does_not_hold_up_diagnostics(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_priority, "_PATIENCE", 0.0)
    talk = Talk()
    talk.services.priority.enter()
    talk.open("import os\n")
    await talk.until(lambda: talk.pushed)


async def test_a_cancelled_question_holds_up_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_priority, "_PATIENCE", 60.0)
    talk = Talk()
    talk.open("import os\n")
    talk.say("textDocument/hover", at(0, 8), id=1)
    talk.say("$/cancelRequest", {"id": 1})
    await talk.until(lambda: talk.pushed)


async def test_a_hover_does_not_wait_for_the_rest_of_a_large_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_priority, "_PATIENCE", 60.0)
    talk = Talk()
    talk.open(LARGE)
    begin_to_parse(talk)
    talk.services.priority.enter()
    last = LARGE.count("\n") - LINES_OF_A_FUNCTION
    finding = await hover(talk.services, Params(at(last + 1, 6)))
    name = await hover(talk.services, Params(at(last, 6)))
    assert finding is not None
    assert "unused-variable" in finding["contents"]["value"]
    assert finding["range"]["start"] == {"line": last + 1, "character": 4}
    assert name is not None
    assert "half1499" in name["contents"]["value"]
    assert talk.session.documents[URI].buffer.is_partial


async def test_a_keystroke_does_not_wait_for_the_rest_of_a_large_text() -> None:
    talk = Talk()
    talk.open(LARGE)
    await talk.until(lambda: talk.pushed)
    last = LARGE.count("\n") - LINES_OF_A_FUNCTION
    talk.insert(2, last + 1, "    another = count\n")
    await talk.until(lambda: talk.pushed[-1]["version"] == 2)
    partly = talk.pushed[-1]["diagnostics"]
    assert any("`another`" in one["message"] for one in partly)
    assert talk.session.documents[URI].buffer.is_partial
    await talk.until(lambda: not talk.session.documents[URI].buffer.is_partial)
    await talk.until(lambda: len(talk.pushed[-1]["diagnostics"]) == 1502)
    assert all(one in talk.pushed[-1]["diagnostics"] for one in partly)


async def test_a_large_text_that_is_closed_is_not_read_on() -> None:
    talk = Talk()
    talk.open(LARGE)
    begin_to_parse(talk)
    waiting = asyncio.create_task(talk.services.parser.complete_snapshot(URI))
    await asyncio.sleep(0)
    talk.say("textDocument/didClose", {"textDocument": {"uri": URI}})
    await waiting
    assert talk.pushed[-1]["diagnostics"] == []
    assert "workspace/diagnostic/refresh" not in [one.get("method") for one in talk.heard]


def pull(number: int) -> dict[str, Any]:
    return {
        "method": "textDocument/diagnostic",
        "params": {"textDocument": {"uri": URI}},
        "id": number,
    }


async def test_diagnostics_that_are_asked_for_take_in_the_changes_behind_the_question() -> None:
    talk = Talk()
    talk.session.capabilities = ClientCapabilities(pulls_diagnostics=True)
    talk.open("x = 1\n")
    talk.say(**pull(1))
    talk.insert(2, 0, "import os\n")
    talk.say(**pull(2))
    await talk.until(lambda: len(talk.heard) == 2)
    first, second = talk.heard
    assert (first["id"], second["id"]) == (1, 2)
    assert len(first["result"]["items"]) == 1
    assert first["result"] == second["result"]


async def test_a_cancelled_question_for_diagnostics_is_answered_as_cancelled() -> None:
    talk = Talk()
    talk.open("import os\n")
    talk.say(**pull(1))
    talk.say("$/cancelRequest", {"id": 1})
    await talk.until(lambda: [one for one in talk.heard if one.get("id") == 1])
    answer = next(one for one in talk.heard if one.get("id") == 1)
    assert answer["error"]["code"] == -32800


async def test_a_question_for_the_diagnostics_of_a_large_text_is_answered_when_it_has_been_read() -> None:
    talk = Talk()
    talk.session.capabilities = ClientCapabilities(pulls_diagnostics=True)
    talk.open(LARGE)
    talk.say(**pull(1))
    talk.say(**pull(2))
    await asyncio.sleep(0)
    talk.say("$/cancelRequest", {"id": 1})
    await talk.until(lambda: len([one for one in talk.heard if "method" not in one]) == 2)
    cancelled, answered = [one for one in talk.heard if "method" not in one]
    assert cancelled["error"]["code"] == -32800
    assert len(answered["result"]["items"]) == 1501


async def test_a_question_for_diagnostics_that_is_malformed_is_refused() -> None:
    talk = Talk()
    talk.say("textDocument/diagnostic", {"textDocument": {"uri": 3}}, id=1)
    await talk.until(lambda: talk.heard)
    assert talk.heard[0]["error"]["code"] == -32602


async def test_the_answer_to_a_request_that_was_given_up_is_passed_over(
    caplog: pytest.LogCaptureFixture,
) -> None:
    talk = Talk()
    asking = asyncio.create_task(talk.services.client.ask("window/showMessageRequest", {}))
    await talk.until(lambda: talk.heard)
    asking.cancel()
    await talk.until(asking.done)
    answer = {"jsonrpc": "2.0", "id": talk.heard[0]["id"], "result": None}
    assert talk.server.take(json.dumps(answer).encode())
    assert [one["method"] for one in talk.heard] == ["window/showMessageRequest", "$/cancelRequest"]
    assert caplog.messages == []
