"""One file per command of `workspace/executeCommand`, named as the command is.

So the names are known without loading a command, and a command is loaded when it first runs.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any


def command_names() -> list[str]:
    """Returns the names of all commands, sorted: `variorum.fixAll` for the file `fix_all.py`."""
    return sorted(_modules())


@cache
def command_named(name: str) -> Any:
    """Returns the coroutine function of a command.

    Raises:
        KeyError: there is no such command.
    """
    module = import_module(f"{__name__}.{_modules()[name]}")
    return next(one for one in vars(module).values() if getattr(one, "command", None) == name)


@cache
def _modules() -> dict[str, str]:
    names = (found.name for found in iter_modules(__path__))
    return {f"variorum.{_camel_case(name)}": name for name in names}


def _camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(part.capitalize() for part in others)
