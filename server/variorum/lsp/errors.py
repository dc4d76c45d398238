"""The errors that a request can be answered with."""

from __future__ import annotations

from enum import IntEnum


class ErrorCode(IntEnum):
    """What went wrong, in the numbers of JSON-RPC and of LSP."""

    NOT_JSON = -32700
    INVALID_REQUEST = -32600
    UNKNOWN_METHOD = -32601
    INVALID_PARAMS = -32602
    INTERNAL = -32603
    NOT_INITIALIZED = -32002
    CANCELLED = -32800


class RequestFailed(Exception):
    """Raised where a request cannot be answered, by us or by the client; the message is for people."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
