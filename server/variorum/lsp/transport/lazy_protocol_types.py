"""Loads lsprotocol without building all of its classes, of which the server uses four.

This is the one place where the server changes how another library loads. lsprotocol states every structure of the protocol as
an attrs class, and attrs writes and compiles the methods of a class when it is defined. For over five hundred classes that
is 1,450 million instructions of 1,860 million, or 0.23 of 0.30 seconds (`import lsprotocol.types`, Python 3.11).

Here a class stays as its source states it until it is first called, or its fields are first read. Then attrs builds it in
place, so that whoever imported it before has the finished class. The classes differ from lsprotocol's in one thing: they have
no slots, because slots need a new class. `tests/lsp/test_lazy_protocol_types.py` compares all of them with lsprotocol's own, and
fails if a release changes how it states them.
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
    """Imports lsprotocol's types. Later imports, by pygls for example, find them loaded."""
    with deferred_definitions():
        import_module(_MODULE)


class _Deferred:
    """Takes the place of something that attrs will add to a class, and has attrs add it when it is read."""

    def __init__(self, cls: type, name: str, define: Callable[..., Any]) -> None:
        self.cls, self.name, self.define = cls, name, define

    def __get__(self, instance: object, owner: type) -> Any:
        with _making:
            # Another thread may have made the class while this one waited.
            if vars(self.cls).get(self.name) is self:
                _make(self.cls, self.define)
        return getattr(owner if instance is None else instance, self.name)


def _make(cls: type, define: Callable[..., Any]) -> None:
    """Turns a class into what attrs makes of a copy of it. Other threads use the placeholders until then."""
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
def deferred_definitions() -> Iterator[None]:
    """Has `attrs.define` defer lsprotocol's classes. It defines all others as usual."""
    define: Callable[..., Any] = attrs.define

    def defer(cls: _C | None = None, **options: Any) -> Any:
        if cls is None or options or not _is_deferrable(cls):
            return define(cls, **options)
        for name in _ADDED:
            setattr(cls, name, _Deferred(cls, name, define))
        return cls

    attrs.define = defer  # type: ignore[assignment]
    try:
        yield
    finally:
        attrs.define = define


def _is_deferrable(cls: type) -> bool:
    """Whether the class is one of lsprotocol's, and has nothing that a placeholder would hide."""
    return cls.__module__ == _MODULE and not {*_ADDED, "__slots__"} & vars(cls).keys()
