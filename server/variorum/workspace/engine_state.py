"""What tells this version of the engine from any other, so that nothing is kept longer than it holds."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator

import variorum


def engine_fingerprint() -> bytes:
    """Returns what tells this engine from any other: every file of the package, and the grammars and parser beside it."""
    own = hashlib.sha256()
    root = os.path.dirname(variorum.__file__)
    for state in sorted(_states(root, "")):
        own.update(state.encode())
    for name in sorted(_parsers()):
        own.update(f"{name}\n".encode())
    return own.digest()


def _states(root: str, inside: str) -> Iterator[str]:
    """Yields a line for each file of a folder and of the folders in it: its path, its size and when it was written."""
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
    """Yields the parser and the grammars that could be imported, by the folders of their distributions, which name versions.

    The library that reads what is in these folders takes longer to load than all else that a known tree needs.
    """
    for folder in dict.fromkeys(sys.path):
        try:
            names = os.listdir(folder or os.curdir)
        except OSError:
            # Not every entry is a folder, and not every one exists.
            continue
        yield from (name for name in names if name.startswith(("tree_sitter", "tree-sitter")))
