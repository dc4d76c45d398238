"""`variorum quality FILE`: scores a file by a code-quality rubric."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from variorum.cli.argument_parser import Parser, add_format
from variorum.cli.calibration_option import add_calibration
from variorum.cli.console import Console
from variorum.cli.judge_options import add_judge_options, no_model_options
from variorum.cli.quality_rubric import add_quality_rubric, chosen_quality_rubric
from variorum.cli.source_files import Source, Workspaces, display_path, read_source
from variorum.grading.rubric import Rubric
from variorum.quality.evaluate import evaluate
from variorum.reports.json_score import quality_json
from variorum.reports.quality_text import quality_text

if TYPE_CHECKING:
    from variorum.cli.quality_judging import CodeJudge


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum quality",
        description="Scores the quality of a file in six dimensions, each explained by its points. Nothing is run, and\n"
        "nothing leaves this machine without --model.",
        epilog="exit status: 0 the file passes, 1 it does not, or the model gave no score, 2 could not run",
    )
    arguments.add_argument("file", metavar="FILE", help="the file to score")
    arguments.add_argument(
        "--task", metavar="TEXT", help="what the code was asked to do; some points depend on it"
    )
    add_quality_rubric(arguments)
    arguments.add_argument("--language", metavar="ID", help="the file's language (default: by its name)")
    add_format(arguments, "text", "json")
    arguments.add_argument(
        "--model",
        metavar="NAME",
        help="have a language model judge the file too, at OPENAI_BASE_URL with OPENAI_API_KEY; what follows is for it",
    )
    add_calibration(arguments)
    add_judge_options(arguments)
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Scores the file and reports the score. Returns the exit status."""
    path: str = options.file
    rubric = chosen_quality_rubric(options)
    source = read_source(path, Workspaces(console).containing(path).settings, options.language)
    for note in source.content.problems:
        console.warn(f"{display_path(path)}: {note}")
    model = _model(options, source, rubric)
    if model is not None and options.dry_run:
        console.show(model.request())
        return 0
    document = source.parse()
    score = evaluate(document, task=options.task, rubric=rubric, threshold=options.threshold)
    judges = () if model is None else (model.judge(console),)
    text = document.text
    if options.format == "json":
        console.show(quality_json(display_path(path), text, score, judges))
    else:
        console.show(quality_text(display_path(path), text, score, judges, console.style))
    is_unscored = any(judge.judgement.j is None for judge in judges)
    return 0 if score.passed and not is_unscored else 1


def _model(options: argparse.Namespace, source: Source, rubric: Rubric) -> CodeJudge | None:
    """Returns the model that judges the file as well. Raises `CannotRun`."""
    if options.model is None:
        no_model_options(options, ("calibration", "dry_run"))
        return None
    # The model client is imported only if a model is asked.
    from variorum.cli.quality_judging import CodeJudge

    return CodeJudge.of(options, source, rubric)
