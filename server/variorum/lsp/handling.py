"""The decorators that make a function a handler or a command."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from variorum.lsp.params import Params
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.snapshots import whole_snapshot

Handler = Callable[[Session, Params], Any]
DocumentHandler = Callable[[Snapshot, Params], Any]
_H = TypeVar("_H", bound=Callable[..., Any])


def handler(method: str, *, goes_first: bool = False) -> Callable[[_H], _H]:
    """Makes a function of a session and parameters the answer to an LSP method.

    A coroutine function is started once the messages that already wait have been taken in, so that an answer
    is computed for the newest text and computed once. Where it `goes_first`, diagnostics wait for it. A plain function
    is called at once, unless it is `late`.
    """

    def mark(function: _H) -> _H:
        function.method = method  # type: ignore[attr-defined]
        function.goes_first = goes_first  # type: ignore[attr-defined]
        return function

    return mark


def document_handler(method: str) -> Callable[[DocumentHandler], Handler]:
    """Like `handler`, for a method about one document: the function gets a snapshot of `params.textDocument`.

    It runs in a thread, so that a score that takes its time holds up no keystroke. A document that is not
    open, or that is not analysed, is answered with null.
    """

    def mark(function: DocumentHandler) -> Handler:
        @wraps(function)
        async def on_snapshot(session: Session, params: Params) -> Any:
            snapshot = await whole_snapshot(session, params.text("textDocument", "uri"))
            if snapshot is None or not snapshot.is_analysed:
                return None
            return await session.tasks.in_thread(function, snapshot, params)

        return handler(method)(on_snapshot)

    return mark


def command(name: str) -> Callable[[_H], _H]:
    """Makes a coroutine function of a session and an argument a command of `workspace/executeCommand`."""

    def mark(function: _H) -> _H:
        function.command = name  # type: ignore[attr-defined]
        return function

    return mark


def is_async(function: Callable[..., Any]) -> bool:
    """Whether the handler is a coroutine function."""
    return inspect.iscoroutinefunction(function)


def goes_first(handler: Callable[..., Any]) -> bool:
    """Whether diagnostics wait for the handler's answer."""
    return getattr(handler, "goes_first", False)
