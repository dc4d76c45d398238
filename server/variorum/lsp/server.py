"""Wires the parts together: the connection, the session, and every handler that the folders hold."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable
from typing import Any, BinaryIO

from variorum.lsp import handlers
from variorum.lsp.client import Client, Loudness
from variorum.lsp.connection import Connection
from variorum.lsp.errors import ErrorCode, RequestFailed
from variorum.lsp.handling import discovered, is_async
from variorum.lsp.params import MalformedParams, Params
from variorum.lsp.session import Session

logger = logging.getLogger(__name__)
_COMMAND = "workspace/executeCommand"


class Server:
    """One server for one client."""

    def __init__(self, writer: BinaryIO) -> None:
        self.is_stopped = False
        self.connection = Connection(writer, self._handle)
        self.client = Client(self.connection.notify, self.connection.request)
        self.session = Session(self.client, self.connection, self._stop)
        self._handlers = dict(discovered(handlers, "method"))

    def _stop(self) -> None:
        self.is_stopped = True

    def _handle(self, method: str, params: Params) -> Any:
        """What the handler of a method yields; raises `RequestFailed`, with a clear word for every error."""
        handler = self._handlers.get(method)
        if handler is None:
            raise RequestFailed(ErrorCode.UNKNOWN_METHOD, f"unknown method `{method}`")
        if is_async(handler):
            return self._awaited(method, handler(self.session, params))
        started = time.perf_counter()
        try:
            return handler(self.session, params)
        except Exception as error:
            raise self._failure(error, method) from error
        finally:
            self.client.trace(method, time.perf_counter() - started)

    async def _awaited(self, method: str, answer: Awaitable[Any]) -> Any:
        started = time.perf_counter()
        try:
            return await answer
        except Exception as error:
            raise self._failure(error, method) from error
        finally:
            self.client.trace(method, time.perf_counter() - started)

    def _failure(self, error: Exception, method: str) -> RequestFailed:
        """The error as the client is told of it, and the client's log in case nobody waits for an answer."""
        if isinstance(error, RequestFailed):
            return error
        if isinstance(error, MalformedParams):
            # Editors show the refusal of a command to their users, to whom the method says nothing.
            message = str(error) if method == _COMMAND else f"{method}: {error}"
            failure = RequestFailed(ErrorCode.INVALID_PARAMS, message)
        else:
            logger.error("%s failed", method, exc_info=error)
            failure = RequestFailed(ErrorCode.INTERNAL, f"{method} failed: {type(error).__name__}: {error}")
        self.client.log(failure.message, Loudness.ERROR)
        return failure
