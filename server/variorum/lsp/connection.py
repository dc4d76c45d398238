"""The JSON-RPC connection: pygls carries the messages, and they stay plain dictionaries on the way.

pygls' own language server protocol class keeps a second copy of every open text, splits its lines at characters that
LSP does not count as line ends, and turns every message into classes. This class stands beside it on the same
JSON-RPC base and leaves all three out.
"""

from __future__ import annotations

import logging
from typing import Any

import cattrs
from lsprotocol.types import CANCEL_REQUEST, CancelParams, ResponseError, ResponseErrorMessage
from pygls.exceptions import JsonRpcInvalidRequest, JsonRpcServerNotInitialized
from pygls.protocol.json_rpc import (
    JsonRPCNotification,
    JsonRPCProtocol,
    JsonRPCRequestMessage,
    JsonRPCResponseMessage,
)

from variorum.lsp.params import Json

logger = logging.getLogger(__name__)


class Connection(JsonRPCProtocol):
    """Takes messages in and sends them out, and refuses requests outside the time in which they are allowed."""

    is_initialized = False

    def structure_message(self, data: Json) -> Any:
        """A message as a light object with its parameters as they came; every other dictionary as it is."""
        if "jsonrpc" not in data:
            return data
        if "method" in data:
            return _incoming(data)
        if "error" in data:
            return ResponseErrorMessage(_error_of(data["error"]), id=data.get("id"), jsonrpc=data["jsonrpc"])
        return JsonRPCResponseMessage(id=data.get("id", ""), jsonrpc=data["jsonrpc"], result=data.get("result"))

    def handle_message(self, message: Any) -> None:
        """Hand a message to its handler, or refuse it."""
        if not hasattr(message, "jsonrpc"):
            refusal = JsonRpcInvalidRequest("this is no JSON-RPC 2.0 message")
            self.refuse(None, refusal.to_response_error())
            return
        method = getattr(message, "method", None)
        if method is None or self._is_in_time(method):
            super().handle_message(message)
        elif hasattr(message, "id"):
            refusal = (
                JsonRpcInvalidRequest(f"`{method}` came after the shutdown")
                if self._shutdown
                else JsonRpcServerNotInitialized(f"`{method}` came before `initialize`")
            )
            self.refuse(message.id, refusal.to_response_error())

    def refuse(self, identifier: str | int | None, error: ResponseError) -> None:
        """Answer a request with an error; without an identifier for a message that has none that can be read."""
        self._send_data(ResponseErrorMessage(error, id=identifier))

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

    def _is_in_time(self, method: str) -> bool:
        if method == "exit":
            return True
        if self._shutdown:
            return False
        return self.is_initialized or method == "initialize"


def message_converter() -> cattrs.Converter:
    """The converter that pygls sends messages with; it opens the envelope and leaves the content alone."""
    converter = cattrs.Converter()
    converter.register_unstructure_hook(JsonRPCNotification, _notification)
    converter.register_unstructure_hook(JsonRPCRequestMessage, _request)
    converter.register_unstructure_hook(JsonRPCResponseMessage, _response)
    converter.register_unstructure_hook(ResponseErrorMessage, _error_response)
    return converter


def _incoming(data: Json) -> JsonRPCRequestMessage | JsonRPCNotification:
    method, params = str(data["method"]), data.get("params")
    if method == CANCEL_REQUEST:
        params = CancelParams(id=params.get("id") if isinstance(params, dict) else "")
    if "id" in data:
        return JsonRPCRequestMessage(id=data["id"], method=method, jsonrpc=data["jsonrpc"], params=params)
    return JsonRPCNotification(method=method, jsonrpc=data["jsonrpc"], params=params)


def _error_of(error: object) -> ResponseError:
    if not isinstance(error, dict):
        return ResponseError(code=0, message=str(error))
    code = error.get("code")
    return ResponseError(code if isinstance(code, int) else 0, str(error.get("message")), error.get("data"))


def _notification(message: JsonRPCNotification) -> Json:
    return {"jsonrpc": message.jsonrpc, "method": message.method, "params": message.params}


def _request(message: JsonRPCRequestMessage) -> Json:
    return {"jsonrpc": message.jsonrpc, "id": message.id, "method": message.method, "params": message.params}


def _response(message: JsonRPCResponseMessage) -> Json:
    return {"jsonrpc": message.jsonrpc, "id": message.id, "result": message.result}


def _error_response(message: ResponseErrorMessage) -> Json:
    error: Json = {"code": int(message.error.code), "message": message.error.message}
    if message.error.data is not None:
        error["data"] = message.error.data
    return {"jsonrpc": message.jsonrpc, "id": message.id, "error": error}
