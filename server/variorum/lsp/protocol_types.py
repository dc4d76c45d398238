"""Loads lsprotocol without making all of its classes, of which the connection uses four.

lsprotocol states every structure of the protocol as an attrs class, and attrs writes and compiles the methods of a class
when it is defined: for over five hundred classes that is most of the time in which a server on pygls starts. Here
a class stays as its source states it until it is first called, or its fields are first asked for; only then does
attrs make it, in place, so that whoever imported it before has the finished one.

What differs from lsprotocol loaded by itself: the classes have no slots, because slots need a new class.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

import attrs

_C = TypeVar("_C", bound=type)
_MODULE = "lsprotocol.types"
# What attrs adds to a class and someone may ask for before the first instance is there.
_ADDED = ("__attrs_attrs__", "__init__", "__match_args__")
# What a class has for its own instances, and no other can take over.
_ABOUT_ITSELF = frozenset({"__dict__", "__weakref__"})
_NOT_COPIED = _ABOUT_ITSELF | set(_ADDED)
# Held while a class is made; making one makes the classes that it is derived from.
_making = threading.RLock()


def load() -> None:
    """Import lsprotocol's types; later imports of them, by pygls for example, find them loaded."""
    with definitions_put_off():
        import_module(_MODULE)


class _PutOff:
    """Stands in a class for something that attrs will add, and has attrs add it when it is looked at."""

    def __init__(self, cls: type, name: str, define: Callable[..., Any]) -> None:
        self.cls, self.name, self.define = cls, name, define

    def __get__(self, instance: object, owner: type) -> Any:
        with _making:
            # Another thread may have made the class while this one waited.
            if vars(self.cls).get(self.name) is self:
                _make(self.cls, self.define)
        return getattr(owner if instance is None else instance, self.name)


def _make(cls: type, define: Callable[..., Any]) -> None:
    """Make a class what attrs makes of its twin; the stand-ins serve other threads until the end."""
    own = {name: value for name, value in vars(cls).items() if name not in _NOT_COPIED}
    made = vars(
        define(type(cls.__name__, cls.__bases__, {**own, "__qualname__": cls.__qualname__}), slots=False)
    )
    for name in made.keys() - _ABOUT_ITSELF:
        setattr(cls, name, made[name])
    for name in own.keys() - made.keys():
        # Its fields, which attrs takes out of the class.
        delattr(cls, name)


@contextmanager
def definitions_put_off() -> Iterator[None]:
    """While it lasts, `attrs.define` leaves lsprotocol's classes for later; it treats all others as ever."""
    define: Callable[..., Any] = attrs.define

    def put_off(cls: _C | None = None, **options: Any) -> Any:
        if cls is None or options or not _can_wait(cls):
            return define(cls, **options)
        for name in _ADDED:
            setattr(cls, name, _PutOff(cls, name, define))
        return cls

    attrs.define = put_off  # type: ignore[assignment]
    try:
        yield
    finally:
        attrs.define = define


def _can_wait(cls: type) -> bool:
    """Whether it is one of lsprotocol's, and has nothing itself that a stand-in would hide."""
    return cls.__module__ == _MODULE and not {*_ADDED, "__slots__"} & vars(cls).keys()
