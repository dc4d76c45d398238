"""`variorum cache`: shows and clears the caches of judgements and findings."""

from __future__ import annotations

import argparse
import os

from variorum.cli.argument_parser import CannotRun, Parser
from variorum.cli.console import Console
from variorum.cli.finding_cache import FindingCache
from variorum.judging.cache import Cache, CacheError, CacheSize
from variorum.reports.printable import visible
from variorum.workspace.row_cache import RowCache
from variorum.workspace.summaries import KnownSummaries
from variorum.workspace.user_folders import cache_file, cache_folder


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum cache",
        description="Shows where the answers of model judges, the findings of `variorum check` and the summaries of files are\n"
        "kept, and how much there is of them.",
        epilog="exit status: 0 done, 2 could not run",
    )
    arguments.add_argument(
        "action", nargs="?", choices=("show", "clear"), default="show", help="default: show"
    )
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Shows the caches or clears them. Returns the exit status."""
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
    _findings(options.action, console)
    return 0


def _findings(action: str, console: Console) -> None:
    _run_on_store(FindingCache, "findings", action, console)
    _run_on_store(KnownSummaries, "summaries", action, console)


def _run_on_store(store: type[RowCache], what: str, action: str, console: Console) -> None:
    path = store.path_in(cache_folder(os.environ))
    known = store(path.parent) if path.exists() else None
    if known is not None and known.problem:
        raise CannotRun(f"{path}: {known.problem}")
    files, size = (len(known), path.stat().st_size) if known is not None else (0, 0)
    if known is not None:
        known.clear() if action == "clear" else known.close({})
    done = " were forgotten" if action == "clear" else ""
    console.show(f"{visible(str(path))}: {what} of {files} files, {size / 1e6:.1f} MB{done}\n")
