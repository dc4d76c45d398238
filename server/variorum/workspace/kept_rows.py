"""Texts that are kept between runs, each under a hash of all that it depends on.

The store is a convenience: a damaged one is begun again, one that cannot be written is not used, and what is in it is
read as data and never run. Several commands may use it at the same time.
"""
# ruff: noqa: S608 - the only part of a statement that is put in is the name of the table, which the code states

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

_SCHEMA = "CREATE TABLE IF NOT EXISTS {} (key BLOB PRIMARY KEY, value TEXT NOT NULL, day INTEGER NOT NULL) WITHOUT ROWID"
_DAY = 86_400
# Days after which texts that nobody asked for are dropped.
_LIFETIME = 30
_BUSY_SECONDS = 5.0
# How many keys one question names; SQLite takes 999 at least.
_AT_ONCE = 500


class KeptRows:
    """A store that is open, or none where it cannot be opened; then nothing is known and nothing is kept."""

    file = ""
    """The name of the store's file."""
    table = ""
    most = 200_000
    """How many texts are kept at most."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._path = self.path_in(folder)
        self.problem: str | None = None
        """Why the store is not used."""
        self._today = int(time.time() // _DAY)
        self._used: list[bytes] = []
        self._database = self._opened()

    @classmethod
    def path_in(cls, folder: Path) -> Path:
        """Where the store of a folder lies."""
        return folder / cls.file

    def __len__(self) -> int:
        """How many texts are kept."""
        if self._database is None:
            return 0
        (count,) = self._database.execute(f"SELECT count(*) FROM {self.table}").fetchone()
        return int(count)

    def clear(self) -> None:
        """Forget everything, give the space back, and close the store."""
        if self._database is not None:
            with self._database as database:
                database.execute(f"DELETE FROM {self.table}")
            self._database.execute("VACUUM")
            self._database.close()

    def look_up(self, keys: Sequence[bytes]) -> dict[bytes, str]:
        """What is kept under some keys; a key that nothing is kept under is left out."""
        kept: dict[bytes, str] = {}
        # In the order in which they lie in the store, so that no page of it is read twice.
        ordered = sorted(keys)
        for start in range(0, len(ordered), _AT_ONCE):
            for key, value, day in self._rows(ordered[start : start + _AT_ONCE]):
                if isinstance(value, str):
                    kept[key] = value
                    if day != self._today:
                        self._used.append(key)
        return kept

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
        """Keep new texts, all of them or none, drop old ones, and close the store."""
        if self._database is None:
            return
        try:
            with self._database as database:
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
        # What lies there is no store, or a damaged one.
        try:
            self._path.unlink()
            return self._connected()
        except (sqlite3.Error, OSError) as error:
            self.problem = str(error)
            return None

    def _connected(self) -> sqlite3.Connection:
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Messages quote names from the code, so the file is its owner's alone from its first byte on.
        os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        database = sqlite3.connect(self._path, timeout=_BUSY_SECONDS)
        try:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = NORMAL")
            database.execute(_SCHEMA.format(self.table))
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
