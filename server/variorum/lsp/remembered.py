"""What was worked out for files that are not open, good until something that it rests on changes."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import attrs

from variorum.lsp.judging.standing import Standing
from variorum.rules.neighbourhood import Neighbourhood
from variorum.workspace import OutsideWorkspace

if TYPE_CHECKING:
    from variorum.lsp.folders import Folder
    from variorum.lsp.session import Session
    from variorum.lsp.snapshot import Snapshot

_T = TypeVar("_T")
# Nanoseconds. A file that changed so shortly before it was read could change once more without looking changed.
_TICK = 1_000_000_000


class FileState(NamedTuple):
    """What tells one state of a file on disk from another."""

    changed: int
    size: int


@attrs.frozen
class _Basis:
    """All that a value rests on. The edition stands for the folder's settings, choices and listing."""

    edition: int
    own: FileState | None
    original: str | None
    state_of_original: FileState | None
    standing: Standing
    neighbourhood: Neighbourhood


@attrs.frozen
class Found(Generic[_T]):
    """A value that still holds; it may be None."""

    value: _T


class Remembered(Generic[_T]):
    """One value for each file of a folder that is not open."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[_Basis, _T]] = {}

    def recall(self, session: Session, folder: Folder, name: str) -> Found[_T] | None:
        """The file's value, if nothing has changed since; a file whose value does not hold is forgotten."""
        known = self._known.get(name)
        if known is None:
            return None
        basis, value = known
        if basis == _basis(session, folder, name, basis.original):
            return Found(value)
        del self._known[name]
        return None

    def remember(self, session: Session, folder: Folder, snapshot: Snapshot, value: _T, began: int) -> None:
        """Keep what was worked out from a snapshot that was begun at `began`, as `now` told it.

        What may have changed while it was worked out is not kept: the next one who asks works it out again.
        """
        pair = snapshot.search.pair
        basis = _basis(session, folder, snapshot.name, pair.source if pair else None)
        if basis is None:
            return
        states = (basis.own, basis.state_of_original)
        if all(one is None or one.changed < began - _TICK for one in states):
            self._known[snapshot.name] = (basis, value)


def now() -> int:
    """The clock that files are dated by, in nanoseconds."""
    return time.time_ns()


def _basis(session: Session, folder: Folder, name: str, original: str | None) -> _Basis | None:
    """None while the original is open: what stands in the editor changes with every key."""
    if original is not None and session.open_at(folder, original) is not None:
        return None
    state_of_original = _state(folder, original) if original is not None else None
    return _Basis(
        folder.edition,
        _state(folder, name),
        original,
        state_of_original,
        folder.scores.of(name),
        session.neighbours.of(folder, name),
    )


def _state(folder: Folder, name: str) -> FileState | None:
    """None for a file that is not there."""
    try:
        status = folder.workspace.inside(name).stat()
    except (OutsideWorkspace, OSError):
        return None
    return FileState(status.st_mtime_ns, status.st_size)
