"""Computes a fingerprint of this version of the engine, which invalidates cached results."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator

import variorum


def engine_fingerprint() -> bytes:
    """Returns a fingerprint of every file of the package, and of the installed grammars and parser."""
    own = hashlib.sha256()
    root = os.path.dirname(variorum.__file__)
    for state in sorted(_states(root, "")):
        own.update(state.encode())
    for name in sorted(_parsers()):
        own.update(f"{name}\n".encode())
    return own.digest()


def _states(root: str, inside: str) -> Iterator[str]:
    """Yields a line for each file below a folder: its path, size and modification time."""
    # Strings and not path objects: there are a thousand files, and this runs before anything else can.
    with os.scandir(os.path.join(root, inside)) as entries:
        for entry in entries:
            name = f"{inside}{entry.name}"
            if not entry.is_dir():
                state = entry.stat()
                yield f"{name} {state.st_size} {state.st_mtime_ns}\n"
            elif entry.name != "__pycache__":
                yield from _states(root, f"{name}/")


def _parsers() -> Iterator[str]:
    """Yields the distribution folders of the parser and the grammars. Their names contain versions.

    The library that reads what is in these folders takes longer to load than all else that a known tree needs.
    """
    for folder in dict.fromkeys(sys.path):
        try:
            names = os.listdir(folder or os.curdir)
        except OSError:
            # Some entries are not folders, and some do not exist.
            continue
        yield from (name for name in names if name.startswith(("tree_sitter", "tree-sitter")))
