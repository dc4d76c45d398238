"""JSON-RPC on pygls: parameters and results stay the dictionaries that JSON yields.

pygls' own language server keeps a second copy of every open text, splits lines at characters that LSP does not count as line
ends, and turns every message into classes. Its JSON-RPC protocol does none of that when the converter that it is given leaves
the content of messages alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import cattrs
from lsprotocol.types import CANCEL_REQUEST, CancelParams, ResponseError, ResponseErrorMessage
from pygls.exceptions import JsonRpcException
from pygls.protocol import JsonRPCProtocol
from pygls.protocol.json_rpc import (
    JsonRPCNotification,
    JsonRPCRequestMessage,
    JsonRPCResponseMessage,
    MsgId,
)

from variorum.lsp.protocol import display_text
from variorum.lsp.protocol.json_text import JsonText
from variorum.lsp.protocol.params import Json
from variorum.lsp.transport.output import Output

VERSION = JsonRPCProtocol.VERSION


class JsonRpc(JsonRPCProtocol):
    """pygls' protocol behind a check of the envelope, because it takes a message for what it looks like."""

    def structure_message(self, data: Any) -> Any:
        """Returns the message with its parameters as they came, or the data itself if it is no JSON-RPC message."""
        if not isinstance(data, dict) or "jsonrpc" not in data or not _is_sound(data):
            return data
        if "method" in data:
            return super().structure_message({name: data[name] for name in data if name != "error"})
        return super().structure_message({"id": None, **data})

    def refuse(self, identifier: MsgId | None, error: JsonRpcException) -> None:
        """Answers a message with an error. The identifier is None for a message without a readable one."""
        answer = ResponseErrorMessage(id=identifier, jsonrpc=VERSION, error=error.to_response_error())
        if self.writer is not None:
            self.writer.write(json.dumps(_error_response(answer)).encode())


def message_converter(output: Output, answered: Callable[[MsgId | None], None]) -> cattrs.Converter:
    """Returns the converter that pygls reads and writes messages with. It looks at the envelope only.

    Args:
        output: where messages go; it takes the JSON texts that they hold.
        answered: called with the identifier of each request whose response is about to be sent.
    """
    converter = cattrs.Converter()
    converter.register_structure_hook(JsonRPCRequestMessage, lambda data, _: _incoming_request(data))
    converter.register_structure_hook(JsonRPCNotification, lambda data, _: _incoming_notification(data))
    converter.register_structure_hook(JsonRPCResponseMessage, lambda data, _: _incoming_response(data))
    converter.register_structure_hook(ResponseErrorMessage, lambda data, _: _incoming_error(data))

    def response(message: JsonRPCResponseMessage) -> Json:
        answered(message.id)
        return {"jsonrpc": message.jsonrpc, "id": message.id, "result": message.result}

    def error_response(message: ResponseErrorMessage) -> Json:
        answered(message.id)
        return _error_response(message)

    converter.register_unstructure_hook(JsonRPCRequestMessage, _request)
    converter.register_unstructure_hook(JsonRPCNotification, _notification)
    converter.register_unstructure_hook(JsonRPCResponseMessage, response)
    converter.register_unstructure_hook(ResponseErrorMessage, error_response)
    converter.register_unstructure_hook(JsonText, output.insert)
    return converter


def _is_sound(data: Json) -> bool:
    """Whether identifier and method have types that a message can be looked up by. A list, for example, has no hash."""
    identifier = data.get("id")
    known = identifier is None or (isinstance(identifier, int | str) and not isinstance(identifier, bool))
    return known and isinstance(data.get("method", ""), str)


def _incoming_request(data: Json) -> JsonRPCRequestMessage:
    return JsonRPCRequestMessage(
        id=data["id"], method=data["method"], jsonrpc=data["jsonrpc"], params=data.get("params")
    )


def _incoming_notification(data: Json) -> JsonRPCNotification:
    method, params = data["method"], data.get("params")
    if method == CANCEL_REQUEST:
        identifier = params.get("id") if isinstance(params, dict) else None
        params = CancelParams(id=identifier if isinstance(identifier, int | str) else "")
    return JsonRPCNotification(method=method, jsonrpc=data["jsonrpc"], params=params)


def _incoming_response(data: Json) -> JsonRPCResponseMessage:
    return JsonRPCResponseMessage(id=data["id"], jsonrpc=data["jsonrpc"], result=data.get("result"))


def _incoming_error(data: Json) -> ResponseErrorMessage:
    return ResponseErrorMessage(id=data["id"], jsonrpc=data["jsonrpc"], error=_error_of(data["error"]))


def _error_of(error: object) -> ResponseError:
    if not isinstance(error, dict):
        return ResponseError(code=0, message=str(error))
    code = error.get("code")
    return ResponseError(code if isinstance(code, int) else 0, str(error.get("message")), error.get("data"))


def _request(message: JsonRPCRequestMessage) -> Json:
    return {"jsonrpc": message.jsonrpc, "id": message.id, "method": message.method, "params": message.params}


def _notification(message: JsonRPCNotification) -> Json:
    return {"jsonrpc": message.jsonrpc, "method": message.method, "params": message.params}


def _error_response(message: ResponseErrorMessage) -> Json:
    answer: Json = {"jsonrpc": message.jsonrpc, "id": message.id}
    if message.error is not None:
        text = display_text.message(message.error.message)
        answer["error"] = {"code": int(message.error.code), "message": text}
        if message.error.data is not None:
            answer["error"]["data"] = message.error.data
    return answer
