"""The JSON-RPC connection: pygls carries the messages, and they stay plain dictionaries on the way.

pygls' own language server protocol class keeps a second copy of every open text, splits lines at characters
that LSP does not count as line ends, and turns every message into classes. This class stands beside it on the
same JSON-RPC base and leaves all three out.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import cattrs
from lsprotocol.types import CANCEL_REQUEST, CancelParams, ResponseError, ResponseErrorMessage
from pygls.exceptions import (
    JsonRpcException,
    JsonRpcInternalError,
    JsonRpcInvalidRequest,
    JsonRpcServerNotInitialized,
)
from pygls.protocol.json_rpc import (
    JsonRPCNotification,
    JsonRPCRequestMessage,
    JsonRPCResponseMessage,
)

from variorum.lsp import shown
from variorum.lsp.dispatch import Dispatch
from variorum.lsp.framing import framed
from variorum.lsp.params import Json
from variorum.lsp.precedence import Precedence
from variorum.lsp.written import JsonText

logger = logging.getLogger(__name__)
# Stands in a message for a text that is put in later; nobody else can know it, and so have it in a message.
_PLACE = secrets.token_hex(16)
_MARK = json.dumps(_PLACE).encode()


class Connection(Dispatch):
    """Takes messages in, sends them out, and refuses requests that come too early or too late."""

    is_initialized = False
    _precedence: Precedence
    _teach: Callable[[str], bool]
    _going_first: frozenset[str] = frozenset()

    def structure_message(self, data: Any) -> Any:
        """A message as a light object with its parameters as they came; anything else as it is."""
        if not isinstance(data, dict) or "jsonrpc" not in data or not _is_sound(data):
            return data
        if "method" in data:
            return _incoming(data)
        if "error" in data:
            return ResponseErrorMessage(
                id=data.get("id"), jsonrpc=data["jsonrpc"], error=_error_of(data["error"])
            )
        return JsonRPCResponseMessage(
            id=data.get("id", ""), jsonrpc=data["jsonrpc"], result=data.get("result")
        )

    def handle_message(self, message: Any) -> None:
        """Hand a message to its handler, or refuse it."""
        if not hasattr(message, "jsonrpc"):
            self.refuse(None, JsonRpcInvalidRequest("this is no JSON-RPC 2.0 message"))
            return
        refusal = self._refusal(getattr(message, "method", None))
        if refusal is None:
            self._learn(getattr(message, "method", None))
            self.dispatch(message)
            self._let_go_first(message)
        elif hasattr(message, "id"):
            self.refuse(message.id, refusal)

    def take_precedence(self, precedence: Precedence) -> None:
        """From now on the answers that go first do so from the message that asks for one until it is sent."""
        self._precedence = precedence

    def learn_from(self, teach: Callable[[str], bool]) -> None:
        """From now on `teach` is called with each method before its first message is handled.

        It registers the method's handler, and says whether the answers go first.
        """
        self._teach = teach

    def _learn(self, method: str | None) -> None:
        if method is None or method in self.fm.features or method in self.fm.builtin_features:
            return
        if self._teach(method):
            self._going_first |= {method}

    def _let_go_first(self, message: Any) -> None:
        if getattr(message, "method", None) not in self._going_first:
            return
        under_way = self._request_futures.get(getattr(message, "id", ""))
        if under_way is not None:
            self._precedence.enter()
            # Added last, it is called when the answer has been sent, and for a request that is cancelled, too.
            under_way.add_done_callback(lambda _: self._precedence.leave())

    def refuse(self, identifier: str | int | None, error: JsonRpcException) -> None:
        """Answer a request with an error; a message without a readable identifier has None."""
        answer = ResponseErrorMessage(id=identifier, jsonrpc=self.VERSION, error=error.to_response_error())
        self._send_data(answer)

    def notify(self, method: str, params: Any | None = None) -> None:
        """Send a message that has no answer."""
        self._send_data({"jsonrpc": self.VERSION, "method": method, "params": params})

    def _send_response(
        self, msg_id: str | int, result: Any | None = None, error: ResponseError | None = None
    ) -> None:
        if error is None:
            self._send_data({"jsonrpc": self.VERSION, "id": msg_id, "result": result})
        else:
            self._send_data(ResponseErrorMessage(id=msg_id, jsonrpc=self.VERSION, error=error))

    def _send_data(self, data: Any) -> None:
        """Send a message; texts in it that are JSON already go in as they are."""
        texts: list[bytes] = []

        def plain(value: Any) -> Any:
            if not isinstance(value, JsonText):
                return self._serialize_message(value)
            texts.append(value.data)
            return _PLACE

        try:
            body = json.dumps(data, default=plain).encode()
            if self.writer is not None:
                self.writer.write(framed(*_filled(body, texts)))
        except BrokenPipeError:
            raise
        except Exception as error:
            logger.exception("a message could not be sent")
            self._server._report_server_error(error, JsonRpcInternalError)

    def shut_down(self) -> None:
        """From now on only `exit` is answered; work that is under way is given up."""
        own = self.msg_id
        for identifier, future in list(self._request_futures.items()):
            if identifier != own and not future.done():
                future.cancel()
        self._shutdown = True

    @property
    def is_shut_down(self) -> bool:
        """Whether the client has asked for the shutdown."""
        return self._shutdown

    def _refusal(self, method: str | None) -> JsonRpcException | None:
        """Why a message comes at the wrong time; answers to our own requests have no method."""
        if method in (None, "exit"):
            return None
        if self._shutdown:
            return JsonRpcInvalidRequest(f"`{method}` came after the shutdown")
        if self.is_initialized == (method == "initialize"):
            return (
                JsonRpcInvalidRequest("the server is initialized already")
                if self.is_initialized
                else JsonRpcServerNotInitialized(f"`{method}` came before `initialize`")
            )
        return None


def message_converter() -> cattrs.Converter:
    """The converter that pygls sends messages with; it opens the envelope and leaves the content alone."""
    converter = cattrs.Converter()
    converter.register_unstructure_hook(JsonRPCRequestMessage, _request)
    converter.register_unstructure_hook(ResponseErrorMessage, _error_response)
    return converter


def _filled(body: bytes, texts: Sequence[bytes]) -> list[bytes]:
    """The pieces of a message with texts in the places that were left for them."""
    if not texts:
        return [body]
    first, *others = body.split(_MARK)
    return [first, *chain.from_iterable(zip(texts, others, strict=True))]


def _is_sound(data: Json) -> bool:
    """Whether the envelope has what messages are told apart by: an identifier and a method of the right type.

    With an identifier that is a list, for example, nothing can be looked up.
    """
    identifier = data.get("id")
    known = identifier is None or (isinstance(identifier, int | str) and not isinstance(identifier, bool))
    return known and isinstance(data.get("method", ""), str)


def _incoming(data: Json) -> JsonRPCRequestMessage | JsonRPCNotification:
    method, params = str(data["method"]), data.get("params")
    if method == CANCEL_REQUEST:
        identifier = params.get("id") if isinstance(params, dict) else None
        params = CancelParams(id=identifier if isinstance(identifier, int | str) else "")
    if "id" in data:
        return JsonRPCRequestMessage(id=data["id"], method=method, jsonrpc=data["jsonrpc"], params=params)
    return JsonRPCNotification(method=method, jsonrpc=data["jsonrpc"], params=params)


def _error_of(error: object) -> ResponseError:
    if not isinstance(error, dict):
        return ResponseError(code=0, message=str(error))
    code = error.get("code")
    return ResponseError(code if isinstance(code, int) else 0, str(error.get("message")), error.get("data"))


def _request(message: JsonRPCRequestMessage) -> Json:
    return {"jsonrpc": message.jsonrpc, "id": message.id, "method": message.method, "params": message.params}


def _error_response(message: ResponseErrorMessage) -> Json:
    answer: Json = {"jsonrpc": message.jsonrpc, "id": message.id}
    if message.error is not None:
        answer["error"] = {"code": int(message.error.code), "message": shown.message(message.error.message)}
        if message.error.data is not None:
            answer["error"]["data"] = message.error.data
    return answer
