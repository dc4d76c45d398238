"""Reads untracked files, to detect renames among them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from variorum.workspace.file_text import read_prefix

# Bytes. Larger files are not compared for renames.
LARGEST = 1_000_000
# Bytes of all files together.
MOST_BYTES = 50_000_000


def untracked_contents(root: Path, paths: Iterable[str], most: int = MOST_BYTES) -> Mapping[str, bytes]:
    """Returns the contents of files below `root` by path. Skips symbolic links, large files and unreadable ones.

    Not more than `most` bytes are read. The files behind that are left out, too: they count as new, not as renamed.
    """
    found: dict[str, bytes] = {}
    for path in paths:
        file = root / path
        try:
            if file.is_symlink() or not file.is_file():
                continue
            limit = min(LARGEST, most)
            if os.path.getsize(file) > limit:
                continue
            # The file may have grown since.
            data = read_prefix(file, limit)
        except OSError:
            # The file is gone. It then counts as new.
            continue
        found[path] = data
        most -= len(data)
    return found
