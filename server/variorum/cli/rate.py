"""`variorum rate`: lets a person rate a translation in the terminal, or on a form in a file."""

from __future__ import annotations

import argparse
import getpass
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from variorum.cli.argument_parser import CannotRun, Parser
from variorum.cli.console import Console
from variorum.cli.rubric import rubric_of
from variorum.cli.source_files import CommandWorkspace, display_path
from variorum.grading.human_judgement import JudgementError, make_judgement
from variorum.grading.rating_sheet import ENDING, RatingSheet, SheetError, rating_sheet, read_sheet
from variorum.grading.rubric import Dimension, Rubric, Scoring, UnscoredError
from variorum.reports.printable import visible
from variorum.rounding import rounded
from variorum.workspace import OutsideWorkspace, UnreadableFile, Workspace, find_workspace
from variorum.workspace.score_log import ScoreLogError, append_judgement


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum rate",
        description="Rates a translation by a rubric. On a terminal each dimension is asked for; with --form a\n"
        "form is written, and `variorum rate FORM` stores it once it is filled in. Ratings are kept in\n"
        ".variorum/scores.jsonl of the workspace.",
        epilog="exit status: 0 stored or written, 1 the form is not filled in, 2 could not run",
    )
    arguments.add_argument("file", metavar="FILE", help=f"the translation, or a form NAME{ENDING}")
    arguments.add_argument("--source", metavar="FILE", help="the original (default: as the file is paired)")
    arguments.add_argument("--rubric", default="translation", metavar="NAME", help="the rubric to rate by")
    arguments.add_argument("--rater", metavar="NAME", help="who rates (default: the account's name)")
    arguments.add_argument("--note", default="", metavar="TEXT", help="what is to be said besides")
    arguments.add_argument("--form", metavar="FILE", help=f"write a form to this file, NAME{ENDING}")
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Asks for the ratings, writes the form, or stores a form. Returns the exit status."""
    if options.file.endswith(ENDING):
        return _store_form(Path(options.file), console)
    rubric = _weighted(options.rubric)
    workspace = find_workspace(Path(options.file))
    target = _relative(workspace, options.file)
    source = _relative(workspace, options.source) if options.source else _original(workspace, target, console)
    rater = options.rater or getpass.getuser()
    if options.form is not None:
        return _write_form(Path(options.form), workspace, rubric, source, target, rater, console)
    if not sys.stdin.isatty():
        raise CannotRun(f"there is no terminal to ask on; write a form with --form NAME{ENDING}")
    values = {one.id: _pick(one, console) for one in rubric.dimensions}
    return _store(workspace, rubric, source, target, rater, values, options.note, console)


def _pick(dimension: Dimension, console: Console) -> float:
    """Asks for a level by its number. Returns it."""
    console.show(f"\n{console.style.strong(visible(dimension.title))}\n{visible(dimension.asks)}\n")
    for number, level in enumerate(dimension.levels, start=1):
        console.show(f"  {number}  {level.value:<4g} {visible(level.means)}\n")
    console.flush()
    while True:
        answer = console.ask(f"1 to {len(dimension.levels)}:")
        if answer is None:
            raise CannotRun("the answers ended early; nothing was stored")
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(dimension.levels):
            return dimension.levels[int(answer) - 1].value
        console.warn(f"give a number from 1 to {len(dimension.levels)}, or stop with Ctrl-C")


def _write_form(
    path: Path, workspace: Workspace, rubric: Rubric, source: str, target: str, rater: str, console: Console
) -> int:
    if not path.name.endswith(ENDING):
        raise CannotRun(f"--form {path}: name the form something{ENDING}")
    text = rating_sheet(
        rubric,
        source=source,
        target=target,
        source_text=_text(workspace, source),
        target_text=_text(workspace, target),
        rater=rater,
    )
    try:
        # Never overwrite a form that may be partly filled in.
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise CannotRun(f"{display_path(path)}: the file exists; name another one") from error
    except OSError as error:
        raise CannotRun(f"{display_path(path)}: cannot be written: {error.strerror or error}") from error
    console.warn(
        f"tick one box in each part of {display_path(path)}, then `variorum rate {display_path(path)}`"
    )
    return 0


def _store_form(path: Path, console: Console) -> int:
    """Stores a form. Reports each problem in it with its line."""
    try:
        sheet = read_sheet(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRun(f"{display_path(path)}: cannot be read: {error}") from error
    except SheetError as error:
        raise CannotRun(f"{display_path(path)}:{error.line}: {error}") from error
    rubric = _weighted(sheet.rubric)
    form = sheet.filled(rubric)
    for line, message in form.problems:
        console.warn(f"{display_path(path)}:{line}: {message}")
    if form.problems:
        return 1
    workspace = _workspace_of(path, sheet)
    _refuse_changed(path, workspace, sheet)
    return _store(workspace, rubric, sheet.source, sheet.target, sheet.rater, form.values, form.note, console)


def _refuse_changed(path: Path, workspace: Workspace, sheet: RatingSheet) -> None:
    changed = sheet.stale(_text(workspace, sheet.source), _text(workspace, sheet.target))
    if changed:
        names = " and ".join({"source": sheet.source, "target": sheet.target}[one] for one in changed)
        raise CannotRun(f"{display_path(path)}: {names} changed since the form was made; make a new form")


def _store(
    workspace: Workspace,
    rubric: Rubric,
    source: str,
    target: str,
    rater: str,
    values: dict[str, float],
    note: str,
    console: Console,
) -> int:
    try:
        made = make_judgement(
            values,
            rubric=rubric,
            rater=rater,
            time=datetime.now(UTC),
            source_text=_text(workspace, source),
            target_text=_text(workspace, target),
            source=source,
            target=target,
            note=note,
        )
        append_judgement(workspace.root, made)
    except (UnscoredError, JudgementError, ScoreLogError) as error:
        raise CannotRun(str(error)) from error
    stored = f"{target}: J {rounded(rubric.total(values))} ({rater}), stored in .variorum/scores.jsonl"
    console.show(f"{visible(stored)}\n")
    return 0


def _weighted(name: str) -> Rubric:
    rubric = rubric_of(name)
    if rubric.scoring is not Scoring.WEIGHTED:
        raise CannotRun(f"--rubric {name}: a rating needs a rubric of weighted dimensions on a grid")
    return rubric


def _original(workspace: Workspace, target: str, console: Console) -> str:
    """Returns the file that the translation is paired with."""
    pair = (
        CommandWorkspace(workspace, console).pair_of(workspace.root / target, _text(workspace, target)).pair
    )
    if pair is None:
        raise CannotRun(f"{target}: has no original; name it with --source")
    return pair.source


def _workspace_of(path: Path, sheet: RatingSheet) -> Workspace:
    """Returns the nearest folder above a form that contains both of its files."""
    for folder in Path(os.path.realpath(path)).parents:
        if (folder / sheet.source).is_file() and (folder / sheet.target).is_file():
            return Workspace(folder)
    raise CannotRun(
        f"{display_path(path)}: neither its folder nor a parent folder contains {sheet.source} and {sheet.target}"
    )


def _relative(workspace: Workspace, name: str) -> str:
    relative = workspace.relative(os.path.realpath(name))
    if relative is None:
        raise CannotRun(f"{name}: outside the workspace {workspace.root}")
    return relative


def _text(workspace: Workspace, name: str) -> str:
    try:
        return workspace.read(name).text
    except (OutsideWorkspace, UnreadableFile) as error:
        raise CannotRun(str(error)) from error
