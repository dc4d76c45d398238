"""Writes the result files of a command into a folder."""

from __future__ import annotations

import re
from pathlib import Path

from variorum.cli.argument_parser import CannotRun
from variorum.cli.source_files import display_path
from variorum.workspace.atomic_write import write_atomically

_UNSAFE = re.compile(r"[^\w.+-]", re.ASCII)
_LONGEST_NAME = 100


class OutputFolder:
    """A folder, created if it is missing. Files are written atomically."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._named: set[str] = set()

    def write(self, name: str, text: str) -> None:
        """Writes a file.

        Raises:
            CannotRun: it cannot be written: the folder is read-only or full, or a file stands in its place.
        """
        target = self.path / name
        try:
            write_atomically(target, text.encode("utf-8", "backslashreplace"))
        except OSError as error:
            raise CannotRun(
                f"{display_path(target)}: cannot be written: {error.strerror or error}"
            ) from error

    def write_named(self, folder: str, name: str, ending: str, text: str) -> None:
        """Writes a file with a name from the data, made safe as a file name."""
        plain = _UNSAFE.sub("_", name)[:_LONGEST_NAME].lstrip(".") or "_"
        stem, count = plain, 1
        while f"{folder}/{stem}".lower() in self._named:
            count += 1
            stem = f"{plain}-{count}"
        self._named.add(f"{folder}/{stem}".lower())
        self.write(f"{folder}/{stem}{ending}", text)
