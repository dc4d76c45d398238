"""How a message gets to its handler.

pygls asks of every message which protocol it looks like, makes a future that other threads may wait for even where nobody
does, and a task for an answer that is there at once. A keystroke is two messages, for which all of that is half of the work
beside the analysis; so the way is a shorter one here.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Callable
from contextvars import copy_context
from typing import Any

from lsprotocol.types import ResponseError
from pygls.exceptions import FeatureNotificationError
from pygls.protocol.json_rpc import (
    JsonRPCNotification,
    JsonRPCProtocol,
    JsonRPCRequestMessage,
    JsonRPCResponseMessage,
)

from variorum.lsp.lateness import is_late

logger = logging.getLogger(__name__)
Answered = Callable[[Any], None]
"""Called with the future of an answer once it is there."""


class Dispatch(JsonRPCProtocol):
    """Calls the handlers of messages, and sees to it that requests are answered."""

    def dispatch(self, message: Any) -> None:
        """Hand a message to its handler."""
        if message.jsonrpc != self.VERSION:
            logger.warning("a message of JSON-RPC %s is passed over", message.jsonrpc)
        elif isinstance(message, JsonRPCRequestMessage):
            # A request leaves its number in its context.
            copy_context().run(self._handle_request, message.id, message.method, message.params)
        elif isinstance(message, JsonRPCNotification):
            self._handle_notification(message.method, message.params)
        elif isinstance(message, JsonRPCResponseMessage):
            self._handle_response(message.id, message.result)
        else:
            self._handle_response(message.id, None, message.error)

    def _handle_notification(self, method_name: str, params: Any) -> None:
        handler = self.fm.features.get(method_name)
        if handler is None or inspect.iscoroutinefunction(handler) or is_late(handler):
            super()._handle_notification(method_name, params)
            return
        try:
            handler(params)
        except Exception as error:
            self._server._report_server_error(error, FeatureNotificationError)

    def _handle_response(
        self, msg_id: str | int, result: Any | None = None, error: ResponseError | None = None
    ) -> None:
        under_way = self._futures.get(msg_id)
        if under_way is not None and under_way.cancelled():
            # The client's answer to what nobody wants to know any more.
            del self._futures[msg_id]
            return
        super()._handle_response(msg_id, result, error)

    @property
    def _futures(self) -> dict[str | int, Any]:
        """The answers that are under way, which pygls states to be futures of other threads."""
        return self._request_futures

    def _execute_handler(
        self,
        msg_id: str | int,
        handler: Callable[..., Any],
        callback: Answered,
        args: tuple[Any, ...] | None = None,
        kwargs: dict[str, Any] | None = None,
    ) -> None:
        """Call a handler, as pygls asks for it, and `callback` with the future of its answer."""
        if inspect.iscoroutinefunction(handler):
            super()._execute_handler(msg_id, handler, callback, args, kwargs)
            return
        loop = asyncio.get_running_loop()
        answer = loop.create_future()
        if is_late(handler):
            self._futures[msg_id] = answer
            loop.call_soon(self._answer_late, msg_id, answer, handler, callback, args or ())
            return
        _settle(answer, handler, args or ())
        callback(answer)

    def _answer_late(
        self,
        msg_id: str | int,
        answer: asyncio.Future[Any],
        handler: Callable[..., Any],
        callback: Answered,
        args: tuple[Any, ...],
    ) -> None:
        """Call a handler now that the messages before it and those behind it have been taken in."""
        if not answer.cancelled():
            _settle(answer, handler, args)
            if answer.exception() is None and inspect.isawaitable(answer.result()):
                task = asyncio.ensure_future(answer.result())
                self._futures[msg_id] = task
                task.add_done_callback(callback)
                return
        callback(answer)


def _settle(answer: asyncio.Future[Any], handler: Callable[..., Any], args: tuple[Any, ...]) -> None:
    try:
        answer.set_result(handler(*args))
    except Exception as error:
        answer.set_exception(error)
