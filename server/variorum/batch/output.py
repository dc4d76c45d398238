"""Writes the output of a run, one line per input row and in order, so that an interrupted run can continue."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from variorum.batch.rows import BatchError, Row

_SYNC_EVERY: Final = 1_000

# A line that is longer was not written by a run of this kind.
_LONGEST_LINE: Final = 100_000_000


class Output:
    """An output file that is open for one run. Use it as a context manager.

    Rows are handed to the system as they come, so that killing the process loses none; they are forced to
    disk every thousand rows and at the end.
    """

    def __init__(self, path: Path, recipe: str, source: Path | None = None) -> None:
        """`source` is the file with the rows, which is never written to.

        Raises:
            BatchError: the output cannot be written, is the input, or is another run's at this moment.
        """
        self._path = path
        self._recipe = recipe
        self._unsynced = 0
        if source is not None and _is_same(source, path):
            raise BatchError(f"{path}: is the input as well; name another output file")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = path.open("a+b", buffering=0)
        except OSError as error:
            raise BatchError(f"{path}: cannot be written: {error.strerror or error}") from error
        # A device has no content to go on from, and cannot be forced to disk.
        self._is_regular = stat.S_ISREG(os.fstat(self._file.fileno()).st_mode)
        self._lock()

    def __enter__(self) -> Output:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._sync()
        except OSError as error:
            raise self._unwritable(error) from error
        finally:
            self._file.close()

    def skip_done(self, rows: Iterator[Row]) -> int:
        """Takes from `rows` those that the file already holds, and cuts off a line that was torn by a kill.

        Returns how many there were. Raises `BatchError` if the file was not made from these rows in
        this way: going on would mix two runs.
        """
        if not self._is_regular:
            return 0
        complete_size = count = 0
        # Unbuffered reading by lines is slow, so a second handle reads what this one appends to.
        with self._path.open("rb") as done:
            while (line := done.readline(_LONGEST_LINE)).endswith(b"\n"):
                self._compare(line, next(rows, None))
                complete_size += len(line)
                count += 1
            # What was torn by a kill began as a row, and what did not is somebody's text.
            if len(line) == _LONGEST_LINE or not b"{".startswith(line[:1]):
                raise BatchError(f"{self._path}: is no output of such a run; name another output file")
        self._file.truncate(complete_size)
        return count

    def append(self, line: bytes) -> None:
        """Adds a line. Raises `BatchError` if it cannot be written; the next run cuts off what was."""
        try:
            while line:
                line = line[self._file.write(line) :]
            self._unsynced += 1
            if self._unsynced >= _SYNC_EVERY:
                self._sync()
        except OSError as error:
            raise self._unwritable(error) from error

    def _sync(self) -> None:
        if self._is_regular:
            os.fsync(self._file.fileno())
        self._unsynced = 0

    def _compare(self, line: bytes, row: Row | None) -> None:
        try:
            done = json.loads(line)
            same_row = row is not None and (done["line"], done["hash"]) == (row.line, row.hash)
            same_recipe = done["recipe"] == self._recipe
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BatchError(f"{self._path}: is no output of such a run; name another output file") from None
        if not same_row:
            where = f"{self._path}: line {done['line']}"
            raise BatchError(f"{where} is of another input; name another output file")
        if not same_recipe:
            raise BatchError(f"{self._path}: was made with other settings; name another output file")

    def _unwritable(self, error: OSError) -> BatchError:
        return BatchError(f"{self._path}: cannot be written: {error.strerror or error}; run again to go on")

    def _lock(self) -> None:
        """Keeps a second run from writing to the same file; the system drops the lock with the process."""
        try:
            import fcntl
        except ImportError:  # Windows has no such lock; there two runs are the user's to avoid.
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise BatchError(f"{self._path}: another run is writing to it") from None


def _is_same(source: Path, destination: Path) -> bool:
    try:
        return os.path.samefile(source, destination)
    except OSError:
        # One of the two is not there, so it is not the other.
        return source == destination
