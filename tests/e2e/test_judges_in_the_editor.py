"""A translation is scored by a model, with the user's leave and with nobody else's."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.editor import Editor
from tests.judging.fake_endpoint import Endpoint, fake_endpoint
from tests.judging.judging_help import KEY

TARGET = "src/ledger.py"
SEND = "Send"


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    """A model that gives good marks."""
    with fake_endpoint() as server:
        yield server


@pytest.fixture
async def editors(
    workspace: Path, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Callable[..., Editor]]:
    """Makes editors whose user has a home of their own."""
    made = []
    home = tmp_path_factory.mktemp("home")

    def editor(url: str | None, **judge: Any) -> Editor:
        one = Editor(workspace)
        one.environment = {
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_CACHE_HOME": str(home / "cache"),
        }
        if url is not None:
            one.options = {
                "judge": {"baseUrl": url, "model": "asked-model", "apiKey": KEY, **judge},
                "rater": "Ada",
            }
        one.picks = SEND
        made.append(one)
        return one

    yield editor
    for one in made:
        await one.abandon()


def uri(editor: Editor, name: str = TARGET) -> str:
    return (editor.workspace / name).as_uri()


async def judged(editor: Editor, **more: Any) -> Any:
    return await editor.command("variorum.judgeTranslation", uri=uri(editor), **more)


async def test_the_judgement_stands_beside_s(editors: Callable[..., Editor], endpoint: Endpoint) -> None:
    editor = editors(endpoint.url)
    await editor.start()
    page = await editor.open(TARGET)
    found = await judged(editor)
    assert (found["status"], found["j"], found["model"]) == ("scored", 0.75, "asked-model")
    assert found["imm"] == pytest.approx((found["s"] + 0.75) / 2)
    assert found["dimensions"]["safety"] == 0.75
    assert found["usage"] == {"inputTokens": 2000, "outputTokens": 200}
    assert found["rubric"]["version"]
    assert "J 0.750 (asked-model)" in (await page.lenses())[0]["command"]["title"]


async def test_the_first_send_to_an_endpoint_asks(editors: Callable[..., Editor], endpoint: Endpoint) -> None:
    editor = editors(endpoint.url)
    editor.picks = "Don't send"
    await editor.start()
    refused = await judged(editor)
    assert refused["reason"] == "not sent: you did not agree to send the texts"
    assert endpoint.requests == []
    question = (await editor.hears("window/showMessageRequest"))["message"]
    assert "legacy/Ledger.java, src/ledger.py to 127.0.0.1" in question
    assert "bytes leave here" in question
    editor.picks = SEND
    assert (await judged(editor))["status"] == "scored"
    assert (await judged(editor, rubric="translation"))["cached"] is True
    assert len(editor.heard("window/showMessageRequest")) == 2
    assert len(endpoint.requests) == 1
