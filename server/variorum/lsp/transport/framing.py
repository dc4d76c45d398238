"""Frames messages in a stream of bytes: a header with the length, a blank line, a body."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

# Larger than any real message; what claims to be more is not a message but garbage.
_LARGEST_MESSAGE = 512 * 1024 * 1024
# Real headers have under a hundred bytes; of a stream without any, no more than this is held.
_LARGEST_HEADER = 65536
_END = b"\r\n\r\n"
_LENGTH = re.compile(rb"content-length:[ \t]{0,99}(\d{1,12})[ \t]{0,99}(?=\r\n)", re.I)


def framed(*pieces: bytes) -> bytes:
    """Returns a body, which may come in pieces, with its header."""
    header = b"Content-Length: %d\r\n\r\n" % sum(map(len, pieces))
    return b"".join([header, *pieces])


def messages(read: Callable[[int], bytes]) -> Iterator[bytes]:
    """Yields the bodies of the messages in a stream. Whatever is no header is skipped, up to the next header.

    A body that is longer than its header says ends in the middle. Its rest comes before the next header and is skipped.
    """
    buffer = bytearray()
    while (header := _header(buffer, read)) is not None:
        found = _LENGTH.findall(header)
        length = int(found[-1]) if found else 0
        if not 0 < length <= _LARGEST_MESSAGE:
            continue
        while len(buffer) < length:
            if not _more(buffer, read):
                return
        yield bytes(buffer[:length])
        del buffer[:length]


def _header(buffer: bytearray, read: Callable[[int], bytes]) -> bytes | None:
    """Takes the bytes up to the next blank line, with one line end. Returns None at the end of the stream."""
    searched = 0
    while (end := buffer.find(_END, searched)) < 0:
        if len(buffer) > _LARGEST_HEADER:
            del buffer[:-_LARGEST_HEADER]
        searched = max(len(buffer) - len(_END), 0)
        if not _more(buffer, read):
            return None
    header = bytes(buffer[: end + 2])
    del buffer[: end + len(_END)]
    return header


def _more(buffer: bytearray, read: Callable[[int], bytes]) -> bool:
    """Reads what there is. Returns False if the stream has ended."""
    chunk = read(65536)
    buffer += chunk
    return bool(chunk)
