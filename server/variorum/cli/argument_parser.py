"""Parses command-line arguments, reports errors on one line, and defines options that commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

COULD_NOT_RUN = 2
"""The exit status of a command that failed, entirely or in part."""


class CannotRun(Exception):
    """Raised when a command cannot run. The message is one line: what failed, where, and how to fix it."""


class Parser(argparse.ArgumentParser):
    """An argument parser that keeps line breaks in its help texts and raises instead of exiting."""

    def __init__(self, **options: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """Raises `CannotRun` with what is wrong with the arguments."""
        raise CannotRun(f"{message} (see `{self.prog} --help`)")


def whole_number(low: int, high: int | None = None) -> Callable[[str], int]:
    """Returns a reader of options that are integers in `[low, high]`, or from `low` up."""

    def read(text: str) -> int:
        number = int(text) if text.removeprefix("-").isdecimal() else None
        if number is None or number < low or (high is not None and number > high):
            reach = f"from {low} up" if high is None else f"from {low} to {high}"
            raise argparse.ArgumentTypeError(f"expected an integer {reach}, got {text!r}")
        return number

    return read


def share(text: str) -> float:
    """Reads an option that is a number in `[0, 1]`."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    # Negated, because NaN compares as false with everything.
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to 1, got {text!r}")
    return number


def add_format(parser: argparse.ArgumentParser, *formats: str) -> None:
    """Adds the `--format` option of every reporting command. The first format is the default."""
    parser.add_argument(
        "--format", choices=formats, default=formats[0], help=f"output format (default: {formats[0]})"
    )


def add_rubric(parser: argparse.ArgumentParser) -> None:
    """Adds the `--rubric` option of the commands that judge translations."""
    parser.add_argument(
        "--rubric",
        default="translation",
        metavar="NAME",
        help="a rubric's name, or its file (default: translation)",
    )


def add_resamples(parser: argparse.ArgumentParser) -> None:
    """Adds the `--resamples` option of the commands whose intervals are bootstraps."""
    parser.add_argument(
        "--resamples",
        type=whole_number(10, 100_000),
        default=1_000,
        metavar="N",
        help="bootstrap samples (default: 1000)",
    )
