"""Caches results with the object they were computed from, in its `derived` table or as its attributes.

An entry lives as long as its object. Objects of a text are replaced when the text changes, so no entry is ever invalidated.
docs/architecture.md lists the scopes. Nothing here takes a lock: two threads may compute a value twice, which is harmless.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, MutableMapping
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast, overload

_P = ParamSpec("_P")
_T = TypeVar("_T")
_MISSING = object()


class HasDerived(Protocol):
    """An object with a table of results that were computed from it."""

    @property
    def derived(self) -> MutableMapping[Any, Any]:
        """Returns the table."""


_S = TypeVar("_S", bound=HasDerived)


def memoized_in(derived: MutableMapping[Any, Any], key: Hashable, compute: Callable[[], _T]) -> _T:
    """Returns the entry of a table, computed the first time: for results whose inputs are not part of the key."""
    known: _T = derived.get(key, _MISSING)
    if known is _MISSING:
        known = derived[key] = compute()
    return known


def memo_key(function: Callable[..., object]) -> str:
    """Returns the key of a function's results. It is the name, because a decorated function cannot be pickled."""
    return f"{function.__module__}.{function.__qualname__}"


def memoized(work: Callable[Concatenate[_S, _P], _T]) -> Callable[Concatenate[_S, _P], _T]:
    """Decorates a function so that its results are cached in `derived` of its first argument, by its further arguments.

    The results may depend on these arguments only, and are never modified.
    """
    name, compute = memo_key(work), cast("Callable[..., _T]", work)

    @wraps(work)
    def memoized_work(subject: _S, *arguments: object) -> _T:
        key = (name, *arguments) if arguments else name
        derived = subject.derived
        known: _T = derived.get(key, _MISSING)
        if known is _MISSING:
            known = derived[key] = compute(subject, *arguments)
        return known

    return cast("Callable[Concatenate[_S, _P], _T]", memoized_work)


class memoized_property(Generic[_T]):
    """Like `functools.cached_property`, whose lock is shared by all instances of a class in Python 3.11.

    With that, a keystroke would wait for a background thread that works on another file.
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
