"""Converts file URIs to and from paths."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

if sys.platform == "win32":
    from urllib.request import url2pathname
else:

    def url2pathname(path: str) -> str:
        """Returns a path with its escapes resolved. Bytes that are no UTF-8 become surrogates, as in `os.fsdecode`.

        The function of this name in `urllib.request` loses them, and brings a whole HTTP client with it.
        """
        return unquote(path, errors="surrogateescape")


def path_of(uri: str) -> Path | None:
    """Returns the path of a `file:` URI, or None for any other scheme and for an invalid URI."""
    try:
        parts = urlsplit(uri)
        if parts.scheme != "file" or parts.netloc not in ("", "localhost"):
            return None
        name = url2pathname(parts.path)
        # Half of a surrogate pair, which JSON can carry, is in no file's name.
        os.fsencode(name)
    except ValueError:
        return None
    # A null byte ends a path for the system and not for us, so no such name is ever followed.
    return Path(name) if name and "\0" not in name else None


def uri_of(path: Path) -> str:
    """Returns the `file:` URI of an absolute path."""
    return path.as_uri()


def name_of(uri: str) -> str:
    """Returns the last part of a URI's path, for language detection and messages."""
    return unquote(uri.rsplit("/", 1)[-1])
