"""A time budget for every check of a rule: one that does not come to an end is stopped, reported and switched off.

Python has no way to stop a thread, but one thread can raise an exception in another. A watching thread does so where a
check has used up its budget. It looks at the clock for the check, too, and sleeps only when nothing has been checked for a
while: to ask for processor time and to wake a thread up are calls of the system, and a keystroke runs dozens of checks.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from variorum.rules.guard import Checks, Containment

_U = TypeVar("_U")
_V = TypeVar("_V")
# Seconds of processor time for one rule on one item. Real checks take milliseconds.
_BUDGET = 5.0
_GLANCE = 0.5
# So many glances at nothing but idleness, and the watching thread sleeps: the time that somebody thinks between two words.
_QUIET_GLANCES = 20


class _Running:
    """Checks that are under way, one after the other."""

    __slots__ = ("over", "position", "seen", "seen_at")

    def __init__(self) -> None:
        self.position = 0
        """Which of the checks it is."""
        self.seen = -1
        """Which of them it was when the watch last looked."""
        self.seen_at = 0.0
        """What the checking thread's clock said when the watch first saw that one."""
        self.over = -1
        """Which of them is to be stopped."""


class OverBudget(BaseException):
    """Raised inside a check that has used up its time. No check may catch it, so it is no `Exception`."""


class Watch(Containment):
    """Contains checks that raise, and stops those that take too long. Threads may share it."""

    def __init__(self, tell: Callable[[str], None] | None = None, budget: float = _BUDGET) -> None:
        """`budget` is in seconds of the checking thread's own processor time, from the watch's first glance at a check."""
        super().__init__(tell)
        self._budget = budget
        self._lock = threading.Lock()
        self._running: dict[int, _Running] = {}
        self._latest: _Running | None = None
        self._busy = threading.Event()
        self._off: set[str] = set()
        self._thread: threading.Thread | None = None

    def run(self, checks: Checks[_U, _V], unit: _U) -> list[_V]:
        """What the checks find; nothing of one that raises, runs over its time, or has run over it before."""
        found: dict[int, list[_V]] = {}
        thread, running = threading.get_ident(), _Running()
        outer = self._running.get(thread)
        while running.position < len(checks):
            try:
                try:
                    self._latest = self._running[thread] = running
                    if not self._busy.is_set():
                        self._wake()
                    self._go_on(checks, unit, running, found)
                finally:
                    # With the lock nothing can be raised any more for checks that have ended. `with` takes it in one step with
                    # the promise to give it back, which `acquire` and `try` do not: the exception may fall between them.
                    with self._lock:
                        if outer is None:
                            self._running.pop(thread, None)
                        else:
                            self._running[thread] = outer
            except OverBudget:
                self._switch_off(checks[running.over][0])
                if running.position == running.over:
                    running.position += 1
                # Else the check had just ended, and the exception met the next one, which begins again.
        return [violation for one in found.values() for violation in one]

    def _go_on(
        self,
        checks: Checks[_U, _V],
        unit: _U,
        running: _Running,
        found: dict[int, list[_V]],
    ) -> None:
        """Run the checks from the one on that it stands at: a keystroke runs a hundred, so each must cost next to nothing."""
        for position in range(running.position, len(checks)):
            running.position = position
            rule, check = checks[position]
            if rule in self._off:
                continue
            try:
                violations = list(check(unit))
            except Exception as error:
                self.contain(rule, error)
                continue
            if violations:
                # By their number: one that is run again finds the same again.
                found[position] = violations
        running.position = len(checks)

    def _switch_off(self, rule: str) -> None:
        self._off.add(rule)
        self.report(
            rule,
            f"the rule `{rule}` took over {self._budget:g} s on one item and is off until the next start",
        )

    def _wake(self) -> None:
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._watch, name="rule watch", daemon=True)
                self._thread.start()
        self._busy.set()

    def _watch(self) -> None:
        latest, quiet = self._latest, 0
        while True:
            self._busy.wait()
            time.sleep(min(_GLANCE, self._budget / 2))
            with self._lock:
                is_quiet = not self._running and self._latest is latest
                latest, quiet = self._latest, quiet + 1 if is_quiet else 0
                if quiet == _QUIET_GLANCES:
                    self._busy.clear()
                    quiet = 0
                    if self._running:
                        # A check has begun meanwhile, and found the watch awake.
                        self._busy.set()
                for thread, running in list(self._running.items()):
                    self._look_at(thread, running)

    def _look_at(self, thread: int, running: _Running) -> None:
        spent, position = _spent(thread), running.position
        if running.seen != position:
            running.seen, running.seen_at = position, spent
        elif spent - running.seen_at > self._budget:
            running.over = position
            self._running.pop(thread, None)
            _raise_in(thread)


# Whether the system says of another thread how much processor time it has used; else the clock on the wall has to do.
_TELLS = hasattr(time, "pthread_getcpuclockid")


def _spent(thread: int) -> float:
    """The processor time that a thread has used so far, in seconds."""
    return time.clock_gettime(time.pthread_getcpuclockid(thread)) if _TELLS else time.monotonic()


def _raise_in(thread: int) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(OverBudget))
