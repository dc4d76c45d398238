"""`variorum bench`: scores whole data sets. Each kind of data set has its own module."""

from __future__ import annotations

import argparse

from variorum.cli import bench_quality, bench_translations
from variorum.cli.argument_parser import Parser
from variorum.cli.console import Console

_KINDS = {"quality": bench_quality, "translations": bench_translations}


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum bench",
        description="Scores a data set of any size, row by row. A run that was killed goes on where it stopped when\n"
        "it is started again; a row that cannot be scored is reported, and never ends the run.",
        epilog="`variorum bench KIND --help` explains a kind.\n\n"
        "exit status: 0 every row scored, 1 some row could not be, 2 could not run",
    )
    kinds = arguments.add_subparsers(dest="kind", required=True, metavar="KIND", parser_class=Parser)
    for name, kind in _KINDS.items():
        kind.add_arguments(kinds.add_parser(name, help=kind.SUMMARY, description=kind.DESCRIPTION))
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Runs the named kind of benchmark. Returns the exit status."""
    status: int = _KINDS[options.kind].run(options, console)
    return status
