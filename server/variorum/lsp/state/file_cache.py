"""Caches one value for each file of a folder that is not open. A value holds until something it depends on changes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

import attrs

from variorum.lsp.state.stored_judgements import StoredJudgements
from variorum.rules.workspace_context import WorkspaceContext

_T = TypeVar("_T")
# Nanoseconds. A file that changed so shortly before it was read could change once more without looking changed.
_TICK = 1_000_000_000


class FileState(NamedTuple):
    """Tells one state of a file on disk from another: time of change in nanoseconds, and size in bytes."""

    changed: int
    size: int


@attrs.frozen
class Basis:
    """Everything that a value depends on. The edition stands for the folder's settings, choices and listing."""

    edition: int
    own: FileState | None
    original: str | None
    state_of_original: FileState | None
    judgements: StoredJudgements
    workspace_context: WorkspaceContext


@attrs.frozen
class Cached(Generic[_T]):
    """A value that still holds. It may be None."""

    value: _T


class FileCache(Generic[_T]):
    """One value for each file, by its path in the folder."""

    def __init__(self) -> None:
        self._values: dict[str, tuple[Basis, _T]] = {}

    def get(self, name: str, basis_with: Callable[[str | None], Basis | None]) -> Cached[_T] | None:
        """Returns the file's value if nothing has changed since, and drops it otherwise.

        `basis_with` computes what the value depends on now, with the original that the file had then.
        """
        known = self._values.get(name)
        if known is None:
            return None
        basis, value = known
        if basis == basis_with(basis.original):
            return Cached(value)
        del self._values[name]
        return None

    def put(self, name: str, basis: Basis | None, value: _T, began: int) -> None:
        """Caches a value whose computation began at `began`, in the time of `now`.

        Does nothing if a file may have changed meanwhile: the next one who asks computes the value again.
        """
        if basis is None:
            return
        states = (basis.own, basis.state_of_original)
        if all(one is None or one.changed < began - _TICK for one in states):
            self._values[name] = (basis, value)


def now() -> int:
    """Returns the time in nanoseconds, by the clock that files are dated by."""
    return time.time_ns()
