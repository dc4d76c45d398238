"""The framing of messages in a stream of bytes: a header with the length, a blank line, a body."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

# Larger than any real message; what claims to be more is not a message but garbage.
_LARGEST_MESSAGE = 512 * 1024 * 1024
_LENGTH = re.compile(rb"(?:^|\r\n)content-length:[ \t]*(\d{1,12})[ \t]*(?:\r\n|$)", re.I)


def framed(body: bytes) -> bytes:
    """A body with the header that goes before it."""
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def messages(read: Callable[[int], bytes]) -> Iterator[bytes]:
    """The bodies of the messages in a stream; a header without a usable length is passed over."""
    buffer = bytearray()
    while _fill(buffer, read, lambda: b"\r\n\r\n" in buffer):
        header, _, rest = bytes(buffer).partition(b"\r\n\r\n")
        buffer[:] = rest
        found = _LENGTH.search(header)
        length = int(found[1]) if found else 0
        if not 0 < length <= _LARGEST_MESSAGE:
            continue
        if not _fill(buffer, read, lambda: len(buffer) >= length):  # noqa: B023 - called at once
            return
        yield bytes(buffer[:length])
        del buffer[:length]


def _fill(buffer: bytearray, read: Callable[[int], bytes], enough: Callable[[], bool]) -> bool:
    """Reads until there is enough; False if the stream ends before."""
    while not enough():
        chunk = read(65536)
        if not chunk:
            return False
        buffer += chunk
    return True
