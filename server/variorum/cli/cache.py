"""`variorum cache`: the answers of model judges that are kept, and how to be rid of them."""

from __future__ import annotations

import argparse
import os

from variorum.cli.arguments import CannotRun, Parser
from variorum.cli.console import Console
from variorum.judging.cache import Cache, CacheError, CacheSize
from variorum.judging.user_files import cache_file
from variorum.reports.printable import visible


def parser() -> Parser:
    """The command's arguments."""
    arguments = Parser(
        prog="variorum cache",
        description="Shows where the answers of model judges are kept and how many there are.",
    )
    arguments.add_argument(
        "action", nargs="?", choices=("show", "clear"), default="show", help="default: show"
    )
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Show the cache, or empty it."""
    path = cache_file(os.environ)
    try:
        if not path.exists():
            size = CacheSize(0, 0)
        else:
            with Cache(path) as cache:
                size = cache.size()
                if options.action == "clear":
                    cache.clear()
    except CacheError as error:
        raise CannotRun(str(error)) from error
    done = " were forgotten" if options.action == "clear" else ""
    console.show(f"{visible(str(path))}: {size.answers} answers, {size.size / 1e6:.1f} MB{done}\n")
    return 0
