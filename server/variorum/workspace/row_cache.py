"""Caches strings between runs in SQLite, each under a hash of everything it depends on.

The cache is a convenience: a damaged file is replaced, and one that cannot be written is not used. Its contents are read as
data and never run. Several commands may use it at the same time.
"""
# ruff: noqa: S608 - the only part of a statement that is put in is the name of the table, which the code states

from __future__ import annotations

import sqlite3
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from variorum.workspace.sqlite_store import open_store

_SCHEMA = "CREATE TABLE IF NOT EXISTS {} (key BLOB PRIMARY KEY, value TEXT NOT NULL, day INTEGER NOT NULL) WITHOUT ROWID"
_DAY = 86_400
# Days after which unused strings are dropped.
_LIFETIME = 30
# Keys per query. SQLite accepts at least 999.
_AT_ONCE = 500


class RowCache:
    """An open cache file. If it cannot be opened, lookups find nothing and nothing is stored."""

    file = ""
    """The name of the cache file."""
    table = ""
    most = 200_000
    """The most strings the cache holds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._path = self.path_in(folder)
        self.problem: str | None = None
        """Why the cache is not used."""
        self._today = int(time.time() // _DAY)
        self._used: list[bytes] = []
        self._database = self._opened()

    @classmethod
    def path_in(cls, folder: Path) -> Path:
        """Returns the path of the cache file in a folder."""
        return folder / cls.file

    def __len__(self) -> int:
        """Returns the number of cached strings."""
        if self._database is None:
            return 0
        (count,) = self._database.execute(f"SELECT count(*) FROM {self.table}").fetchone()
        return int(count)

    def clear(self) -> None:
        """Deletes every row, shrinks the file and closes it."""
        if self._database is not None:
            self._database.execute(f"DELETE FROM {self.table}")
            self._database.execute("VACUUM")
            self._database.close()

    def look_up(self, keys: Sequence[bytes]) -> dict[bytes, str]:
        """Returns the cached string of each key that has one."""
        found: dict[bytes, str] = {}
        # In file order, so that no page is read twice.
        ordered = sorted(keys)
        for start in range(0, len(ordered), _AT_ONCE):
            for key, value, day in self._rows(ordered[start : start + _AT_ONCE]):
                if isinstance(value, str):
                    found[key] = value
                    if day != self._today:
                        self._used.append(key)
        return found

    def _rows(self, keys: Sequence[bytes]) -> list[tuple[bytes, object, object]]:
        if self._database is None:
            return []
        marks = ",".join("?" * len(keys))
        try:
            asked = f"SELECT key, value, day FROM {self.table} WHERE key IN ({marks})"
            return self._database.execute(asked, keys).fetchall()
        except sqlite3.Error as error:
            self._give_up(error)
            return []

    def close(self, new: Mapping[bytes, str]) -> None:
        """Stores new strings in one transaction, drops old ones and closes the file."""
        if self._database is None:
            return
        try:
            with self._database as database:
                database.execute("BEGIN IMMEDIATE")
                rows = ((key, value, self._today) for key, value in new.items())
                database.executemany(f"INSERT OR REPLACE INTO {self.table} VALUES (?, ?, ?)", rows)
                used = ((self._today, key) for key in self._used)
                database.executemany(f"UPDATE {self.table} SET day = ? WHERE key = ?", used)
                if new:
                    self._make_room(database)
        except sqlite3.Error as error:
            self._give_up(error)
        finally:
            if self._database is not None:
                self._database.close()

    def _make_room(self, database: sqlite3.Connection) -> None:
        database.execute(f"DELETE FROM {self.table} WHERE day < ?", (self._today - _LIFETIME,))
        (count,) = database.execute(f"SELECT count(*) FROM {self.table}").fetchone()
        if count > self.most:
            database.execute(
                f"DELETE FROM {self.table} WHERE key IN (SELECT key FROM {self.table} ORDER BY day LIMIT ?)",
                (count - self.most * 9 // 10,),
            )

    def _opened(self) -> sqlite3.Connection | None:
        try:
            return self._connected()
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                self.problem = str(error)
                return None
        except OSError as error:
            self.problem = error.strerror or str(error)
            return None
        # The file is not a database, or a damaged one.
        try:
            self._path.unlink()
            return self._connected()
        except (sqlite3.Error, OSError) as error:
            self.problem = str(error)
            return None

    def _connected(self) -> sqlite3.Connection:
        database = open_store(self._path, _SCHEMA.format(self.table), synchronous="NORMAL")
        try:
            database.execute(f"SELECT key, value, day FROM {self.table} LIMIT 1").fetchone()
        except BaseException:
            database.close()
            raise
        return database

    def _give_up(self, error: sqlite3.Error) -> None:
        self.problem = str(error)
        database, self._database = self._database, None
        if database is not None:
            database.close()
