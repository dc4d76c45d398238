"""Functions that score a row, for the tests; worker processes import them from here."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def length(row: Mapping[str, Any]) -> dict[str, Any]:
    """The length of the row's text."""
    return {"length": len(row["text"])}


def fragile(row: Mapping[str, Any]) -> dict[str, Any]:
    """The length of the text; some texts are too much for it."""
    if row["text"] == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    if row["text"] == "exit":
        sys.exit(3)
    if row["text"] == "odd":
        return {"length": {1, 2}}
    return length(row)


def gated(row: Mapping[str, Any]) -> dict[str, Any]:
    """The length of the text, once the file that the row names as its gate exists.

    Where the row names a folder for process ids, the worker leaves its own there.
    """
    if "pids" in row:
        (Path(row["pids"]) / str(os.getpid())).touch()
    deadline = time.monotonic() + 60
    while not Path(row["gate"]).exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    return length(row)


def slow(row: Mapping[str, Any]) -> dict[str, Any]:
    """The length of the text, after a while: long enough for something to happen in mid-run."""
    time.sleep(0.05)
    return length(row)
