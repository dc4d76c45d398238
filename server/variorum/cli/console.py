"""Writes to standard output and standard error."""

from __future__ import annotations

import io
import os
import sys
from functools import cached_property
from typing import TYPE_CHECKING, TextIO

from variorum.reports.printable import safe_lines, visible

if TYPE_CHECKING:
    from variorum.reports.style import Style


class Console:
    """The output of commands. Characters that cannot be encoded are escaped, so no file name stops a report."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")

    @cached_property
    def style(self) -> Style:
        """The text style: coloured on a terminal, plain elsewhere. Follows `NO_COLOR` and `FORCE_COLOR`."""
        from variorum.reports.style import PLAIN, Style

        return Style(is_coloured=True) if _wants_colour(sys.stdout) else PLAIN

    def show(self, text: str) -> None:
        """Prints a report that is already printable."""
        sys.stdout.write(text)

    def show_source(self, text: str) -> None:
        """Prints a file's text: unchanged for another program, escaped for a terminal."""
        sys.stdout.write(safe_lines(text) if sys.stdout.isatty() else text)

    def note(self, message: str) -> None:
        """Prints a message about what was done to standard error."""
        sys.stderr.write(f"{visible(message)}\n")

    def warn(self, message: str) -> None:
        """Prints a warning or an error to standard error."""
        sys.stderr.write(f"variorum: {visible(message)}\n")

    def ask(self, question: str) -> str | None:
        """Reads the user's answer without surrounding blanks. Returns None at the end of the input."""
        sys.stderr.write(f"{visible(question)} ")
        sys.stderr.flush()
        line = sys.stdin.readline()
        return line.strip() if line else None

    def confirm(self, question: str) -> bool:
        """Asks a yes-or-no question. Returns whether the answer is a clear yes."""
        return (self.ask(f"{question} [y/N]") or "").lower() in ("y", "yes")

    def flush(self) -> None:
        """Flushes the output, so that a closed pipe raises now."""
        sys.stdout.flush()


def _wants_colour(stream: TextIO) -> bool:
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"
