"""Command-line arguments: a parser whose complaints are one line, and the options that commands share."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn


class CannotRun(Exception):
    """Raised when a command cannot do its work: one line that says what, where and what to do."""


class Parser(argparse.ArgumentParser):
    """An argument parser that keeps line ends in its texts and raises instead of ending the process."""

    def __init__(self, **options: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments."""
        raise CannotRun(f"{message} (see `{self.prog} --help`)")


def add_format(parser: argparse.ArgumentParser, *formats: str) -> None:
    """The option that every reporting command has; the first format is the default."""
    parser.add_argument(
        "--format", choices=formats, default=formats[0], help=f"form of the output (default: {formats[0]})"
    )
