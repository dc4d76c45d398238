"""Receives messages, checks that they come at the right time, and hands them to features through pygls."""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
import time
from collections.abc import Callable
from typing import Any, BinaryIO

from pygls.exceptions import (
    FeatureNotificationError,
    JsonRpcException,
    JsonRpcInternalError,
    JsonRpcInvalidParams,
    JsonRpcInvalidRequest,
    JsonRpcParseError,
    JsonRpcServerNotInitialized,
)
from pygls.protocol.json_rpc import JsonRPCNotification, MsgId
from pygls.server import JsonRPCServer

from variorum.lsp.decorators import is_urgent
from variorum.lsp.features import handler_of, load_all
from variorum.lsp.protocol.params import MalformedParams, Params
from variorum.lsp.services.client import MessageType
from variorum.lsp.services.services import Services
from variorum.lsp.transport.json_rpc import VERSION, JsonRpc, message_converter
from variorum.lsp.transport.output import Output

logger = logging.getLogger(__name__)
# Raised for a message that is not JSON, or JSON that nests without end.
_UNREADABLE = (json.JSONDecodeError, UnicodeDecodeError, RecursionError)
_COMMAND = "workspace/executeCommand"


class Server(JsonRPCServer):
    """The server of one client."""

    protocol: JsonRpc

    def __init__(self) -> None:
        """Makes a server without a connection."""
        self._output = Output()
        self._urgent_methods: set[str] = set()
        self._urgent: set[MsgId | None] = set()
        self._running: set[asyncio.Task[Any]] = set()
        super().__init__(JsonRpc, lambda: message_converter(self._output, self._answered), max_workers=1)
        self.protocol.set_writer(self._output, include_headers=False)
        self.services = Services.start(self.protocol.notify, self.protocol.send_request_async, load_all)
        self.session = self.services.session

    def connect(self, stream: BinaryIO, closed: Callable[[], None] = lambda: None) -> None:
        """Sends messages to this stream. `closed` is called when the client no longer reads."""
        self._output.connect(stream, closed)

    def take(self, body: bytes) -> bool:
        """Handles a message as it was received. Returns whether there may be more."""
        try:
            self.handle(json.loads(body))
        except _UNREADABLE as error:
            # The client's fault, and a client that makes it goes on making it: a line each is enough.
            logger.warning("a message is not valid JSON: %s", error)
            self.protocol.refuse(None, JsonRpcParseError(f"a message is not valid JSON: {error}"))
        except Exception as error:
            logger.exception("a message could not be handled")
            self.services.client.log(str(error), MessageType.ERROR)
        return not self.session.lifecycle.has_exited

    def handle(self, data: Any) -> None:
        """Hands a message to its feature, or refuses it."""
        message = self.protocol.structure_message(data)
        if not hasattr(message, "jsonrpc"):
            self.protocol.refuse(None, JsonRpcInvalidRequest("this is no JSON-RPC 2.0 message"))
            return
        if message.jsonrpc != VERSION:
            logger.warning("a message of JSON-RPC %s is ignored", message.jsonrpc)
            return
        # A response of the client has no method, and a notification has no identifier.
        method = getattr(message, "method", None)
        refusal = self._refusal(method)
        if refusal is not None:
            if hasattr(message, "id"):
                self.protocol.refuse(message.id, refusal)
            return
        if method is not None:
            self._register(method)
            self._note_urgent(method, getattr(message, "id", None))
        feature = self.protocol.fm.features.get(method) if isinstance(message, JsonRPCNotification) else None
        if feature is None or inspect.iscoroutinefunction(feature):
            self.protocol.handle_message(message)
        else:
            self._notify(feature, message.params)
        if self.session.lifecycle.is_shut_down:
            self._cancel_requests()

    def report_server_error(self, error: Exception, source: type[Exception]) -> None:
        """Tells the client of an error that no response can carry."""
        if not (issubclass(source, JsonRpcException) and isinstance(error, JsonRpcException)):
            self.services.client.log(str(error), MessageType.ERROR)

    def _notify(self, feature: Callable[[Any], Any], params: Any) -> None:
        """Calls the feature of a notification. pygls would make a future first, which takes 30 microseconds of a keystroke."""
        try:
            feature(params)
        except Exception as error:
            self.report_server_error(error, FeatureNotificationError)

    def _refusal(self, method: str | None) -> JsonRpcException | None:
        """Returns why a message comes at the wrong time, or None if it does not."""
        lifecycle = self.session.lifecycle
        if method in (None, "exit"):
            return None
        if lifecycle.is_shut_down:
            return JsonRpcInvalidRequest(f"`{method}` came after the shutdown")
        if lifecycle.is_initialized and method == "initialize":
            return JsonRpcInvalidRequest("the server is initialized already")
        if not lifecycle.is_initialized and method != "initialize":
            return JsonRpcServerNotInitialized(f"`{method}` came before `initialize`")
        return None

    def _register(self, method: str) -> None:
        """Registers the feature of a method with pygls when its first message comes, so that a start loads few features."""
        if method not in self.protocol.fm.features:
            function = handler_of(method)
            if function is not None:
                self.feature(method)(self._guarded(method, function))
                if is_urgent(function):
                    self._urgent_methods.add(method)

    def _guarded(self, method: str, function: Callable[..., Any]) -> Callable[[Any], Any]:
        """Returns the function as pygls calls it: with its errors turned into answers, and its time traced."""
        services = self.services

        def run(params: Any) -> Any:
            started = time.perf_counter()
            try:
                return function(services, Params(params))
            except Exception as error:
                raise _answer_to(error, method) from error
            finally:
                services.client.trace(method, time.perf_counter() - started)

        async def run_async(params: Any) -> Any:
            if self.session.lifecycle.is_shut_down:
                raise asyncio.CancelledError
            task = asyncio.current_task()
            assert task is not None
            self._running.add(task)
            started = time.perf_counter()
            try:
                return await function(services, Params(params))
            except Exception as error:
                raise _answer_to(error, method) from error
            finally:
                self._running.discard(task)
                services.client.trace(method, time.perf_counter() - started)

        return run_async if inspect.iscoroutinefunction(function) else run

    def _note_urgent(self, method: str, identifier: MsgId | None) -> None:
        """Has background work wait for the response to an urgent request."""
        if method in self._urgent_methods and identifier is not None and identifier not in self._urgent:
            self._urgent.add(identifier)
            self.services.priority.enter()

    def _answered(self, identifier: MsgId | None) -> None:
        """The response to a request is about to be sent."""
        if identifier in self._urgent:
            self._urgent.discard(identifier)
            self.services.priority.leave()

    def _cancel_requests(self) -> None:
        """Cancels the requests that are being handled, and those that the client has not answered."""
        for task in self._running:
            task.cancel()
        self.services.client.cancel_requests()


def _answer_to(error: Exception, method: str) -> JsonRpcException:
    if isinstance(error, JsonRpcException):
        return error
    if isinstance(error, MalformedParams):
        # Editors show the refusal of a command to their users, to whom the method says nothing.
        return JsonRpcInvalidParams(str(error) if method == _COMMAND else f"{method}: {error}")
    logger.error("%s failed", method, exc_info=error)
    return JsonRpcInternalError(f"{method} failed: {type(error).__name__}: {error}")
