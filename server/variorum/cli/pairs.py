"""`variorum pairs [ROOT]`: lists the translations of a workspace, how each was paired, and possible pairs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import attrs

from variorum.cli.argument_parser import CannotRun, Parser, add_format
from variorum.cli.console import Console
from variorum.cli.source_files import CommandWorkspace
from variorum.reports.json_shape import document
from variorum.reports.printable import visible
from variorum.reports.style import Style
from variorum.translation.pair_search import PairOrigin, PairSearch
from variorum.workspace import Workspace

_HOW = {
    PairOrigin.CHOSEN: "chosen in .variorum/pairs.toml",
    PairOrigin.HEADER: "named in the file's header",
    PairOrigin.PATTERN: "by a pattern of the configuration",
}


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum pairs",
        description="Lists which file is the translation of which, how that is known, files that could\n"
        "be paired, and statements about pairs that are not followed.",
        epilog="exit status: 0 no problems, 1 some statement is not followed, 2 could not run",
    )
    arguments.add_argument(
        "root", nargs="?", default=".", metavar="ROOT", help="the workspace folder (default: here)"
    )
    add_format(arguments, "text", "json")
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Searches every file of the workspace and lists the pairs. Returns the exit status."""
    root = Path(options.root)
    if not root.is_dir():
        raise CannotRun(f"{options.root}: there is no such folder")
    around = CommandWorkspace(Workspace(root), console)
    choices = around.workspace.choices()[1]
    searched = [
        # A problem of the choices file belongs to no single translation and is listed once.
        (path, attrs.evolve(search, problems=tuple(one for one in search.problems if one not in choices)))
        for path, search in around.searches()
    ]
    problems = [*((None, one.message) for one in choices), *_problems(searched)]
    if options.format == "json":
        console.show(_json(searched, problems))
    else:
        console.show(_text(searched, problems, console.style))
    return 1 if problems else 0


def _problems(searched: list[tuple[str, PairSearch]]) -> Iterator[tuple[str | None, str]]:
    for path, search in searched:
        for problem in search.problems:
            yield path, problem.message


def _offers(searched: list[tuple[str, PairSearch]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields files with equal stems that are not paired yet."""
    paired = {search.pair.source for _, search in searched if search.pair}
    for path, search in searched:
        if search.pair is None and search.offers and path not in paired:
            yield path, search.offers


def _text(
    searched: list[tuple[str, PairSearch]], problems: list[tuple[str | None, str]], style: Style
) -> str:
    lines = []
    for path, search in searched:
        if search.pair is not None:
            how = style.faint(f"({_HOW[search.pair.origin]})")
            lines.append(f"{visible(search.pair.source)} -> {style.strong(visible(path))} {how}")
    lines = lines or ["No translations are paired."]
    offers = list(_offers(searched))
    if offers:
        lines += ["", "Equal names side by side; pair them by a choice, a header comment or a pattern:"]
        lines += [
            f"  {visible(path)}: {', '.join(visible(offer) for offer in offered)}" for path, offered in offers
        ]
    if problems:
        lines += ["", "Not followed:"]
        lines += [f"  {visible(f'{path}: {words}' if path else words)}" for path, words in problems]
    return "\n".join(lines) + "\n"


def _json(searched: list[tuple[str, PairSearch]], problems: list[tuple[str | None, str]]) -> str:
    pairs = [search.pair for _, search in searched if search.pair is not None]
    return document(
        pairs=[{"source": pair.source, "target": pair.target, "origin": pair.origin.value} for pair in pairs],
        offers=[{"target": path, "sources": list(offered)} for path, offered in _offers(searched)],
        problems=[{"path": path, "message": words} for path, words in problems],
    )
