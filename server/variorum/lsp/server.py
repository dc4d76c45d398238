"""Wires the parts together: the connection, the session, and the handlers, each when it is first asked for."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any

from pygls.exceptions import (
    JsonRpcException,
    JsonRpcInternalError,
    JsonRpcInvalidParams,
    JsonRpcParseError,
)
from pygls.server import JsonRPCServer

from variorum.lsp.client import Client, Loudness
from variorum.lsp.connection import Connection, message_converter
from variorum.lsp.handlers import handler_of
from variorum.lsp.handling import goes_first, is_async
from variorum.lsp.lateness import is_late, late
from variorum.lsp.params import MalformedParams, Params
from variorum.lsp.session import Session

logger = logging.getLogger(__name__)
# What is raised for a message that is not JSON, or JSON that nests without end.
_UNREADABLE = (json.JSONDecodeError, UnicodeDecodeError, RecursionError)


class Server(JsonRPCServer):
    """One server for one client."""

    protocol: Connection

    def __init__(self) -> None:
        super().__init__(Connection, message_converter, max_workers=1)
        self.stopped = threading.Event()
        self.client = Client(self.protocol.notify, self.protocol.send_request_async)
        self.session = Session(self.client, self.protocol, self.stopped.set)
        self.protocol.take_precedence(self.session.precedence)
        self.protocol.learn_from(self._teach)

    def _teach(self, method: str) -> bool:
        """Register the handler of a method, if there is one; whether diagnostics wait for its answer."""
        function = handler_of(method)
        if function is None:
            return False
        self.feature(method)(_guarded(self.session, method, function))
        return goes_first(function)

    def take(self, body: bytes) -> bool:
        """Handle a message as it came; whether there may be more."""
        try:
            self.protocol.handle_message(self.protocol.structure_message(json.loads(body)))
        except _UNREADABLE as error:
            # The client's fault, and a client that makes it goes on making it: a line each is enough.
            logger.warning("a message is not valid JSON: %s", error)
            self._report_server_error(error, JsonRpcException)
        except Exception as error:
            logger.exception("a message could not be handled")
            self._report_server_error(error, JsonRpcException)
        return not self.stopped.is_set()

    def report_server_error(self, error: Exception, source: type[Exception]) -> None:
        """Tell the client of an error that no answer to a request can carry."""
        if isinstance(error, _UNREADABLE):
            self.protocol.refuse(None, JsonRpcParseError(f"a message is not valid JSON: {error}"))
        elif not issubclass(source, JsonRpcException) or not isinstance(error, JsonRpcException):
            self.client.log(str(error), Loudness.ERROR)


_COMMAND = "workspace/executeCommand"


def _guarded(session: Session, method: str, function: Callable[..., Any]) -> Callable[[Any], Any]:
    """The handler as pygls calls it: parameters wrapped, and every error turned into a clear answer."""

    def run(params: Any) -> Any:
        started = time.perf_counter()
        try:
            return function(session, Params(params))
        except Exception as error:
            raise _answer_to(error, method) from error
        finally:
            session.client.trace(method, time.perf_counter() - started)

    async def finish(work: Callable[[], Awaitable[Any]]) -> Any:
        started = time.perf_counter()
        try:
            return await work()
        except Exception as error:
            raise _answer_to(error, method) from error
        finally:
            session.client.trace(method, time.perf_counter() - started)

    async def run_async(params: Any) -> Any:
        return await finish(lambda: function(session, Params(params)))

    def run_late(params: Any) -> Any:
        answer = run(params)
        return finish(answer) if callable(answer) else answer

    if is_late(function):
        return late(run_late)
    return run_async if is_async(function) else run


def _answer_to(error: Exception, method: str) -> JsonRpcException:
    if isinstance(error, JsonRpcException):
        return error
    if isinstance(error, MalformedParams):
        # Editors show the refusal of a command to their users, to whom the method says nothing.
        return JsonRpcInvalidParams(str(error) if method == _COMMAND else f"{method}: {error}")
    logger.error("%s failed", method, exc_info=error)
    return JsonRpcInternalError(f"{method} failed: {type(error).__name__}: {error}")
