"""`variorum rank`: scores retrieval runs against their topics, and writes leaderboards in every layout."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

import attrs

from variorum.batch.rows import BatchError
from variorum.batch.texts import read_lined
from variorum.cli.arguments import CannotRun, Parser, add_format, whole_number
from variorum.cli.console import Console
from variorum.cli.files import shown
from variorum.cli.output_folder import OutputFolder
from variorum.reports.bench_html import bench_html
from variorum.reports.bench_json import bench_json
from variorum.reports.bench_markdown import bench_markdown
from variorum.reports.bench_text import bench_text
from variorum.reports.leaderboard_page import leaderboard_page
from variorum.retrieval.leaderboard import (
    LAYOUTS,
    LeaderboardError,
    Scores,
    leaderboard,
    render,
    render_trec_eval,
)
from variorum.retrieval.ranking import first_runs, qrels, rank, unanswered
from variorum.retrieval.runs import Answer, parse_run
from variorum.retrieval.settings import Settings
from variorum.retrieval.summary import Summary, summarise
from variorum.retrieval.topics import FORMATS, Topic, parse_topics
from variorum.retrieval.workflow import WorkflowError, parse_workflow

_ENDINGS = {"tot": "tot.tsv", "ir_measures": "ir_measures.tsv", "jsonl": "jsonl"}
# A file of another kind would fill the screen; the summary holds every problem.
_MOST_SHOWN = 20


@attrs.frozen
class InputProblem:
    """Something wrong with a line of an input file, counted from 1."""

    path: str
    line: int
    message: str


def parser() -> Parser:
    """The command's arguments."""
    arguments = Parser(
        prog="variorum rank",
        description="Scores the answers of retrieval runs by length and term overlap with the query; no model\n"
        "is asked. Writes leaderboards, relevance judgements and a report into a folder.",
        epilog="exit status: 0 ranked, 1 ranked, but something in the input is wrong, 2 could not run",
    )
    arguments.add_argument(
        *("--topics", "--rag-topics"),
        dest="topics",
        required=True,
        metavar="FILE",
        help="the topics, JSON Lines",
    )
    arguments.add_argument(
        *("--responses", "--rag-responses"),
        dest="responses",
        required=True,
        metavar="DIR",
        help="a folder of run files, JSON Lines, or one such file",
    )
    arguments.add_argument(
        "--workflow", metavar="FILE", help="weights and lengths (default: the judge's own settings)"
    )
    arguments.add_argument("--variant", metavar="NAME", help="the variant of the workflow to use")
    arguments.add_argument("--out-dir", required=True, metavar="DIR", help="where the results are written")
    arguments.add_argument(
        "--dataset",
        choices=FORMATS,
        default="auto",
        help="which fields of a topic make the query (default: auto)",
    )
    for name in ("topics", "runs"):
        arguments.add_argument(
            f"--max-{name}", type=whole_number(1), metavar="N", help=f"use the first N {name} alone"
        )
    arguments.add_argument(
        "--judge",
        choices=("non_llm",),
        default="non_llm",
        help="the judge; there is one, so it need not be named",
    )
    add_format(arguments, "text", "json", "markdown")
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Read, score, write and report."""
    problems: list[InputProblem] = []
    settings = _settings(options, console)
    topics = _topics(Path(options.topics), options.dataset, problems)
    wanted = dict(list(topics.items())[: options.max_topics])
    answers = first_runs(_answers(Path(options.responses), topics, problems), options.max_runs)
    scores = rank(wanted, answers, settings)
    if not scores:
        _complain(problems, console, are_kept=False)
        raise CannotRun(f"{options.responses}: no run answers a topic of {options.topics}")
    problems += [
        InputProblem(shown(Path(options.topics)), topic.line, f"no run answers topic {topic.id}")
        for topic in unanswered(wanted, scores)
    ]
    summary = summarise(wanted, scores)
    problems += [
        InputProblem(shown(Path(options.responses)), 0, f"run {one.run} leaves out {_few(one.missing)}")
        for one in summary.runs
        if one.missing
    ]
    _write(Path(options.out_dir), scores, summary, problems)
    _complain(problems, console, are_kept=True)
    page = leaderboard_page(summary)
    if options.format == "json":
        console.show(_json(summary, problems))
    else:
        console.show(
            bench_markdown(page) if options.format == "markdown" else bench_text(page, console.style)
        )
    return 1 if problems else 0


def _settings(options: argparse.Namespace, console: Console) -> Settings:
    if options.workflow is None:
        if options.variant is not None:
            raise CannotRun("--variant: give the --workflow that states it")
        return Settings()
    path = Path(options.workflow)
    try:
        workflow = parse_workflow(path.read_text(encoding="utf-8"), shown(path))
    except WorkflowError as error:
        raise CannotRun("; ".join(str(error).splitlines())) from error
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRun(
            f"{shown(path)}: cannot be read: {getattr(error, 'strerror', None) or error}"
        ) from error
    for line, message in workflow.warnings:
        console.complain(f"{shown(path)}:{line}: {message}")
    if options.variant is None:
        return workflow.settings
    if options.variant not in workflow.variants:
        known = ", ".join(workflow.variants) or "none"
        raise CannotRun(f"--variant {options.variant}: {shown(path)} states {known}")
    return workflow.variants[options.variant]


def _topics(path: Path, dataset: str, problems: list[InputProblem]) -> dict[str, Topic]:
    text = _text(path, problems)
    topics = parse_topics(text, dataset)
    problems += [InputProblem(shown(path), one.line, one.message) for one in topics.problems]
    if not topics.by_id:
        first = f"; line {problems[0].line}: {problems[0].message}" if problems else ""
        raise CannotRun(f"{shown(path)}: holds no topic{first}")
    return dict(topics.by_id)


def _answers(folder: Path, topics: dict[str, Topic], problems: list[InputProblem]) -> list[Answer]:
    """The answers of all files, the first of two by one run to one topic, those to unknown topics named."""
    kept: dict[tuple[str, str], tuple[Answer, str]] = {}
    for path in _run_files(folder):
        parsed = parse_run(_text(path, problems))
        name = shown(path)
        problems += [InputProblem(name, one.line, one.message) for one in parsed.problems]
        for answer in parsed.answers:
            if answer.topic not in topics:
                problems.append(
                    InputProblem(name, answer.line, f"topic {answer.topic} is not among the topics")
                )
                continue
            first, place = kept.setdefault((answer.run, answer.topic), (answer, name))
            if first is not answer:
                message = (
                    f"run {answer.run} answers topic {answer.topic} twice, first in {place}:{first.line}"
                )
                problems.append(InputProblem(name, answer.line, message))
    return [answer for answer, _ in kept.values()]


def _run_files(folder: Path) -> list[Path]:
    if folder.is_file():
        return [folder]
    try:
        found = sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith("."))
    except OSError as error:
        raise CannotRun(f"{shown(folder)}: cannot be read: {error.strerror or error}") from error
    if not found:
        raise CannotRun(f"{shown(folder)}: holds no run file")
    return found


def _text(path: Path, problems: list[InputProblem]) -> str:
    try:
        read = read_lined(path)
    except BatchError as error:
        raise CannotRun(str(error)) from error
    problems += [InputProblem(shown(path), line, message) for line, message in read.problems]
    return read.text


def _write(folder: Path, scores: Scores, summary: Summary, problems: Sequence[InputProblem]) -> None:
    out = OutputFolder(folder)
    try:
        rows = leaderboard(scores)
    except LeaderboardError as error:
        raise CannotRun(str(error)) from error
    for layout in LAYOUTS:
        out.write(f"leaderboard.{_ENDINGS[layout]}", render(rows, layout))
    for name, text in render_trec_eval(rows).items():
        out.write_named("leaderboard.trec_eval", name, ".txt", text)
    out.write("qrels.txt", qrels(scores))
    page = leaderboard_page(summary)
    out.write("report.md", bench_markdown(page))
    out.write("report.html", bench_html(page))
    out.write("summary.json", _json(summary, problems))


def _json(summary: Summary, problems: Iterable[InputProblem]) -> str:
    return bench_json("leaderboard", summary, problems=[attrs.asdict(one) for one in problems])


def _complain(problems: Sequence[InputProblem], console: Console, *, are_kept: bool) -> None:
    """Say the first problems; `are_kept` tells whether the summary was written, which holds all of them."""
    for one in problems[:_MOST_SHOWN]:
        console.complain(f"{one.path}{f':{one.line}' if one.line else ''}: {one.message}")
    if len(problems) > _MOST_SHOWN:
        rest = f"and {len(problems) - _MOST_SHOWN:,} more such lines"
        console.complain(f"{rest}; summary.json lists all of them" if are_kept else rest)


def _few(names: Sequence[str]) -> str:
    rest = f" and {len(names) - 5} more" if len(names) > 5 else ""
    return f"topic{'' if len(names) == 1 else 's'} {', '.join(names[:5])}{rest}"
