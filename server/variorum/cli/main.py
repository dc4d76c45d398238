"""Parses the command name, and imports and runs the module of that command only."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from variorum.cli.argument_parser import COULD_NOT_RUN, CannotRun, Parser
from variorum.cli.console import Console

COMMANDS = {
    "check": "find what a translation left behind, in files, folders or standard input",
    "score": "score a translation against its original",
    "quality": "score the quality of a file",
    "rank": "score retrieval runs against their topics, and write leaderboards",
    "bench": "score whole data sets: translation pairs, or code of several approaches",
    "pairs": "list the translations of a workspace and how each was paired",
    "judge": "have a language model mark translations, or code, by a rubric",
    "compare": "have a language model say which of two translations is better",
    "rate": "rate a translation yourself",
    "agreement": "compare judges: people with people, people with models, models with models",
    "calibrate": "fit alpha and a correction of a judge's marks to people's ratings",
    "response": "check, grade and convert evaluations of AI answers",
    "rubric": "list, show and check rubrics, or start one",
    "cache": "show or clear the caches of findings and of model answers",
    "rules": "list the rules",
    "rule": "explain one rule",
    "server": "run the language server",
    "doctor": "check the installation, and print what to attach to a bug report",
    "demo": "show what an editor displays for a workspace, using the real server",
}
# The exit codes that shells use for SIGPIPE and SIGINT.
_BROKEN_PIPE, _INTERRUPTED = 141, 130
# How many characters of either end of a long name are shown.
_ENDS = 60


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line, by default that of the process. Returns the exit status.

    Returns:
        0 if nothing was found, 1 if something was, 2 if the command could not run.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    console = Console()
    try:
        status = _run(given, console)
        console.flush()
    except CannotRun as problem:
        console.warn(str(problem))
        return COULD_NOT_RUN
    except BrokenPipeError:
        # Python flushes standard output at exit and would report the closed pipe again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE
    except OSError as error:
        # File names that are too long for the system, for example, can occur anywhere.
        console.warn(f"{_shortened(str(error.filename or 'a file'))}: {error.strerror or error}")
        return COULD_NOT_RUN
    except KeyboardInterrupt:
        return _INTERRUPTED
    except SystemExit as end:
        # Raised by the argument parser for `--help` and `--version`.
        return int(end.code or 0)
    return status


def _run(given: list[str], console: Console) -> int:
    if not given or given[0] not in COMMANDS:
        _explain(given)
    command = import_module(f"variorum.cli.{given[0]}")
    options = command.parser().parse_args(given[1:])
    status: int = command.run(options, console)
    return status


def _explain(given: list[str]) -> NoReturn:
    """Answers `--help` and `--version`, and reports an unknown command."""
    listing = "\n".join(f"  {name:9}  {summary}" for name, summary in COMMANDS.items())
    parser = Parser(
        prog="variorum",
        usage="variorum [-h] [--version] COMMAND ...",
        description="Reviews machine-translated code.",
        epilog=f"commands:\n{listing}\n\n`variorum COMMAND --help` explains a command.",
    )
    parser.add_argument("--version", action="version", version=f"variorum {_version()}")
    parser.add_argument(
        "command", nargs="?", choices=COMMANDS, metavar="COMMAND", help="one of the commands below"
    )
    parser.parse_args(given[:1] or ["--help"])
    raise CannotRun("name a command: `variorum --help` lists them")


def _shortened(name: str) -> str:
    """Returns a long name shortened for a message."""
    return name if len(name) <= 2 * _ENDS else f"{name[:_ENDS]}...{name[-_ENDS:]}"


def _version() -> str:
    from variorum import __version__

    return __version__
