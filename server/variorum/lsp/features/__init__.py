"""One file per LSP method, named as the method is: `text_document_did_open.py` for `textDocument/didOpen`.

So a handler is found by its method alone, and loaded when its first message comes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

_CAPITAL = re.compile("(?<=.)([A-Z])")


def handler_of(method: str) -> Callable[..., Any] | None:
    """Returns the handler of an LSP method, or None for a method that no file is named after."""
    name = _file_name(method)
    if name not in _names():
        return None
    module = import_module(f"{__name__}.{name}")
    found = (one for one in vars(module).values() if getattr(one, "method", None) == method)
    return next(found, None)


def load_all() -> None:
    """Loads the handlers that are not loaded yet."""
    for name in sorted(_names()):
        import_module(f"{__name__}.{name}")


@cache
def _names() -> frozenset[str]:
    return frozenset(found.name for found in iter_modules(__path__))


def _file_name(method: str) -> str:
    """Returns the name of the file for a method: lower-case words, without the `$/` of optional methods."""
    return _CAPITAL.sub(r"_\1", method.removeprefix("$/").replace("/", "_")).lower()
