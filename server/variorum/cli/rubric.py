"""`variorum rubric list|show|check|new|suggest`: manages shipped rubrics and those of a team."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from variorum.cli.argument_parser import CannotRun, Parser, add_format, add_resamples, whole_number
from variorum.cli.console import Console
from variorum.grading.points_grid import with_grid
from variorum.grading.refinement import FEWEST
from variorum.grading.rubric import Rubric
from variorum.grading.shipped_rubrics import (
    RubricError,
    UnknownRubric,
    check_rubric,
    load_rubric,
    parse_rubric,
    rubric_names,
    rubric_text,
)
from variorum.quality.evaluate import QUALITY_RUBRICS
from variorum.reports.json_shape import document
from variorum.reports.printable import visible
from variorum.workspace import UnreadableFile
from variorum.workspace.file_text import read_text

_LARGEST = 1_000_000
_OWN = Path(".variorum/rubrics")
_ENDINGS = (".yaml", ".yml")


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum rubric",
        description="Lists, shows and checks rubrics, starts a new one, and says what gradings suggest.",
        epilog="exit status: 0 fine, 1 `check` found something, 2 could not run",
    )
    actions = arguments.add_subparsers(dest="action", required=True, metavar="ACTION")
    listing = actions.add_parser("list", help="the rubrics that ship with Variorum")
    add_format(listing, "text", "json")
    show = actions.add_parser("show", help="print a rubric's file")
    show.add_argument("name", metavar="NAME", help="a rubric's name, or its file")
    check = actions.add_parser("check", help="check rubric files")
    check.add_argument("files", nargs="+", metavar="FILE", help="a rubric file")
    new = actions.add_parser("new", help="create a rubric from a shipped one")
    new.add_argument("name", metavar="NAME", help=f"its name, for a file in {_OWN}, or the file to make")
    new.add_argument(
        "--from", dest="base", default="translation", metavar="NAME", help="the rubric to start from"
    )
    suggest = actions.add_parser(
        "suggest", help="list dimensions with disagreement, without marks, or with constant marks"
    )
    suggest.add_argument(
        "grades",
        nargs="+",
        metavar="GRADES",
        help="what `variorum response grade` or `variorum judge` wrote, response documents, or a workspace",
    )
    suggest.add_argument(
        "--rubric", default="response", metavar="NAME", help="the rubric of the gradings (default: response)"
    )
    suggest.add_argument(
        "--at-least",
        type=whole_number(2),
        default=FEWEST,
        metavar="N",
        help=f"the gradings that a suggestion needs (default: {FEWEST})",
    )
    add_resamples(suggest)
    add_format(suggest, "text", "json", "markdown", "html")
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Runs the given action. Returns the exit status."""
    if options.action == "list":
        return _list(options.format, console)
    if options.action == "show":
        return _show(options.name, console)
    if options.action == "check":
        return _check(options.files, console)
    if options.action == "suggest":
        from variorum.cli.rubric_suggest import run_suggest

        return run_suggest(options, console)
    return _new(options.name, options.base, console)


def rubric_of(name: str) -> Rubric:
    """Returns the shipped rubric of that name, or reads the file of that name.

    Raises:
        CannotRun: there is none, or it has mistakes; every one is named with its line.
    """
    path = _path_of(name)
    try:
        return load_rubric(name) if path is None else parse_rubric(_file(path), path)
    except UnknownRubric as error:
        raise CannotRun(str(error)) from error
    except RubricError as error:
        raise CannotRun("; ".join(str(error).splitlines())) from error


def fillable_rubric(name: str) -> Rubric:
    """Returns the rubric of that name in a form that a judge fills in: points become levels. Raises `CannotRun`."""
    return with_grid(rubric_of(name))


def is_own_rubric(name: str) -> bool:
    """Returns whether a name means a rubric file of the user."""
    return _path_of(name) is not None


def _list(form: str, console: Console) -> int:
    rubrics = [load_rubric(name) for name in rubric_names()]
    if form == "json":
        console.show(document(rubrics=[_entry(rubric) for rubric in rubrics]))
        return 0
    widest = max(len(rubric.id) for rubric in rubrics)
    for rubric in rubrics:
        name = console.style.strong(f"{rubric.id:{widest}}")
        count = len(rubric.dimensions)
        facts = f"version {rubric.version}, {count} dimensions, {rubric.scoring.value}"
        console.show(f"{name}  {rubric.title} {console.style.faint(f'({facts})')}\n")
    for name in _own_names():
        console.show(f"{visible(name)}  {console.style.faint(f'({visible(str(_OWN))})')}\n")
    console.show("\n`variorum rubric show NAME` prints a rubric.\n")
    return 0


def _entry(rubric: Rubric) -> dict[str, object]:
    return {
        "id": rubric.id,
        "title": rubric.title,
        "version": rubric.version,
        "hash": rubric.content_hash,
        "scoring": rubric.scoring.value,
        "dimensions": [{"id": one.id, "weight": one.weight} for one in rubric.dimensions],
    }


def _show(name: str, console: Console) -> int:
    try:
        path = _path_of(name)
        text = rubric_text(name) if path is None else _file(path)
    except UnknownRubric as error:
        raise CannotRun(str(error)) from error
    console.show_source(text if text.endswith("\n") else text + "\n")
    return 0


def _check(files: list[str], console: Console) -> int:
    found = 0
    for name in files:
        rubric, problems = check_rubric(_file(name))
        found += len(problems)
        for line, message in sorted(problems):
            console.show(f"{visible(name)}:{line}: {visible(message)}\n")
        if rubric is not None:
            console.show(f"{visible(name)}: {rubric.id} {rubric.version} is sound ({rubric.content_hash})\n")
    return 1 if found else 0


def _new(given: str, base: str, console: Console) -> int:
    path = _new_path(given)
    name = str(path)
    identifier = path.stem.lower().replace(" ", "-")
    try:
        text = rubric_text(base).replace(f"id: {load_rubric(base).id}\n", f"id: {identifier}\n", 1)
        parse_rubric(text, name)
    except UnknownRubric as error:
        raise CannotRun(str(error)) from error
    except RubricError as error:
        raise CannotRun(f"{name}: name the file in lower-case words joined by - or _") from error
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Never overwrite an existing file.
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise CannotRun(f"{name}: the file exists; name another one") from error
    except OSError as error:
        raise CannotRun(f"{name}: cannot be written: {error.strerror or error}") from error
    quoted, rubric = visible(shlex.quote(name)), visible(shlex.quote(given))
    console.show(f"{visible(name)} was made from {base}; `variorum rubric check {quoted}` checks it.\n")
    if base in QUALITY_RUBRICS:
        console.show(f"`variorum quality FILE --rubric {rubric}` scores code by it.\n")
    if base == "response":
        console.show(f"`variorum response grade DATA --rubric {rubric}` grades answers by it.\n")
    return 0


def _new_path(given: str) -> Path:
    """Returns the file of a new rubric: the one given, or that of a name among those of the team."""
    if given.endswith(_ENDINGS):
        return Path(given)
    if given in rubric_names():
        raise CannotRun(f"`{given}` ships with Variorum; name yours otherwise")
    path = _OWN / f"{given}.yaml"
    if path.parent != _OWN:
        raise CannotRun(f"{given}: end the name of a file in .yaml")
    return path


def _path_of(name: str) -> str | None:
    """Returns the file of a rubric name. Returns None for a shipped rubric, which a team's own cannot shadow."""
    if name.endswith(_ENDINGS):
        return name
    own = _OWN / f"{name}.yaml"
    return str(own) if name not in rubric_names() and name in _own_names() else None


def _own_names() -> list[str]:
    """Returns the rubrics of the team of this workspace."""
    return sorted(path.stem for path in _OWN.glob("*.yaml") if path.is_file()) if _OWN.is_dir() else []


def _file(name: str) -> str:
    try:
        return read_text(Path(name), _LARGEST).text
    except UnreadableFile as error:
        raise CannotRun(str(error)) from error
