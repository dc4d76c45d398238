"""Handlers that are called late: once the messages that already wait have been taken in.

An answer is then worked out for the newest text, and once, as that of a coroutine function is; but no task has to be made
for one that is there at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

_H = TypeVar("_H", bound=Callable[..., Any])


def late(function: _H) -> _H:
    """Has a plain function called late. Instead of an answer that is not there at once it returns a coroutine function."""
    function.is_late = True  # type: ignore[attr-defined]
    return function


def is_late(function: Callable[..., Any]) -> bool:
    """Whether a handler is called late; what the connection calls may then return an awaitable."""
    return getattr(function, "is_late", False)
