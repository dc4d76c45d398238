"""Answers `initialize` before the rest of the server is loaded.

Loading the rest, with pygls, the grammars and the rules, takes several times as long. What the server offers depends
on nothing but what the client can do, so the client gets its answer at once, and sends its first text meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import BinaryIO

from variorum.lsp.capabilities import initialize_result
from variorum.lsp.client import Abilities
from variorum.lsp.departure import follow_process
from variorum.lsp.framing import framed
from variorum.lsp.params import MalformedParams, Params


class Unwelcome(Exception):
    """Raised for a client that may not be served."""


class Greeting:
    """The opening of a conversation: its first message, and whether it has been answered already."""

    def __init__(self, bodies: Iterator[bytes], writer: BinaryIO, token: str | None = None) -> None:
        """Take the first message, and answer it if it is a sound `initialize`.

        Raises:
            Unwelcome: a token is asked for, and the first message does not have it.
        """
        self._bodies = bodies
        self.first = next(bodies, None)
        self.initialized_with: Params | None = None
        """The parameters of the `initialize` that has been answered; None if nothing has been."""
        request = _request_in(self.first)
        if token is not None and not _knows(token, request):
            raise Unwelcome
        if request is not None:
            identifier, self.initialized_with = request
            # From here on the client may go without a word, and it is still there to be looked at.
            follow_process(self.initialized_with.find("processId"))
            result = initialize_result(Abilities.of(self.initialized_with))
            answer = {"jsonrpc": "2.0", "id": identifier, "result": result}
            writer.write(framed(json.dumps(answer, separators=(",", ":")).encode()))
            writer.flush()

    def rest(self) -> Iterator[bytes]:
        """The messages that are still to be handled."""
        if self.first is not None and self.initialized_with is None:
            yield self.first
        yield from self._bodies


def _knows(token: str, request: tuple[str | int, Params] | None) -> bool:
    """Whether a request carries the token, compared in the same time whatever it carries."""
    # Hardly any server is given a token, and hashes take longer to load than an `initialize` to answer.
    import hmac

    given = request[1].find("initializationOptions", "token") if request is not None else None
    return isinstance(given, str) and hmac.compare_digest(given.encode("utf-8", "replace"), token.encode())


def _request_in(body: bytes | None) -> tuple[str | int, Params] | None:
    """The identifier and parameters of a sound `initialize`; anything else is left to the full server to refuse."""
    try:
        message = json.loads(body or b"")
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict) or "jsonrpc" not in message or message.get("method") != "initialize":
        return None
    identifier, params = message.get("id"), Params(message.get("params"))
    if not isinstance(identifier, str | int) or not isinstance(params.raw, dict):
        return None
    try:
        params.several("workspaceFolders")
    except MalformedParams:
        return None
    return identifier, params
