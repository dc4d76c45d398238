"""`variorum check PATH...`: findings of files and folders, with fixes on demand."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence, Set
from pathlib import Path

import attrs

from variorum.cli.arguments import COULD_NOT_RUN, CannotRun, Parser, add_format, whole_number
from variorum.cli.check_jobs import Unchecked
from variorum.cli.check_run import TIME_LIMIT, check_all
from variorum.cli.checking import Checked, ToCheck
from variorum.cli.collection import without_collection
from variorum.cli.console import Console
from variorum.cli.files import (
    HostSource,
    Places,
    Source,
    Surroundings,
    host_for,
    language_for,
    read_checkable,
    shown,
)
from variorum.cli.known_findings import KnownFindings
from variorum.cli.unattended import attended, left_out_note, why_left_out
from variorum.judging.user_files import cache_folder
from variorum.reports.values import CheckedFile
from variorum.rules.catalogue import UnknownRule, select
from variorum.rules.guard import use_guard
from variorum.watching import Watch
from variorum.workspace import FileText, UnreadableFile
from variorum.workspace.file_scopes import LeftOut
from variorum.workspace.reading import text_of

_STDIN = "-"


def parser() -> Parser:
    """The command's arguments."""
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


def run(options: argparse.Namespace, console: Console) -> int:
    """Check, fix if asked to, and report."""
    if options.fix and options.diff:
        raise CannotRun("--fix changes files and --diff does not: give one of them")
    if options.unsafe_fixes and not (options.fix or options.diff):
        raise CannotRun("--unsafe-fixes says which fixes to take: give --fix or --diff as well")
    if options.stdin_filename is not None and _STDIN not in options.paths:
        raise CannotRun("--stdin-filename names what standard input holds: give `-` as a path too")
    only = _rules(options.rules)
    if options.language is not None and host_for("", options.language) is None:
        # In a folder nobody would ask for it again, and a wrong name would find nothing.
        language_for("", options.language)
    given = options.source_language
    source_language = None if given is None else language_for("", given)
    waiting: list[ToCheck] = []
    watch = Watch(console.complain)
    use_guard(watch)
    with without_collection():
        for found in _sources(options, Places(console), console):
            waiting.append(ToCheck.of(found.source, found.around, only, source_language, found.left_out))
    waiting, left_out = attended(waiting)
    tried = _check(waiting, options, watch)
    for one, outcome in zip(waiting, tried, strict=True):
        if isinstance(outcome, Unchecked):
            name = shown(one.source.path)
            console.complain(
                f"{name}: not checked: {outcome.reason}; `exclude` in variorum.toml leaves it out of a folder"
            )
    checked = [one for one in tried if isinstance(one, Checked)]
    status = _report_on(checked, options, console)
    if left_out:
        console.complain(left_out_note(left_out))
    return status if len(checked) == len(tried) else COULD_NOT_RUN


def _report_on(checked: Sequence[Checked], options: argparse.Namespace, console: Console) -> int:
    """Show what was found or would be mended, or mend it; the status."""
    if options.diff:
        from variorum.cli.fixes import show_differences

        return show_differences(checked, console, with_unsafe=options.unsafe_fixes)
    if options.fix:
        from variorum.cli.fixes import fix_all

        checked = fix_all(checked, console, with_unsafe=options.unsafe_fixes)
    if options.fix and _STDIN in options.paths:
        # The fixed text takes standard output, as it does in other tools that fix what they are piped.
        return 1 if any(one.file.findings for one in checked) else 0
    with without_collection():
        console.show(_report([one.file for one in checked], options.format, console))
    return 1 if any(one.file.findings for one in checked) else 0


def _check(
    waiting: Sequence[ToCheck], options: argparse.Namespace, watch: Watch
) -> list[Checked | Unchecked]:
    """Check the files, with what is known from earlier runs unless that is not wanted."""
    known = None
    if not options.no_cache:
        folder = Path(options.cache_dir) if options.cache_dir else cache_folder(os.environ)
        known = KnownFindings(folder)
        if known.problem and options.cache_dir:
            raise CannotRun(f"--cache-dir: {options.cache_dir} cannot be used: {known.problem}")
    return check_all(waiting, known, watch, options.time_limit)


def _rules(given: str | None) -> list[str] | None:
    """The rules that `--rules` names."""
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


@attrs.frozen(eq=False)
class _Found:
    """A file to check, unless it is left out and no half of a pair."""

    source: Source | HostSource
    around: Surroundings
    left_out: LeftOut | None = None


def _sources(options: argparse.Namespace, places: Places, console: Console) -> Iterator[_Found]:
    """Every file to check, once. A file that is named must be readable; one in a folder is skipped aloud."""
    seen: set[str] = set()
    named = {os.path.realpath(given) for given in options.paths if given != _STDIN}
    for given in options.paths:
        path = Path(given)
        if given == _STDIN:
            yield _Found(*_standard_input(options, places))
        elif path.is_dir():
            yield from _folder(path, seen, named, places, console)
        elif (real := os.path.realpath(path)) not in seen:
            seen.add(real)
            around = places.around(path)
            yield _Found(read_checkable(str(path), around.settings, options.language), around)


def _folder(
    folder: Path, seen: set[str], named: Set[str], places: Places, console: Console
) -> Iterator[_Found]:
    around = places.around(folder)
    root, settings = str(around.workspace.root), around.settings
    below = around.workspace.relative(folder) or ""
    below = "" if below == "." else below
    for relative in around.workspace.files(settings.exclude, under=folder.resolve(), with_hosts=True):
        path = os.path.join(root, relative)
        if path in seen:
            continue
        seen.add(path)
        try:
            source = read_checkable(path, settings)
            left_out = None if path in named else why_left_out(source, relative, around, below)
            yield _Found(source, around, left_out)
        except CannotRun as problem:
            console.complain(f"{problem} (skipped)")


def _standard_input(options: argparse.Namespace, places: Places) -> tuple[Source | HostSource, Surroundings]:
    name = options.stdin_filename
    if name is None and options.language is None:
        raise CannotRun("standard input has no name: give --stdin-filename or --language")
    host = host_for(name or _STDIN, options.language)
    if host is not None:
        path = name or "stdin"
        around = places.around(path)
        return HostSource(path, host, _piped_text(path, around), is_stdin=True), around
    language = language_for(name or _STDIN, options.language)
    path = name or f"stdin{''.join(language.extensions[:1])}"
    around = places.around(path)
    return Source(path, language, _piped_text(path, around), is_stdin=True), around


def _piped_text(path: str, around: Surroundings) -> FileText:
    data = sys.stdin.buffer.read()
    try:
        return text_of(data, around.settings.max_file_size, name=path)
    except UnreadableFile as error:
        raise CannotRun(str(error)) from error


def _report(files: Sequence[CheckedFile], form: str, console: Console) -> str:
    # Only the report that is asked for is loaded: the others bring much along.
    if form == "text":
        from variorum.reports.text import findings_text

        return findings_text(files, console.style)
    if form == "json":
        from variorum.reports.json_report import findings_json

        return findings_json(files)
    if form == "sarif":
        from variorum.reports.sarif import findings_sarif

        return findings_sarif(files)
    from variorum.reports.github import findings_github

    return findings_github(files)
