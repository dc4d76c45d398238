"""Standard output and standard error."""

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
    """Where commands print. What cannot be encoded is printed as an escape, so no name stops a report."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")

    @cached_property
    def style(self) -> Style:
        """Coloured on a terminal, plain elsewhere; `NO_COLOR` and `FORCE_COLOR` have their usual meaning."""
        from variorum.reports.style import PLAIN, Style

        return Style(is_coloured=True) if _wants_colour(sys.stdout) else PLAIN

    def show(self, text: str) -> None:
        """Print a report, which has been made printable, as it is."""
        sys.stdout.write(text)

    def show_source(self, text: str) -> None:
        """Print the text of a file: as it is for another program, made harmless for a terminal."""
        sys.stdout.write(safe_lines(text) if sys.stdout.isatty() else text)

    def note(self, message: str) -> None:
        """Print one line about what was done on standard error, beside the report on standard output."""
        sys.stderr.write(f"{visible(message)}\n")

    def warn(self, message: str) -> None:
        """Print one line on standard error."""
        sys.stderr.write(f"variorum: {visible(message)}\n")

    def ask(self, question: str) -> str | None:
        """The user's answer on one line, without blanks around it; None at the end of the input."""
        sys.stderr.write(f"{visible(question)} ")
        sys.stderr.flush()
        line = sys.stdin.readline()
        return line.strip() if line else None

    def confirm(self, question: str) -> bool:
        """Whether the user says yes; anything but a plain yes is a no."""
        return (self.ask(f"{question} [y/N]") or "").lower() in ("y", "yes")

    def flush(self) -> None:
        """Send what is buffered, so that a closed pipe shows itself now."""
        sys.stdout.flush()


def _wants_colour(stream: TextIO) -> bool:
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"
