"""Runs evaluations where deep recursion does not overflow the host's stack."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")

STACK = 256 * 1024 * 1024
"""Bytes of stack, of which only what is used takes memory. Measured: 400 calls through a comparison function of a sort take 9
MB."""
FRAMES = 40_000
"""Python frames; a call of a program takes up to 30, in nested expressions more."""

_here = threading.local()
_lock = threading.Lock()


def is_deep() -> bool:
    """Whether this thread has a deep stack."""
    return bool(getattr(_here, "is_deep", False))


def with_deep_stack(function: Callable[[], Result]) -> Result:
    """Calls the function in a thread with a deep stack and returns what it returns, or raises what it raises."""
    if is_deep():
        return function()
    results: list[Result] = []
    errors: list[BaseException] = []

    def run() -> None:
        _here.is_deep = True
        try:
            results.append(function())
        except BaseException as error:
            errors.append(error)

    with _lock:
        before, limit = threading.stack_size(STACK), sys.getrecursionlimit()
        sys.setrecursionlimit(max(limit, FRAMES))
        try:
            thread = threading.Thread(target=run, daemon=True)
            thread.start()
        finally:
            threading.stack_size(before)
        thread.join()
        sys.setrecursionlimit(limit)
    if errors:
        raise errors[0]
    return results[0]
