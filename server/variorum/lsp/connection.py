"""The JSON-RPC connection: requests and notifications in both directions, as the plain dictionaries that JSON yields.

No library carries the messages, because those that do turn each of them into a class of its own, and making these classes
took longer at every start than all the rest of the server, with a fifth of its memory.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, BinaryIO

from variorum.lsp.errors import ErrorCode, RequestFailed
from variorum.lsp.framing import framed
from variorum.lsp.params import Json, Params
from variorum.lsp.written import JsonText

logger = logging.getLogger(__name__)

Identifier = str | int | None
Handle = Callable[[str, Params], Any]
"""Handles a message by its method: what it yields is the answer, or a coroutine that will."""

# Stands in a message for a text that is put in later; nobody else can know it, and so have it in a message.
_PLACE = secrets.token_hex(16)
_MARK = json.dumps(_PLACE)


class Connection:
    """Takes messages in, sends them out, and refuses requests that come too early or too late."""

    def __init__(self, writer: BinaryIO, handle: Handle) -> None:
        """`handle` raises `RequestFailed` for what cannot be answered, and nothing else; so do its coroutines."""
        self._writer = writer
        self._handle = handle
        self.is_initialized = False
        self.is_shut_down = False
        """Whether the client has asked for the shutdown."""
        self._asked_of_us: dict[Identifier, asyncio.Task[Any]] = {}
        self._asked_by_us: dict[Identifier, asyncio.Future[Any]] = {}
        # A task that nobody holds may be collected before it has run.
        self._running: set[asyncio.Task[Any]] = set()

    def take(self, body: bytes) -> None:
        """Handle a message, or refuse it."""
        try:
            message = json.loads(body)
        except (ValueError, RecursionError) as error:
            self._refuse(None, RequestFailed(ErrorCode.NOT_JSON, f"a message is not valid JSON: {error}"))
            return
        if not _is_sound(message):
            self._refuse(None, RequestFailed(ErrorCode.INVALID_REQUEST, "this is no JSON-RPC 2.0 message"))
        elif "method" not in message:
            self._take_answer(message)
        elif "id" in message:
            self._take_request(message["id"], message["method"], Params(message.get("params")))
        else:
            self._take_notification(message["method"], Params(message.get("params")))

    def notify(self, method: str, params: Json) -> None:
        """Send a message that has no answer."""
        self._send({"method": method, "params": params})

    async def request(self, method: str, params: Any, identifier: str) -> Any:
        """The client's answer.

        Raises:
            RequestFailed: the client answers with an error.
        """
        answer = asyncio.get_running_loop().create_future()
        self._asked_by_us[identifier] = answer
        try:
            self._send({"id": identifier, "method": method, "params": params})
            return await answer
        finally:
            self._asked_by_us.pop(identifier, None)

    def shut_down(self) -> None:
        """From now on only `exit` is answered; work that is under way is given up."""
        self.is_shut_down = True
        for waiting in (*self._asked_of_us.values(), *self._asked_by_us.values()):
            waiting.cancel()

    def _take_request(self, identifier: Identifier, method: str, params: Params) -> None:
        try:
            self._check_time_of(method)
            answer = self._handle(method, params)
        except RequestFailed as error:
            self._refuse(identifier, error)
            return
        if not asyncio.iscoroutine(answer):
            self._send({"id": identifier, "result": answer})
            return
        task = self._asked_of_us[identifier] = self._start(answer)
        task.add_done_callback(lambda done: self._answer(identifier, done))

    def _take_notification(self, method: str, params: Params) -> None:
        if method == "$/cancelRequest":
            asked = params.find("id")
            task = self._asked_of_us.get(asked) if isinstance(asked, str | int) else None
            if task is not None:
                task.cancel()
            return
        try:
            self._check_time_of(method)
            work = self._handle(method, params)
        except RequestFailed as error:
            # A notification has no answer, and of those that begin with a dollar sign none has to be known.
            logger.warning("%s was left out: %s", method, error)
            return
        if asyncio.iscoroutine(work):
            # Whoever handles messages has told of the error already.
            self._start(work).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _take_answer(self, message: Json) -> None:
        waiting = self._asked_by_us.get(message.get("id"))
        if waiting is None or waiting.done():
            logger.warning("an answer came to nothing that was asked")
        elif "error" in message:
            waiting.set_exception(_failure_of(message["error"]))
        else:
            waiting.set_result(message.get("result"))

    def _check_time_of(self, method: str) -> None:
        """Raises `RequestFailed` for a message that comes too early or too late."""
        if method == "exit":
            return
        if self.is_shut_down:
            raise RequestFailed(ErrorCode.INVALID_REQUEST, f"`{method}` came after the shutdown")
        if self.is_initialized and method == "initialize":
            raise RequestFailed(ErrorCode.INVALID_REQUEST, "the server is initialized already")
        if not self.is_initialized and method != "initialize":
            raise RequestFailed(ErrorCode.NOT_INITIALIZED, f"`{method}` came before `initialize`")

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def _answer(self, identifier: Identifier, done: asyncio.Task[Any]) -> None:
        if self._asked_of_us.get(identifier) is done:
            del self._asked_of_us[identifier]
        if done.cancelled():
            self._refuse(identifier, RequestFailed(ErrorCode.CANCELLED, "the request was cancelled"))
            return
        error = done.exception()
        if isinstance(error, RequestFailed):
            self._refuse(identifier, error)
        else:
            self._send({"id": identifier, "result": done.result()})

    def _refuse(self, identifier: Identifier, error: RequestFailed) -> None:
        """Answer a request with an error; a message without a readable identifier has None."""
        self._send({"id": identifier, "error": {"code": int(error.code), "message": error.message}})

    def _send(self, message: Json) -> None:
        """Send a message; texts in it that are JSON already go in as they are."""
        texts: list[str] = []

        def place(value: object) -> str:
            if not isinstance(value, JsonText):
                raise TypeError(f"{type(value).__name__} is nothing that JSON has")
            texts.append(value.text)
            return _PLACE

        try:
            body = json.dumps({"jsonrpc": "2.0", **message}, default=place)
        except (TypeError, ValueError, RecursionError):
            logger.exception("a message could not be sent")
            if "result" in message:
                failure = RequestFailed(ErrorCode.INTERNAL, "the answer could not be written")
                self._refuse(message["id"], failure)
            return
        for text in texts:
            body = body.replace(_MARK, text, 1)
        self._writer.write(framed(body.encode()))
        self._writer.flush()


def _is_sound(message: object) -> bool:
    """Whether a message has what messages are told apart by: an identifier and a method of the right type.

    With an identifier that is a list, for example, nothing can be looked up.
    """
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        return False
    identifier = message.get("id")
    known = identifier is None or (isinstance(identifier, int | str) and not isinstance(identifier, bool))
    return known and isinstance(message.get("method", ""), str)


def _failure_of(error: object) -> RequestFailed:
    if not isinstance(error, dict):
        return RequestFailed(0, str(error))
    code = error.get("code")
    return RequestFailed(code if isinstance(code, int) else 0, str(error.get("message")))
