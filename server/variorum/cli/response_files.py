"""Reads and writes response documents without changing a byte."""

from __future__ import annotations

import sys
from pathlib import Path

from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.cli.source_files import display_path
from variorum.syntax.source_text import encode
from variorum.workspace.atomic_write import write_atomically

ENDING = ".response.md"


def read_exact(name: str) -> str:
    """Reads a file, or standard input for `-`. Keeps line ends and the byte-order mark.

    Raises:
        CannotRun: it cannot be read, or is no UTF-8; the message names the line.
    """
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise CannotRun(f"{display_path(Path(name))}: cannot be read: {error.strerror or error}") from error
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        place = "standard input" if name == "-" else display_path(Path(name))
        raise CannotRun(f"{place}:{line}: this is not UTF-8; save the file as UTF-8") from error


def write_exact(path: Path, text: str) -> None:
    """Writes a text without changing its line ends.

    Raises:
        CannotRun: the folder or the file may not be written.
    """
    try:
        write_atomically(path, encode(text))
    except OSError as error:
        raise CannotRun(f"{display_path(path)}: cannot be written: {error.strerror or error}") from error


def write_output(output: str | None, text: str, console: Console) -> None:
    """Writes the text to the given file, or prints it.

    Raises:
        CannotRun: the file cannot be written.
    """
    if output is None:
        console.show_source(text)
    else:
        write_exact(Path(output), text)
