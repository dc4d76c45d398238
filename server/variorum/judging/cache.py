"""Caches paid answers in SQLite. An answer is on disk before it is used."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from variorum.workspace.sqlite_store import open_store

DEFAULT_SIZE_LIMIT = 200_000_000
# After the limit is passed so much is kept, so that not every answer has to make room.
_SHARE_AFTER_EVICTION = 0.9
# The least time that a stored moment, in seconds since 1970, can tell apart with room to spare.
_MOMENT = 1e-5
_SCHEMA = """
CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, value TEXT NOT NULL, size INTEGER NOT NULL, used REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS answers_by_use ON answers (used);
CREATE TABLE IF NOT EXISTS capabilities (endpoint TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""


class CacheError(OSError):
    """The cache cannot be read or written; the message names its file and says what to do."""


class CacheSize(NamedTuple):
    """How many answers a cache holds, and their bytes."""

    answers: int
    size: int


def cache_key(parts: Mapping[str, Any]) -> str:
    """Returns the hash of everything that an answer depends on."""
    text = json.dumps(parts, sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


class Cache:
    """An open cache file. Values are JSON objects. Several processes may share a file.

    `size_limit` is in bytes; the answers that were not used for longest make room for new ones.
    """

    def __init__(
        self, path: Path, *, size_limit: int = DEFAULT_SIZE_LIMIT, clock: Callable[[], float] = time.time
    ) -> None:
        self.path = path
        self._size_limit = size_limit
        self._clock = clock
        with self._explained("opened"):
            self._connection = open_store(path, _SCHEMA, synchronous="FULL")

    def __enter__(self) -> Cache:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def get(self, key: str) -> dict[str, Any] | None:
        """Returns the value of a key, or None. Raises `CacheError`."""
        with self._explained("read"):
            row = self._connection.execute("SELECT value FROM answers WHERE key = ?", (key,)).fetchone()
        return None if row is None else _object(row[0])

    def touch(self, key: str) -> None:
        """Marks a value as used now. Raises `CacheError`."""
        with self._explained("written"):
            self._connection.execute("UPDATE answers SET used = ? WHERE key = ?", (self._now(), key))

    def put(self, key: str, value: Mapping[str, Any]) -> None:
        """Stores a value; when this returns it is on disk. Raises `CacheError`."""
        text = json.dumps(value, ensure_ascii=True, allow_nan=False)
        with self._explained("written"):
            self._connection.execute(
                "INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?)", (key, text, len(text), self._now())
            )
            if self.size().size > self._size_limit:
                self._make_room()

    def capabilities_of(self, endpoint: str) -> dict[str, Any] | None:
        """Returns the stored capabilities of an endpoint. Raises `CacheError`."""
        with self._explained("read"):
            row = self._connection.execute(
                "SELECT value FROM capabilities WHERE endpoint = ?", (endpoint,)
            ).fetchone()
        return None if row is None else _object(row[0])

    def store_capabilities(self, endpoint: str, value: Mapping[str, Any]) -> None:
        """Stores the capabilities of an endpoint. Raises `CacheError`."""
        with self._explained("written"):
            self._connection.execute(
                "INSERT OR REPLACE INTO capabilities VALUES (?, ?)", (endpoint, json.dumps(value))
            )

    def size(self) -> CacheSize:
        """Returns the number of answers and their size. Raises `CacheError`."""
        with self._explained("read"):
            count, size = self._connection.execute(
                "SELECT count(*), coalesce(sum(size), 0) FROM answers"
            ).fetchone()
        return CacheSize(count, size)

    def clear(self) -> None:
        """Deletes all answers and capabilities. Raises `CacheError`."""
        with self._explained("emptied"):
            self._connection.execute("DELETE FROM answers")
            self._connection.execute("DELETE FROM capabilities")
            self._connection.execute("VACUUM")

    def close(self) -> None:
        """Closes the file; the cache cannot be used after it."""
        self._connection.close()

    def _now(self) -> float:
        """Returns the time, or a moment after the last use where the clock was set back: what is used now is the newest."""
        (last,) = self._connection.execute("SELECT coalesce(max(used), 0) FROM answers").fetchone()
        return max(self._clock(), float(last) + _MOMENT)

    def _make_room(self) -> None:
        self._connection.execute(
            "DELETE FROM answers WHERE key IN (SELECT key FROM ("
            "SELECT key, sum(size) OVER (ORDER BY used DESC, key) AS newer FROM answers) WHERE newer > ?)",
            (int(self._size_limit * _SHARE_AFTER_EVICTION),),
        )

    @contextmanager
    def _explained(self, done: str) -> Iterator[None]:
        try:
            yield
        except CacheError:
            raise
        except sqlite3.Error as error:
            advice = "; remove the file to start afresh" if _is_broken(error) else ""
            raise CacheError(f"{self.path}: the cache cannot be {done}: {error}{advice}") from error
        except OSError as error:
            reason = error.strerror or error
            raise CacheError(f"{self.path}: the cache cannot be {done}: {reason}") from error


def _object(text: str) -> dict[str, Any] | None:
    """Returns the decoded value, or None if it is damaged."""
    try:
        value = json.loads(text)
    except (ValueError, TypeError):
        return None
    return value if isinstance(value, dict) else None


def _is_broken(error: sqlite3.Error) -> bool:
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError)
