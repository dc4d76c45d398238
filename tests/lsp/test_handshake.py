"""The answer to `initialize` that goes out before the server is loaded."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from variorum.lsp.commands import command_named, command_names
from variorum.lsp.server_capabilities import initialize_result
from variorum.lsp.transport.framing import framed, messages
from variorum.lsp.transport.handshake import Handshake


def greeted(*sent: Any) -> tuple[Handshake, list[Any]]:
    """The handshake of a client that sends these messages, and what it was answered."""
    bodies = [one if isinstance(one, bytes) else json.dumps(one).encode() for one in sent]
    answered = io.BytesIO()
    handshake = Handshake(iter(bodies), answered, answer=initialize_result)
    answered.seek(0)
    return handshake, [json.loads(body) for body in messages(answered.read)]


def initialize(**changes: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 7, "method": "initialize", "params": {"capabilities": {}}} | changes


def test_the_first_request_is_answered_and_the_rest_is_left() -> None:
    handshake, [answer] = greeted(initialize(), b"next")
    assert answer["id"] == 7
    assert answer["result"]["serverInfo"]["name"] == "variorum"
    assert list(handshake.rest()) == [b"next"]


def test_the_answer_follows_what_the_client_can_do() -> None:
    able = {"general": {"positionEncodings": ["utf-8"]}, "textDocument": {"diagnostic": {}}}
    _, [answer] = greeted(initialize(params={"capabilities": able}))
    assert answer["result"]["capabilities"]["positionEncoding"] == "utf-8"
    assert "diagnosticProvider" in answer["result"]["capabilities"]


@pytest.mark.parametrize(
    "first",
    [
        b"no JSON",
        b"[" * 100_000,
        {"jsonrpc": "2.0", "id": 1, "method": "shutdown"},
        initialize(id=None),
        initialize(params=[]),
        initialize(params={"workspaceFolders": 3}),
    ],
    ids=["no JSON", "too deep", "another method", "no id", "no object", "folders that are none"],
)
def test_anything_else_is_left_to_the_full_server(first: Any) -> None:
    handshake, answers = greeted(first, b"next")
    assert answers == []
    assert handshake.initialized_with is None
    assert len(list(handshake.rest())) == 2


def test_a_client_that_says_nothing_gets_nothing() -> None:
    handshake, answers = greeted()
    assert (answers, list(handshake.rest())) == ([], [])


def test_the_greeting_loads_none_of_the_slow_libraries() -> None:
    program = (
        "import sys; import variorum.lsp.main; "
        "print({'pygls', 'lsprotocol', 'tree_sitter', 'asyncio', 'yaml', 'openai'} & sys.modules.keys())"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout == "set()\n"


@pytest.mark.parametrize("name", command_names())
def test_a_command_is_called_as_its_file(name: str) -> None:
    assert command_named(name).command == name


def test_a_message_is_framed_as_it_is_read() -> None:
    stream = io.BytesIO(framed(b"{}"))
    assert list(messages(stream.read)) == [b"{}"]
