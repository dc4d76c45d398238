"""Defines the arguments of `variorum check` and validates their combinations."""

from __future__ import annotations

import argparse

from variorum.cli.argument_parser import CannotRun, Parser, add_format, whole_number
from variorum.cli.check_run import TIME_LIMIT
from variorum.rules.registry import UnknownRule, select
from variorum.settings.validators import is_revision

STDIN = "-"


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum check",
        description="Finds what a translation left behind. In a workspace with pairs, it also finds where a\n"
        "translation departs from its original.",
        epilog="exit status: 0 nothing found, 1 findings (with --diff: something to fix), "
        "2 could not run, or not check every file",
    )
    arguments.add_argument(
        "paths", nargs="+", metavar="PATH", help="a file, a folder, or - for standard input"
    )
    add_format(arguments, "text", "json", "sarif", "github")
    arguments.add_argument("--rules", metavar="ID,ID", help="run these rules alone")
    arguments.add_argument(
        "--fix", action="store_true", help="apply the safe fixes, then report what is left"
    )
    arguments.add_argument(
        "--diff", action="store_true", help="show what --fix would change, and change nothing"
    )
    arguments.add_argument(
        "--unsafe-fixes",
        action="store_true",
        help="with --fix or --diff: all fixes, also those that may change what the program does",
    )
    _add_known(arguments)
    arguments.add_argument("--stdin-filename", metavar="NAME", help="the name that standard input goes by")
    arguments.add_argument(
        "--language", metavar="ID", help="the language of the files, whatever their names say"
    )
    arguments.add_argument(
        "--source-language", metavar="ID", help="the language that the files were translated from"
    )
    arguments.add_argument(
        "--no-cache", action="store_true", help="look at every file, known or not, and keep nothing"
    )
    arguments.add_argument(
        "--cache-dir",
        metavar="DIR",
        help="where findings are kept between runs (default: the user's cache folder)",
    )
    arguments.add_argument(
        "--time-limit",
        type=whole_number(1),
        metavar="SECONDS",
        help=f"give up a file after so long, and go on (default: {TIME_LIMIT} where many files are checked)",
    )
    return arguments


def _add_known(arguments: Parser) -> None:
    arguments.add_argument(
        "--baseline",
        metavar="FILE",
        help="report only findings that are not in this file (default: the settings')",
    )
    arguments.add_argument(
        "--write-baseline",
        metavar="FILE",
        help="write today's findings to this file; those of files and rules that are not checked stay in it",
    )
    arguments.add_argument(
        "--since",
        metavar="REV",
        help="check files that changed since a git revision, and report only findings that it did not have",
    )


def refuse_contradictions(options: argparse.Namespace) -> None:
    """Raises `CannotRun` for options that exclude each other.

    Raises:
        CannotRun: some of them cannot.
    """
    if options.fix and options.diff:
        raise CannotRun("--fix changes files and --diff does not: give one of them")
    if options.unsafe_fixes and not (options.fix or options.diff):
        raise CannotRun("--unsafe-fixes says which fixes to take: give --fix or --diff as well")
    if options.stdin_filename is not None and STDIN not in options.paths:
        raise CannotRun("--stdin-filename names what standard input holds: give `-` as a path too")
    for name, other in (("baseline", "--baseline"), ("since", "--since"), ("diff", "--diff")):
        if options.write_baseline is not None and getattr(options, name):
            raise CannotRun(
                f"--write-baseline writes every finding, and {other} leaves some out: give one of them"
            )
    if options.since is not None and not is_revision(options.since):
        raise CannotRun(f"--since: {options.since!r} is no git revision: give one such as main or HEAD~3")


def chosen_rules(given: str | None) -> list[str] | None:
    """Returns the rules that `--rules` names."""
    if given is None:
        return None
    names = [name.strip() for name in given.split(",") if name.strip()]
    if not names:
        raise CannotRun("--rules: name at least one rule; `variorum rules` lists them")
    try:
        select(names)
    except UnknownRule as error:
        from variorum.cli.rule import unknown_rule

        raise CannotRun(f"--rules: {unknown_rule(error.identifier)}") from error
    return names
