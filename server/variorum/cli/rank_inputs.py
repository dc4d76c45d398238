"""Reads the topics and the answers that `variorum rank` scores, and reports invalid lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import attrs

from variorum.batch.lined_text import read_lined
from variorum.batch.rows import BatchError
from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.cli.source_files import display_path
from variorum.retrieval.ranking import first_runs
from variorum.retrieval.runs import Answer, parse_run
from variorum.retrieval.topics import Topic, parse_topics

# A file of another kind would flood the terminal. The summary counts every problem.
_MAX_REPORTED = 20


@attrs.frozen
class InputProblem:
    """A problem in an input file, at a 1-based line, or 0 for the whole file."""

    path: str
    line: int
    message: str


@attrs.frozen
class Inputs:
    """The topics by id, the answers, and the invalid lines."""

    topics: dict[str, Topic]
    answers: tuple[Answer, ...]
    problems: tuple[InputProblem, ...]


def read_inputs(
    topics_file: Path,
    runs: Path,
    topic_format: str,
    *,
    max_topics: int | None = None,
    max_runs: int | None = None,
) -> Inputs:
    """Reads the topics of a file and the answers of a run file or of a folder of run files.

    Raises:
        CannotRun: a file cannot be read, or holds nothing of use.
    """
    problems: list[InputProblem] = []
    topics = _topics(topics_file, topic_format, problems)
    answers = first_runs(_answers(runs, topics, problems), max_runs)
    wanted = dict(list(topics.items())[:max_topics])
    return Inputs(wanted, tuple(answers), tuple(problems))


def text_of(path: Path, problems: list[InputProblem]) -> str:
    """Reads a text file. Adds invalid lines to `problems`. Raises `CannotRun`."""
    try:
        read = read_lined(path)
    except BatchError as error:
        raise CannotRun(str(error)) from error
    problems += [InputProblem(display_path(path), line, message) for line, message in read.problems]
    return read.text


def warn(problems: Sequence[InputProblem], console: Console, *, log_name: str = "") -> None:
    """Reports the first problems. `log_name` is the file with all of them, if there is one."""
    for one in problems[:_MAX_REPORTED]:
        console.warn(f"{one.path}{f':{one.line}' if one.line else ''}: {one.message}")
    if len(problems) > _MAX_REPORTED:
        rest = f"and {len(problems) - _MAX_REPORTED:,} more such lines"
        console.warn(f"{rest}; {log_name} lists all of them" if log_name else rest)


def _topics(path: Path, topic_format: str, problems: list[InputProblem]) -> dict[str, Topic]:
    text = text_of(path, problems)
    topics = parse_topics(text, topic_format)
    problems += [InputProblem(display_path(path), one.line, one.message) for one in topics.problems]
    if not topics.by_id:
        first = f"; line {problems[0].line}: {problems[0].message}" if problems else ""
        raise CannotRun(f"{display_path(path)}: contains no topic{first}")
    return dict(topics.by_id)


def _answers(folder: Path, topics: dict[str, Topic], problems: list[InputProblem]) -> list[Answer]:
    """Returns the answers of all files. Reports duplicates and answers to unknown topics."""
    accepted: dict[tuple[str, str], tuple[Answer, str]] = {}
    for path in _run_files(folder):
        parsed = parse_run(text_of(path, problems))
        name = display_path(path)
        problems += [InputProblem(name, one.line, one.message) for one in parsed.problems]
        for answer in parsed.answers:
            if answer.topic not in topics:
                problems.append(
                    InputProblem(name, answer.line, f"topic {answer.topic} is not among the topics")
                )
                continue
            first, place = accepted.setdefault((answer.run, answer.topic), (answer, name))
            if first is not answer:
                message = (
                    f"run {answer.run} answers topic {answer.topic} twice, first in {place}:{first.line}"
                )
                problems.append(InputProblem(name, answer.line, message))
    return [answer for answer, _ in accepted.values()]


def _run_files(folder: Path) -> list[Path]:
    if folder.is_file():
        return [folder]
    try:
        found = sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith("."))
    except OSError as error:
        raise CannotRun(f"{display_path(folder)}: cannot be read: {error.strerror or error}") from error
    if not found:
        raise CannotRun(f"{display_path(folder)}: contains no run files")
    return found
