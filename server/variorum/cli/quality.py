"""`variorum quality FILE`: the quality of a file by one of the code-quality rubrics."""

from __future__ import annotations

import argparse

from variorum.cli.arguments import Parser, add_format
from variorum.cli.console import Console
from variorum.cli.files import Places, read_source, shown
from variorum.cli.quality_rubric import add_quality_rubric, chosen_quality_rubric
from variorum.quality.evaluate import evaluate
from variorum.reports.json_score import quality_json
from variorum.reports.quality_text import quality_text


def parser() -> Parser:
    """The command's arguments."""
    arguments = Parser(
        prog="variorum quality",
        description="Scores the quality of a file in six dimensions, each explained by its points.",
        epilog="exit status: 0 the file passes, 1 it does not, 2 could not run",
    )
    arguments.add_argument("file", metavar="FILE", help="the file to score")
    arguments.add_argument(
        "--task", metavar="TEXT", help="what the code was asked to do; some points depend on it"
    )
    add_quality_rubric(arguments)
    arguments.add_argument("--language", metavar="ID", help="the file's language, whatever its name says")
    add_format(arguments, "text", "json")
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Score and report."""
    path: str = options.file
    rubric = chosen_quality_rubric(options)
    source = read_source(path, Places(console).around(path).settings, options.language)
    for note in source.content.problems:
        console.complain(f"{shown(path)}: {note}")
    document = source.parse()
    score = evaluate(document, task=options.task, rubric=rubric, threshold=options.threshold)
    text = document.text
    if options.format == "json":
        console.show(quality_json(shown(path), text, score))
    else:
        console.show(quality_text(shown(path), text, score, console.style))
    return 0 if score.passed else 1
