"""Reads ratings for the commands that compare judges."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.grading.ratings import Ratings, human_ratings, merge_ratings, model_ratings, rating_rows
from variorum.grading.rubric import Rubric
from variorum.workspace import UnreadableFile
from variorum.workspace.file_text import read_text
from variorum.workspace.score_log import FILE_NAME, FOLDER, ScoreLogError, read_judgements

_LARGEST = 500_000_000


def ratings_of(paths: Iterable[str], rubric: Rubric, console: Console) -> Ratings:
    """Returns the ratings in score files and workspaces. Reports unusable lines on standard error.

    Raises:
        CannotRun: something cannot be read.
    """
    return merge_ratings(_ratings(path, rubric, console) for path in paths)


def _ratings(given: str, rubric: Rubric, console: Console) -> Ratings:
    path = Path(given)
    is_log = path.name == FILE_NAME and path.parent.name == FOLDER
    if path.is_dir() or is_log:
        return _workspace(path.parent.parent if is_log else path, rubric, console)
    try:
        text = read_text(path, _LARGEST).text
    except UnreadableFile as error:
        raise CannotRun(str(error)) from error
    found = rating_rows(text, rubric, path.stem)
    for line, message in found.problems:
        console.warn(f"{given}:{line}: {message}")
    return found


def _workspace(folder: Path, rubric: Rubric, console: Console) -> Ratings:
    """Returns the ratings of people and models in a workspace."""
    try:
        log = read_judgements(folder)
    except ScoreLogError as error:
        raise CannotRun(str(error)) from error
    for line, message in log.problems:
        console.warn(f"{folder / FOLDER / FILE_NAME}:{line}: {message}")
    return merge_ratings([human_ratings(log.judgements, rubric), model_ratings(log.by_models, rubric)])
