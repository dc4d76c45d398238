"""Whatever comes over the wire: the server answers, and goes on."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.e2e.editor import PATIENCE, Editor
from tests.fuzz.protocol import BODIES, FRAMES, PLACE, REQUESTS, drawn
from variorum.lsp.transport.framing import messages

# Messages that may wait at a time; of twenty thousand the last one's turn would come too late for any patience.
_TOGETHER = 500


async def outlived(editor: Editor) -> None:
    """The server is the one that it was, and still finds what there is to find."""
    page = await editor.open("untitled:witness", "import os\n", language="python")
    await page.replace("os", "re")
    found = await page.diagnostics_contain("unused-import", line=1)
    assert "`re`" in found["message"]
    assert editor.process.returncode is None


@pytest.mark.parametrize("number", range(3))
async def test_a_server_outlives_what_it_is_sent(editor: Editor, number: int) -> None:
    for count, body in enumerate(drawn(BODIES, number), 1):
        await editor.send_bytes(at_home(editor, body))
        if count % _TOGETHER == 0:
            await outlived(editor)
    await outlived(editor)


@pytest.mark.parametrize("number", range(3))
async def test_every_request_is_answered_once_whatever_it_asks(editor: Editor, number: int) -> None:
    for method, params in drawn(REQUESTS, number):
        answer = await editor.ask(method, json.loads(at_home(editor, json.dumps(params).encode())))
        said: Any = await asyncio.wait_for(answer, PATIENCE)
        assert ("error" in said) != ("result" in said), said
        # An error that nobody foresaw would be told as one of the server's own.
        assert said.get("error", {}).get("code") != -32603, (method, params, said)
    await outlived(editor)


@pytest.mark.parametrize("number", range(2))
async def test_frames_that_are_none_cost_themselves_alone(editor: Editor, number: int) -> None:
    for frame in drawn(FRAMES, number):
        await editor.send_raw(frame)
    # A header that is not at its end yet finds it here, and what was announced and did not come may take this in its place.
    await editor.send_raw(b"\r\n\r\n" + b" " * 20_000 + b"\r\n\r\n")
    await outlived(editor)


def at_home(editor: Editor, body: bytes) -> bytes:
    """A body in which the place that stands for the workspace is the workspace."""
    return body.replace(PLACE.encode(), editor.workspace.as_uri().encode())


@given(st.lists(st.binary(max_size=20)), st.integers(1, 7))
def test_any_stream_is_read_to_its_end(pieces: list[bytes], size: int) -> None:
    stream = b"".join(pieces)
    chunks = [stream[at : at + size] for at in range(0, len(stream), size)]
    for body in messages(lambda count: chunks.pop(0) if chunks else b""):
        assert body
    assert not chunks
