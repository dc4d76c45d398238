"""A server on a socket can ask for a token: who does not bring it with the first message is not served."""

from __future__ import annotations

import io
import json

import pytest

from variorum.lsp.server_capabilities import initialize_result
from variorum.lsp.transport.handshake import ClientRejected, Handshake

TOKEN = "a word that only we know"


def first(method: str = "initialize", **options: object) -> bytes:
    """The first message of a client."""
    params = {"capabilities": {}, "initializationOptions": options}
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()


def test_a_client_with_the_token_is_greeted() -> None:
    answer = io.BytesIO()
    handshake = Handshake(iter([first(token=TOKEN)]), answer, TOKEN, answer=initialize_result)
    assert handshake.initialized_with is not None
    assert b'"serverInfo"' in answer.getvalue()


@pytest.mark.parametrize(
    "message",
    [
        first(),
        first(token="another"),
        first(token=TOKEN[:-1]),
        first(token="é"),
        first(token=7),
        first("textDocument/hover", token=TOKEN),
        b"{}",
        b"no message",
        b"",
    ],
)
def test_any_other_client_is_turned_away_without_a_word(message: bytes) -> None:
    answer = io.BytesIO()
    with pytest.raises(ClientRejected):
        Handshake(iter([message, first(token=TOKEN)]), answer, TOKEN, answer=initialize_result)
    assert answer.getvalue() == b""


def test_without_a_token_everybody_is_greeted() -> None:
    assert Handshake(iter([first()]), io.BytesIO(), answer=initialize_result).initialized_with is not None
