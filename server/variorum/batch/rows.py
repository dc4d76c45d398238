"""Reads a data set line by line, even if it is damaged, with at most one line in memory."""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

# A row holds two source files at most. Anything beyond this is a broken file, not a row.
MAX_LINE_BYTES: Final = 10_000_000

_GZIP_MAGIC: Final = b"\x1f\x8b"
_SKIP_BYTES: Final = 1_000_000


class BatchError(Exception):
    """A run cannot start or go on; the message names the file and says what to do."""


class Row(NamedTuple):
    """A line of a data set, counted from 1, without the white space around it.

    Where the line cannot be handed on, `data` is empty and `problem` says why; otherwise `problem` is "".
    `hash` is over the bytes of the line, be they handed on or not. `offset` is where the line begins in the
    unpacked file, in bytes; 0 for rows that come from no line.
    """

    line: int
    data: bytes
    hash: str
    problem: str
    offset: int = 0


def read_rows(
    path: Path, *, max_line_bytes: int = MAX_LINE_BYTES, offset: int = 0, line: int = 1
) -> Iterator[Row]:
    """Yields the lines of a file of JSON Lines, plain or gzip as its first bytes tell; blank lines are passed over.

    Reading begins at `offset`, where the line of the number `line` begins. A file that is packed as a whole
    is unpacked up to there.

    Compressed data that is cut off or damaged ends in one row that says so. Raises `BatchError` if the
    file cannot be opened or read.
    """
    place = offset
    try:
        with _opened(path) as file:
            while True:
                try:
                    if file.tell() != place:
                        file.seek(place)
                    row = _next_row(file, line, place, max_line_bytes)
                    place = file.tell()
                except (EOFError, zlib.error, gzip.BadGzipFile) as error:
                    reason = f"the compressed data breaks off or is damaged here ({error})"
                    yield Row(line, b"", hash_of(b""), reason, place)
                    return
                if row is None:
                    return
                line += 1
                if row.data or row.problem:
                    yield row
    except OSError as error:
        raise BatchError(f"{path}: cannot be read: {error.strerror or error}") from error


def _opened(path: Path) -> BinaryIO:
    with path.open("rb") as file:
        compressed = file.read(2) == _GZIP_MAGIC
    return gzip.open(path, "rb") if compressed else path.open("rb")  # type: ignore[return-value]


def _next_row(file: BinaryIO, line: int, offset: int, limit: int) -> Row | None:
    data = file.readline(limit + 1)
    if not data:
        return None
    if len(data) <= limit or data.endswith(b"\n"):
        data = data.strip()
        return Row(line, data, hash_of(data), "", offset)
    digest = hashlib.sha256(data)
    while not data.endswith(b"\n") and (data := file.readline(_SKIP_BYTES)):
        digest.update(data)
    return Row(line, b"", "sha256:" + digest.hexdigest(), f"the line is longer than {limit:,} bytes", offset)


def hash_of(data: bytes) -> str:
    """Returns what tells the content of a row from that of another."""
    return "sha256:" + hashlib.sha256(data).hexdigest()
