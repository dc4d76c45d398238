"""Checks without the guard that leaves failing ones out, for tests and for the search for failures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


class Unguarded:
    """Runs a check as it is: in a test, a rule that raises is a failure and not a rule left out."""

    def run(self, rule: str, check: Callable[[Any], Iterable[Any]], unit: Any) -> list[Any]:
        return list(check(unit))
