"""Keeps what real runs gave in a folder, so that a comparison can be repeated after the interpreter has changed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


class Memory:
    """Results by what was run. Without a folder nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def get(self, key: object, make: Callable[[], Any]) -> Any:
        """Returns the kept result of `key`, which `make` gives where there is none. Both must be JSON."""
        if self._folder is None:
            return make()
        name = hashlib.sha256(repr(key).encode()).hexdigest()[:32]
        path = self._folder / f"{name}.json"
        if path.exists():
            return json.loads(path.read_text("utf-8"))
        value = make()
        if value is None or (isinstance(value, list) and None in value):
            # What could not be run today may run tomorrow.
            return value
        path.write_text(json.dumps(value), "utf-8")
        return value
