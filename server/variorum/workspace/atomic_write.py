"""Writes files atomically: a reader sees the old text or the new one."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Creates or replaces the file at `path` and creates its folder. An existing file keeps its permissions.

    The new text is on disk before it takes the old one's place: some systems say only then that the disk is full.

    Raises:
        OSError: the folder or the file may not be written.
    """
    # Imported on demand: most readers of a workspace write nothing.
    import tempfile

    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not os.access(path, os.W_OK):
        # The folder's permissions would allow replacing a file that its owner has made read-only.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    mode = path.stat().st_mode & 0o7777 if path.exists() else 0o666 & ~_umask()
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, mode)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def _umask() -> int:
    """Returns the process's umask, which can only be read by setting it."""
    umask = os.umask(0o077)
    os.umask(umask)
    return umask
