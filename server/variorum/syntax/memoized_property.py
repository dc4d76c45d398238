"""Memoizes properties with their object, without a lock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

_T = TypeVar("_T")


class memoized_property(Generic[_T]):
    """Like `functools.cached_property`, whose lock is shared by all instances of a class in Python 3.11.

    With it, a keystroke would wait for a background thread that works on another file. Without a lock, two threads
    may compute a value twice, which is harmless.
    """

    def __init__(self, function: Callable[[Any], _T]) -> None:
        self._function = function
        self._name = function.__name__
        self.__doc__ = function.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> memoized_property[_T]: ...

    @overload
    def __get__(self, owner: object, kind: type) -> _T: ...

    def __get__(self, owner: object | None, kind: type) -> _T | memoized_property[_T]:
        if owner is None:
            return self
        value = self._function(owner)
        owner.__dict__[self._name] = value
        return value
