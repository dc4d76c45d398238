"""Whatever comes over the wire: the server answers, and goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from tests.e2e.editor import Editor
from variorum.lsp.framing import messages

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
METHODS = st.sampled_from(
    [
        "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/hover",
        "textDocument/codeAction", "textDocument/diagnostic", "textDocument/codeLens", "codeAction/resolve",
        "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles", "workspace/diagnostic",
        "workspace/executeCommand", "notebookDocument/didOpen", "notebookDocument/didChange", "$/cancelRequest",
        "$/setTrace", "window/workDoneProgress/cancel", "initialize", "initialized", "none/such", "",
    ]
)  # fmt: skip
URI = "untitled:fuzzed"
POSITION = st.fixed_dictionaries(
    {"line": st.integers(-2, 2**40) | VALUES, "character": st.integers(-2, 2**40) | VALUES}
)
RANGE = st.fixed_dictionaries({"start": POSITION, "end": POSITION})
CHANGE = st.fixed_dictionaries({"text": st.text(max_size=10) | VALUES}, optional={"range": RANGE | VALUES})
PARAMS = st.one_of(
    VALUES,
    st.fixed_dictionaries(
        {"textDocument": st.fixed_dictionaries({"uri": st.just(URI), "version": st.integers(-3, 3) | VALUES})},
        optional={
            "contentChanges": st.lists(CHANGE, max_size=4),
            "position": POSITION,
            "range": RANGE,
            "context": VALUES,
        },
    ),
    st.fixed_dictionaries(
        {
            "textDocument": st.fixed_dictionaries(
                {"uri": st.just(URI), "languageId": st.sampled_from(["python", "markdown", "", "x"]) | VALUES,
                 "version": VALUES, "text": st.text(max_size=40) | VALUES}
            )
        }
    ),
)  # fmt: skip
MESSAGE = st.fixed_dictionaries(
    {"jsonrpc": st.just("2.0") | VALUES, "method": METHODS | VALUES, "params": PARAMS},
    optional={
        "id": st.integers(10**6, 2**80) | st.text(max_size=5) | VALUES,
        "result": VALUES,
        "error": VALUES,
    },
)
BODY = st.one_of(
    MESSAGE.map(lambda one: json.dumps(one).encode()),
    st.lists(MESSAGE, max_size=3).map(lambda batch: json.dumps(batch).encode()),
    VALUES.map(lambda value: json.dumps(value).encode()),
    st.binary(min_size=1, max_size=30),
)


@pytest.mark.parametrize("number", range(3))
async def test_a_server_outlives_what_it_is_sent(editor: Editor, number: int) -> None:
    page = await editor.open("untitled:witness", "import os\n", language="python")
    for body in bodies(number):
        await editor.send_bytes(body)
    await page.replace("os", "re")
    found = await page.diagnostics_contain("unused-import", line=1)
    assert "`re`" in found["message"]
    assert editor.process.returncode is None


def bodies(number: int) -> list[bytes]:
    """As many bodies of messages as the profile has examples, others for each number."""
    drawn: list[bytes] = []

    @seed(number)
    @settings(database=None)
    @given(BODY)
    def draw(body: bytes) -> None:
        drawn.append(body)

    draw()
    return drawn


@given(st.lists(st.binary(max_size=20)), st.integers(1, 7))
def test_any_stream_is_read_to_its_end(pieces: list[bytes], size: int) -> None:
    stream = b"".join(pieces)
    chunks = [stream[at : at + size] for at in range(0, len(stream), size)]
    for body in messages(lambda count: chunks.pop(0) if chunks else b""):
        assert body
    assert not chunks
