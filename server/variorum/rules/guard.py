"""Runs checks so that a check that fails loses only its own findings.

A check that raises is contained here. A check that does not end must be stopped from outside, which takes a clock and threads:
the server and the command line install a guard for that (`use_guard`).
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
        """Returns what the checks find in a unit, without those that fail."""


class Containment:
    """Contains checks that raise, and reports each rule's first failure."""

    def __init__(self, tell: Callable[[str], None] | None = None) -> None:
        """`tell` takes one sentence for people. It may be called from any thread."""
        self._tell = tell
        self.failures: dict[str, str] = {}
        """The first failure by rule id."""

    def run(self, checks: Checks[_U, _V], unit: _U) -> list[_V]:
        """Returns what the checks find, without those that raise."""
        found: list[_V] = []
        for rule, check in checks:
            try:
                found += list(check(unit))
            except Exception as error:
                self.contain(rule, error)
        return found

    def contain(self, rule: str, error: Exception) -> None:
        """Report the error that a rule's check raised."""
        self.report(rule, f"the rule `{rule}` failed and was skipped: {_words(error)}{_place_of(error)}")

    def report(self, rule: str, message: str) -> None:
        """Report a rule's failure, unless one was reported before."""
        if rule in self.failures:
            return
        self.failures[rule] = message
        if self._tell is not None:
            self._tell(message)


_guard: Guard = Containment()


def use_guard(guard: Guard) -> Guard:
    """Installs `guard` for all checks of this process. Returns the previous guard."""
    global _guard
    before, _guard = _guard, guard
    return before


def guarded(checks: Checks[_U, _V], unit: _U) -> list[_V]:
    """Returns what checks find in a unit, each given with the id of its rule. A check that fails contributes nothing."""
    return _guard.run(checks, unit)


def _words(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def _place_of(error: Exception) -> str:
    """Returns the file and line in which the error was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    name = trace.tb_frame.f_code.co_filename.replace("\\", "/").rpartition("/")[2]
    return f" ({name}:{trace.tb_lineno})"
