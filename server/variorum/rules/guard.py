"""Runs checks so that one that fails costs its own findings and no others.

A check that raises is contained here. One that does not come to an end has to be stopped from outside, which takes a
clock and threads; whoever runs rules for people installs a guard that has them (`use_guard`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

_U = TypeVar("_U")
_V = TypeVar("_V")

Checks = Sequence[tuple[str, Callable[[_U], Iterable[_V]]]]
"""Checks of one kind of unit, each with the id of its rule."""


class Guard(Protocol):
    """Runs the checks of rules."""

    def run(self, checks: Checks[_U, _V], unit: _U) -> list[_V]:
        """What the checks of rules find in a unit; nothing of one that fails."""


class Containment:
    """Contains checks that raise and tells of each rule's first failure."""

    def __init__(self, tell: Callable[[str], None] | None = None) -> None:
        """`tell` takes one sentence for people; it may be called from any thread."""
        self._tell = tell
        self.failures: dict[str, str] = {}
        """What went wrong first, by the rule's id."""

    def run(self, checks: Checks[_U, _V], unit: _U) -> list[_V]:
        """What the checks find; nothing of one that raises."""
        found: list[_V] = []
        for rule, check in checks:
            try:
                found += list(check(unit))
            except Exception as error:
                self.contain(rule, error)
        return found

    def contain(self, rule: str, error: Exception) -> None:
        """Tell of the error that a rule's check raised."""
        self.report(rule, f"the rule `{rule}` failed and was left out: {_words(error)}{_place_of(error)}")

    def report(self, rule: str, message: str) -> None:
        """Tell of a rule's failure, unless one was told before."""
        if rule in self.failures:
            return
        self.failures[rule] = message
        if self._tell is not None:
            self._tell(message)


_guard: Guard = Containment()


def use_guard(guard: Guard) -> Guard:
    """From now on `guard` runs every check of this process; the one that did so before is handed back."""
    global _guard
    before, _guard = _guard, guard
    return before


def guarded(checks: Checks[_U, _V], unit: _U) -> list[_V]:
    """What checks find in a unit, each with the id of its rule: one after the other, and nothing of one that fails."""
    return _guard.run(checks, unit)


def _words(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def _place_of(error: Exception) -> str:
    """The file and line in which the error arose."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    name = trace.tb_frame.f_code.co_filename.replace("\\", "/").rpartition("/")[2]
    return f" ({name}:{trace.tb_lineno})"
