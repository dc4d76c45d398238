"""Decorators that make a function the handler of an LSP method, or a command."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot

Handler = Callable[[Services, Params], Any]
DocumentHandler = Callable[[Snapshot, Params], Any]
_H = TypeVar("_H", bound=Callable[..., Any])


def handler(method: str, *, is_urgent: bool = False) -> Callable[[_H], _H]:
    """Makes a function of services and parameters the handler of an LSP method.

    A coroutine function is started after the messages that wait, so that it answers for the latest document. Background work
    waits for the response if it `is_urgent`. A plain function is called at once.
    """

    def mark(function: _H) -> _H:
        function.method = method  # type: ignore[attr-defined]
        function.is_urgent = is_urgent  # type: ignore[attr-defined]
        return function

    return mark


def document_handler(method: str) -> Callable[[DocumentHandler], Handler]:
    """Like `handler`, for a function of a snapshot of `params.textDocument` and parameters.

    It runs in a thread, so that a long computation does not delay keystrokes. The answer is null for a document that is not
    open or not analysed.
    """

    def mark(function: DocumentHandler) -> Handler:
        @wraps(function)
        async def on_snapshot(services: Services, params: Params) -> Any:
            snapshot = await services.parser.complete_snapshot(params.text("textDocument", "uri"))
            if snapshot is None or not snapshot.is_analysed:
                return None
            return await services.tasks.in_thread(function, snapshot, params)

        return handler(method)(on_snapshot)

    return mark


def command(name: str) -> Callable[[_H], _H]:
    """Makes a coroutine function of services and an argument a command of `workspace/executeCommand`."""

    def mark(function: _H) -> _H:
        function.command = name  # type: ignore[attr-defined]
        return function

    return mark


def is_urgent(handler: Callable[..., Any]) -> bool:
    """Whether background work waits for the handler's response."""
    return getattr(handler, "is_urgent", False)
