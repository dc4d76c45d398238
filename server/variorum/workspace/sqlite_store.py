"""Opens the SQLite files of the user's caches: private to their owner, and shared by several processes."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Literal

# How long a write waits for another process, in seconds.
_BUSY_SECONDS = 5.0


def open_store(path: Path, schema: str, *, synchronous: Literal["NORMAL", "FULL"]) -> sqlite3.Connection:
    """Returns a connection in autocommit mode to a store, which is created with its folder and its tables if needed.

    With `synchronous` FULL a row is on disk when its statement returns; with NORMAL a power cut may cost the last rows.

    Raises:
        OSError: the file or its folder cannot be created.
        sqlite3.Error: the file is no store, is damaged or is locked for too long.
    """
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    # Stores contain code, so the file is created with permissions for its owner only.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {synchronous}")
        connection.executescript(schema)
    except BaseException:
        connection.close()
        raise
    return connection
