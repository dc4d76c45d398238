"""Imports the optional packages that only some commands need."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class MissingExtra(Exception):
    """Raised if a package of an extra is not installed; the message says how to get it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed: `pip install 'variorum[{extra}]'` brings it")
        self.package = package
        self.extra = extra


def import_optional(module: str, extra: str) -> ModuleType:
    """Returns the module, which the named extra of this distribution brings.

    Raises:
        MissingExtra: it is not installed.
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtra(module.partition(".")[0], extra) from error
