"""Defines the arguments of `variorum check` and validates their combinations."""

from __future__ import annotations

import argparse

from variorum.cli.argument_parser import CannotRun, Parser, add_format, whole_number
from variorum.cli.check_run import TIME_LIMIT
from variorum.rules.registry import UnknownRule, select
from variorum.settings.validators import NOT_A_REVISION, is_revision

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
    arguments.add_argument("--rules", metavar="ID,ID", help="run only these rules")
    arguments.add_argument(
        "--fix", action="store_true", help="apply safe fixes, then report the remaining findings"
    )
    arguments.add_argument(
        "--diff", action="store_true", help="show the changes of --fix as a patch, without applying them"
    )
    arguments.add_argument(
        "--unsafe-fixes",
        action="store_true",
        help="with --fix or --diff: include fixes that may change what the program does",
    )
    _add_known(arguments)
    arguments.add_argument("--stdin-filename", metavar="NAME", help="the file name of standard input")
    arguments.add_argument(
        "--language", metavar="ID", help="the language of the files (default: by their names)"
    )
    arguments.add_argument(
        "--source-language", metavar="ID", help="the language that the files were translated from"
    )
    arguments.add_argument("--no-cache", action="store_true", help="neither read nor write the cache")
    arguments.add_argument(
        "--cache-dir",
        metavar="DIR",
        help="the folder of the cache (default: the user's cache folder)",
    )
    arguments.add_argument(
        "--time-limit",
        type=whole_number(1),
        metavar="SECONDS",
        help=f"time limit for a file in seconds (default: {TIME_LIMIT} where many files are checked)",
    )
    return arguments


def _add_known(arguments: Parser) -> None:
    arguments.add_argument(
        "--baseline",
        metavar="FILE",
        help="hide findings in this baseline (default: the settings')",
    )
    arguments.add_argument(
        "--write-baseline",
        metavar="FILE",
        help="write the findings to this baseline; entries of unchecked files and rules stay",
    )
    arguments.add_argument(
        "--since",
        metavar="REV",
        help="check files that changed since a git revision, and report only new findings",
    )


def refuse_contradictions(options: argparse.Namespace) -> None:
    """Raises `CannotRun` for options that exclude each other.

    Raises:
        CannotRun: some of them cannot.
    """
    if options.fix and options.diff:
        raise CannotRun("--fix and --diff exclude each other: give one of them")
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
        raise CannotRun(f"--since: {options.since!r} {NOT_A_REVISION}")


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
