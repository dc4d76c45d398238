"""`variorum check PATH...`: reports findings in files and folders, and applies fixes on request."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence, Set
from pathlib import Path

import attrs

from variorum.cli.argument_parser import COULD_NOT_RUN, CannotRun
from variorum.cli.check_baseline import Baselines, RunScope, write_baseline
from variorum.cli.check_job import CheckFailure
from variorum.cli.check_options import STDIN, chosen_rules, parser, refuse_contradictions
from variorum.cli.check_run import check_all
from variorum.cli.check_since import Since
from variorum.cli.checked_source import CheckedSource, KnownFindings, PendingCheck
from variorum.cli.console import Console
from variorum.cli.exclusions import (
    build_note,
    excluded_note,
    exclusion_reason,
    without_excluded,
    without_test_data,
)
from variorum.cli.finding_cache import FindingCache
from variorum.cli.garbage_collection import without_garbage_collection
from variorum.cli.source_files import (
    CommandWorkspace,
    HostSource,
    Source,
    Workspaces,
    display_path,
    host_for,
    language_for,
    read_checkable,
)
from variorum.reports.report_data import BaselineComparison, CheckedFile
from variorum.rules.baseline import Baseline
from variorum.rules.guard import use_guard
from variorum.watching import Watch
from variorum.workspace import FileText, UnreadableFile
from variorum.workspace.file_settings import Exclusion
from variorum.workspace.file_text import text_of
from variorum.workspace.user_folders import cache_folder

__all__ = ["parser", "run"]


def run(options: argparse.Namespace, console: Console) -> int:
    """Checks files, applies fixes if requested, and reports. Returns the exit status."""
    refuse_contradictions(options)
    only = chosen_rules(options.rules)
    if options.language is not None and host_for("", options.language) is None:
        # For a folder, nothing else validates the name, and a wrong one would match no file.
        language_for("", options.language)
    given = options.source_language
    source_language = None if given is None else language_for("", given)
    baselines = Baselines(options.baseline, counts_settings=options.write_baseline is None)
    since = None if options.since is None else Since(options.since, _places_of(options))
    waiting: list[PendingCheck] = []
    watch = Watch(console.warn)
    use_guard(watch)
    with without_garbage_collection():
        for found in _sources(options, Workspaces(console), console):
            # Errors in a baseline are reported before files are checked.
            baselines.around(found.around)
            one = PendingCheck.of(found.source, found.around, only, source_language, found.exclusion)
            is_asked_for = found.is_named or found.around.settings.generated
            waiting.append(attrs.evolve(one, is_asked_for=is_asked_for))
    for problem in baselines.problems:
        console.warn(problem)
    waiting, exclusions = without_excluded(waiting)
    checked, unchecked = _checked(waiting, baselines, since, options, watch)
    checked, data = without_test_data(checked)
    exclusions += data
    for one, outcome in unchecked:
        name = display_path(one.source.path)
        console.warn(
            f"{name}: not checked: {outcome.reason}; `exclude` in variorum.toml leaves it out of a folder"
        )
    missed = [str(one.source.path) for one, _ in unchecked]
    status = _report_on(
        checked, lambda done: RunScope(options.paths, done, missed, only), baselines, options, console
    )
    if exclusions:
        console.warn(excluded_note(exclusions))
    return COULD_NOT_RUN if unchecked else status


def _checked(
    waiting: Sequence[PendingCheck],
    baselines: Baselines,
    since: Since | None,
    options: argparse.Namespace,
    watch: Watch,
) -> tuple[list[CheckedSource], list[tuple[PendingCheck, CheckFailure]]]:
    """Returns the checked files without their known findings, and the files that could not be checked."""
    if since is not None:
        waiting = [one for one in waiting if since.is_concerned(one)]
    before = [None] * len(waiting) if since is None else since.before(waiting)
    earlier = [one for one in before if one is not None]
    tried = _check([*waiting, *earlier], options, watch)
    outcomes = iter(tried[len(waiting) :])
    checked, unchecked = [], []
    for one, outcome, then in zip(waiting, tried[: len(waiting)], before, strict=True):
        former = None if then is None else next(outcomes)
        if isinstance(outcome, CheckFailure):
            unchecked.append((one, outcome))
        elif isinstance(former, CheckFailure):
            # Without the former findings, new ones cannot be told apart.
            unchecked.append(
                (one, attrs.evolve(former, reason=f"of its text at {options.since}, {former.reason}"))
            )
        else:
            revision = None if former is None else Baseline.of(former.file.findings, former.file.text)
            known = KnownFindings(baselines.known_findings(one.source.path, one.around), revision)
            checked.append(outcome.without_known(known))
    return checked, unchecked


def _report_on(
    checked: Sequence[CheckedSource],
    scope_of: Callable[[Sequence[CheckedSource]], RunScope],
    baselines: Baselines,
    options: argparse.Namespace,
    console: Console,
) -> int:
    """Reports the findings, shows the fixes, or applies them. Returns the exit status."""
    if options.diff:
        from variorum.cli.fixes import show_differences

        return show_differences(checked, console, with_unsafe=options.unsafe_fixes)
    if options.fix:
        from variorum.cli.fixes import fix_all

        checked = fix_all(checked, console, with_unsafe=options.unsafe_fixes)
    if options.write_baseline is not None:
        baselines, checked = _write_baseline(checked, scope_of(checked), options, console)
    if options.fix and STDIN in options.paths:
        # Standard output is used for the fixed text, as in other tools with this option.
        return 1 if any(one.file.findings for one in checked) else 0
    fixed = baselines.fixed(checked, scope_of(checked))
    compared = BaselineComparison(bool(baselines.files), options.since, fixed)
    with without_garbage_collection():
        console.show(_report([one.file for one in checked], compared, options.format, console))
    return 1 if any(one.file.findings for one in checked) else 0


def _write_baseline(
    checked: Sequence[CheckedSource], scope: RunScope, options: argparse.Namespace, console: Console
) -> tuple[Baselines, list[CheckedSource]]:
    """Writes the findings to the baseline file that the option names. Later runs treat them as known."""
    path = Path(options.write_baseline)
    is_new_folder = not path.parent.exists()
    file = write_baseline(path, checked, scope)
    count = len(file.entries)
    made = f", and the folder {display_path(path.parent)} made" if is_new_folder else ""
    console.warn(f"{display_path(path)}: {count} finding{'' if count == 1 else 's'} written{made}")
    baselines = Baselines(options.write_baseline)
    return baselines, [
        one.without_known(KnownFindings(baselines.known_findings(one.source.path, one.around)))
        for one in checked
    ]


def _check(
    waiting: Sequence[PendingCheck], options: argparse.Namespace, watch: Watch
) -> list[CheckedSource | CheckFailure]:
    """Checks the files. Reuses cached findings unless caching is off."""
    known = None
    if not options.no_cache:
        folder = Path(options.cache_dir) if options.cache_dir else cache_folder(os.environ)
        known = FindingCache(folder)
        if known.problem and options.cache_dir:
            raise CannotRun(f"--cache-dir: {options.cache_dir} cannot be used: {known.problem}")
    return check_all(waiting, known, watch, options.time_limit)


@attrs.frozen(eq=False)
class _Candidate:
    """A file to check. Excluded files are checked only as half of a pair."""

    source: Source | HostSource
    around: CommandWorkspace
    exclusion: Exclusion | None = None
    is_named: bool = False
    """Whether the user named the file itself."""


def _sources(options: argparse.Namespace, workspaces: Workspaces, console: Console) -> Iterator[_Candidate]:
    """Yields every file to check, once. Raises for an unreadable named file; reports and skips one in a folder."""
    seen: set[str] = set()
    named = {os.path.realpath(given) for given in options.paths if given != STDIN}
    for given in options.paths:
        path = Path(given)
        if given == STDIN:
            yield _Candidate(*_standard_input(options, workspaces), is_named=True)
        elif path.is_dir():
            yield from _folder(path, seen, named, workspaces, console)
        elif (real := os.path.realpath(path)) not in seen:
            seen.add(real)
            around = workspaces.containing(path)
            source = read_checkable(str(path), around.settings, options.language)
            yield _Candidate(source, around, is_named=True)


def _folder(
    folder: Path, seen: set[str], named: Set[str], workspaces: Workspaces, console: Console
) -> Iterator[_Candidate]:
    around = workspaces.containing(folder)
    root, settings = str(around.workspace.root), around.settings
    below = around.relative(folder.absolute()) or ""
    below = "" if below == "." else below
    builds: list[str] = []
    for relative in around.workspace.files(
        settings.exclude, under=folder.resolve(), with_hosts=True, skip_build=builds.append
    ):
        path = os.path.join(root, relative)
        if path in seen:
            continue
        seen.add(path)
        try:
            source = read_checkable(path, settings)
            is_named = path in named
            exclusion = None if is_named else exclusion_reason(source, relative, around, below)
            yield _Candidate(source, around, exclusion, is_named)
        except CannotRun as problem:
            console.warn(f"{problem} (skipped)")
    if builds:
        console.warn(build_note(builds))


def _standard_input(
    options: argparse.Namespace, workspaces: Workspaces
) -> tuple[Source | HostSource, CommandWorkspace]:
    name = options.stdin_filename
    if name is None and options.language is None:
        raise CannotRun("standard input has no name: give --stdin-filename or --language")
    host = host_for(name or STDIN, options.language)
    if host is not None:
        path = name or "stdin"
        around = workspaces.containing(path)
        return HostSource(path, host, _piped_text(path, around), is_stdin=True), around
    language = language_for(name or STDIN, options.language)
    path = name or f"stdin{''.join(language.extensions[:1])}"
    around = workspaces.containing(path)
    return Source(path, language, _piped_text(path, around), is_stdin=True), around


def _piped_text(path: str, around: CommandWorkspace) -> FileText:
    data = sys.stdin.buffer.read()
    try:
        return text_of(data, around.settings.max_file_size, name=path)
    except UnreadableFile as error:
        raise CannotRun(str(error)) from error


def _places_of(options: argparse.Namespace) -> list[str]:
    """Returns the paths to check. Standard input stands under its given name."""
    return [(options.stdin_filename or os.curdir) if path == STDIN else path for path in options.paths]


def _report(files: Sequence[CheckedFile], compared: BaselineComparison, form: str, console: Console) -> str:
    # Only the requested report is imported: the others are slow to load.
    if form == "text":
        from variorum.reports.text import findings_text

        return findings_text(files, console.style, compared)
    if form == "json":
        from variorum.reports.json_report import findings_json

        return findings_json(files, compared)
    if form == "sarif":
        from variorum.reports.sarif import findings_sarif

        return findings_sarif(files, compared)
    from variorum.reports.github import findings_github

    return findings_github(files, compared)
