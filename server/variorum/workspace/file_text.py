"""Reads source files with any bytes, size and line ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import attrs

from variorum.syntax.source_text import decode

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
# Far enough for the header of any file format. Text never contains a NUL.
_BINARY_REACH = 8192
# Bytes per read, so that nearly every file is read at once.
_PIECE = 65_536


class UnreadableFile(Exception):
    """Raised for a file without text to analyse. The message names the file and the reason on one line."""


@attrs.frozen
class FileText:
    """The text of a file, with its line ends and without its byte-order mark."""

    text: str
    has_bom: bool = False
    is_exact: bool = True
    """Whether writing the text back would restore the file exactly."""
    problems: tuple[str, ...] = ()
    """What was changed to decode the file, as full sentences for users."""


def read_text(path: Path | str, max_size: int) -> FileText:
    """Reads the text of a file. For more than `max_size` bytes, returns an empty text and a problem.

    Raises:
        UnreadableFile: it does not exist, may not be read, is a folder or is binary.
    """
    try:
        data = read_prefix(path, max_size + len(_BYTE_ORDER_MARK) + 1)
    except OSError as error:
        raise UnreadableFile(f"{path}: {_reason(error)}") from error
    return text_of(data, max_size, name=str(path))


def read_prefix(path: Path | str, limit: int) -> bytes:
    """Reads the first `limit` bytes of a file."""
    # System calls, because Python's file objects take twice as long for very many files.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    try:
        pieces = []
        while limit > 0 and (piece := os.read(handle, min(limit, _PIECE))):
            pieces.append(piece)
            limit -= len(piece)
        return b"".join(pieces)
    finally:
        os.close(handle)


def text_of(data: bytes, max_size: int, *, name: str) -> FileText:
    """Decodes `data`. Messages call it `name`.

    Raises:
        UnreadableFile: the data is binary.
    """
    if b"\0" in data[:_BINARY_REACH]:
        raise UnreadableFile(f"{name}: binary file or UTF-16; save it as UTF-8")
    has_bom = data.startswith(_BYTE_ORDER_MARK)
    body = data.removeprefix(_BYTE_ORDER_MARK)
    problems = []
    if len(body) > max_size:
        # A truncated file would give wrong findings, such as unused names.
        body = b""
        problems.append(
            f"The file is larger than {max_size} bytes and is not analysed: raise `analysis.max_file_size`."
        )
    try:
        return FileText(body.decode("utf-8"), has_bom, not problems, tuple(problems))
    except UnicodeDecodeError:
        return FileText(decode(body), has_bom, False, tuple(_bad_line(body)))


def _bad_line(data: bytes) -> Iterator[str]:
    """Yields a sentence about the first line that is not text. Yields nothing if only lone surrogates are encoded."""
    try:
        data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        yield f"Line {line} is not valid UTF-8: invalid bytes are replaced by U+FFFD."


def _reason(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "no such file"
    if isinstance(error, IsADirectoryError):
        return "this is a folder"
    return (error.strerror or "it cannot be read").lower()
