"""Finds every module of `checks/` that declares a `CHECK`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from variorum.responses import checks
from variorum.responses.check import Check


@cache
def all_checks() -> Mapping[str, Check]:
    """Returns every check by its id, in alphabetical order."""
    modules = (import_module(f"{checks.__name__}.{module.name}") for module in iter_modules(checks.__path__))
    found: list[Check] = [module.CHECK for module in modules]
    return {check.id: check for check in sorted(found, key=lambda check: check.id)}
