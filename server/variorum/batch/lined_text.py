"""Reads a file of lines as one text. Unusable lines are left blank, so that line numbers stay the same."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from variorum.batch.rows import read_rows

# Whole answers with their references stand on a line; anything beyond this is no line of such a file.
_LONGEST_LINE = 20_000_000


class LinedText(NamedTuple):
    """A text whose line numbers are the file's, and the lines that were left blank, with the reason."""

    text: str
    problems: tuple[tuple[int, str], ...]


def read_lined(path: Path, *, max_line_bytes: int = _LONGEST_LINE) -> LinedText:
    """Returns the lines of a file, plain or gzip. Raises `BatchError` if it cannot be opened or read."""
    lines: list[str] = []
    problems: list[tuple[int, str]] = []
    for row in read_rows(path, max_line_bytes=max_line_bytes):
        lines.extend("" for _ in range(row.line - 1 - len(lines)))
        text, problem = "", row.problem
        if not problem:
            try:
                text = row.data.decode("utf-8")
            except UnicodeDecodeError as error:
                problem = f"not UTF-8 from byte {error.start} on"
        if problem:
            problems.append((row.line, problem))
        lines.append(text)
    return LinedText("\n".join(lines), tuple(problems))
