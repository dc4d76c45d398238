"""Findings of files that were checked before, kept under a hash of all that they depend on.

The store is a convenience: a damaged one is begun again, one that cannot be written is not used, and what is in it is
read as data and never run. Several commands may use it at the same time.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import variorum

_FILE = "findings.sqlite3"
_SCHEMA = "CREATE TABLE IF NOT EXISTS findings (key BLOB PRIMARY KEY, value TEXT NOT NULL, day INTEGER NOT NULL) WITHOUT ROWID"
_DAY = 86_400
# Days after which findings that nobody asked for are dropped, and how many are kept at most.
_LIFETIME = 30
_MOST = 200_000
_BUSY_SECONDS = 5.0
# How many keys one question names; SQLite takes 999 at least.
_AT_ONCE = 500


class KnownFindings:
    """A store that is open, or none where it cannot be opened; then nothing is known and nothing is kept."""

    def __init__(self, folder: Path) -> None:
        self._path = self.path_in(folder)
        self.problem: str | None = None
        """Why the store is not used."""
        self._today = int(time.time() // _DAY)
        self._used: list[bytes] = []
        self._database = self._opened()

    @staticmethod
    def path_in(folder: Path) -> Path:
        """Where the store of a folder lies."""
        return folder / _FILE

    def __len__(self) -> int:
        """For how many texts findings are kept."""
        if self._database is None:
            return 0
        (count,) = self._database.execute("SELECT count(*) FROM findings").fetchone()
        return int(count)

    def clear(self) -> None:
        """Forget everything, give the space back, and close the store."""
        if self._database is not None:
            with self._database as database:
                database.execute("DELETE FROM findings")
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
            asked = f"SELECT key, value, day FROM findings WHERE key IN ({marks})"  # noqa: S608 - question marks
            return self._database.execute(asked, keys).fetchall()
        except sqlite3.Error as error:
            self._give_up(error)
            return []

    def close(self, new: Mapping[bytes, str]) -> None:
        """Keep new findings, all of them or none, drop old ones, and close the store."""
        if self._database is None:
            return
        try:
            with self._database as database:
                rows = ((key, value, self._today) for key, value in new.items())
                database.executemany("INSERT OR REPLACE INTO findings VALUES (?, ?, ?)", rows)
                used = ((self._today, key) for key in self._used)
                database.executemany("UPDATE findings SET day = ? WHERE key = ?", used)
                if new:
                    self._make_room(database)
        except sqlite3.Error as error:
            self._give_up(error)
        finally:
            if self._database is not None:
                self._database.close()

    def _make_room(self, database: sqlite3.Connection) -> None:
        database.execute("DELETE FROM findings WHERE day < ?", (self._today - _LIFETIME,))
        (count,) = database.execute("SELECT count(*) FROM findings").fetchone()
        if count > _MOST:
            database.execute(
                "DELETE FROM findings WHERE key IN (SELECT key FROM findings ORDER BY day LIMIT ?)",
                (count - _MOST * 9 // 10,),
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
            database.execute(_SCHEMA)
            database.execute("SELECT key, value, day FROM findings LIMIT 1").fetchone()
        except BaseException:
            database.close()
            raise
        return database

    def _give_up(self, error: sqlite3.Error) -> None:
        self.problem = str(error)
        database, self._database = self._database, None
        if database is not None:
            database.close()


def engine_fingerprint() -> bytes:
    """What tells this engine from any other: every file of the package, and the grammars and parser beside it."""
    own = hashlib.sha256()
    root = os.path.dirname(variorum.__file__)
    for state in sorted(_states(root, "")):
        own.update(state.encode())
    for name in sorted(_parsers()):
        own.update(f"{name}\n".encode())
    return own.digest()


def _states(root: str, inside: str) -> Iterator[str]:
    """A line for each file of a folder and of the folders in it: its path, its size and when it was written."""
    # Text and no path objects: these are a thousand files, and this runs before anything else can.
    with os.scandir(os.path.join(root, inside)) as entries:
        for entry in entries:
            name = f"{inside}{entry.name}"
            if not entry.is_dir():
                state = entry.stat()
                yield f"{name} {state.st_size} {state.st_mtime_ns}\n"
            elif entry.name != "__pycache__":
                yield from _states(root, f"{name}/")


def _parsers() -> Iterator[str]:
    """The parser and the grammars that could be imported, by the folders of their distributions, which name versions.

    The library that reads what is in these folders takes longer to load than all else that a known tree needs.
    """
    for folder in dict.fromkeys(sys.path):
        try:
            names = os.listdir(folder or os.curdir)
        except OSError:
            # Not every entry is a folder, and not every one exists.
            continue
        yield from (name for name in names if name.startswith(("tree_sitter", "tree-sitter")))
