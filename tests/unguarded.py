"""Checks without the guard that leaves failing ones out, for tests and for the search for failures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any


class Unguarded:
    """Runs checks as they are: in a test, a rule that raises is a failure and not a rule left out."""

    def run(self, checks: Sequence[tuple[str, Callable[[Any], Iterable[Any]]]], unit: Any) -> list[Any]:
        return [violation for _, check in checks for violation in check(unit)]
