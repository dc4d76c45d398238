"""Answers `initialize` before the rest of the server is loaded.

Loading the rest, with pygls, the grammars and the rules, takes several times as long. The server's capabilities depend on
nothing but the client's, so the client gets its answer at once and sends its first document meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import BinaryIO

from variorum.lsp.protocol.client_capabilities import ClientCapabilities
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.transport.framing import framed
from variorum.lsp.transport.shutdown import exit_with_process

Answer = Callable[[ClientCapabilities], Json]
"""Makes the result of `initialize` for a client."""


class ClientRejected(Exception):
    """Raised for a client that does not have the token."""


class Handshake:
    """The first message of a client, and whether it is answered already."""

    def __init__(
        self, bodies: Iterator[bytes], writer: BinaryIO, token: str | None = None, *, answer: Answer
    ) -> None:
        """Reads the first message, and answers it if it is a valid `initialize`.

        Raises:
            ClientRejected: a token is required, and the first message does not have it.
        """
        self._bodies = bodies
        self.first = next(bodies, None)
        self.initialized_with: Params | None = None
        """The parameters of the `initialize` that is answered. None if nothing is."""
        request = _request_in(self.first)
        if token is not None and not _has_token(token, request):
            raise ClientRejected
        if request is not None:
            identifier, self.initialized_with = request
            # The client may exit without a word from now on, and its process can still be looked at.
            exit_with_process(self.initialized_with.find("processId"))
            result = answer(ClientCapabilities.of(self.initialized_with))
            response = {"jsonrpc": "2.0", "id": identifier, "result": result}
            writer.write(framed(json.dumps(response, separators=(",", ":")).encode()))
            writer.flush()

    def rest(self) -> Iterator[bytes]:
        """Yields the messages that are still to be handled."""
        if self.first is not None and self.initialized_with is None:
            yield self.first
        yield from self._bodies


def _has_token(token: str, request: tuple[str | int, Params] | None) -> bool:
    """Whether a request carries the token. The comparison takes the same time whatever it carries."""
    # Hardly any server is given a token, and hashes take longer to load than an `initialize` to answer.
    import hmac

    given = request[1].find("initializationOptions", "token") if request is not None else None
    return isinstance(given, str) and hmac.compare_digest(given.encode("utf-8", "replace"), token.encode())


def _request_in(body: bytes | None) -> tuple[str | int, Params] | None:
    """Returns identifier and parameters of a valid `initialize`. Anything else is left to the full server to refuse."""
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
