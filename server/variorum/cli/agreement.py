"""`variorum agreement SCORES...`: measures how far judges agree, people and models alike."""

from __future__ import annotations

import argparse

from variorum.cli.argument_parser import Parser, add_format, add_resamples
from variorum.cli.console import Console
from variorum.cli.rating_files import ratings_of
from variorum.cli.rubric import fillable_rubric
from variorum.grading.agreement import agreement
from variorum.reports.agreement_html import agreement_html
from variorum.reports.agreement_text import agreement_json, agreement_markdown, agreement_text


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum agreement",
        description="Compares judges who rated the same pairs, or the same code: weighted kappa, Krippendorff's alpha,\n"
        "Spearman's rho, Kendall's tau, Pearson's r, bias, and the items that are disputed most.",
        epilog="exit status: 0 compared, 1 no two judges rated the same item, 2 could not run",
    )
    arguments.add_argument(
        "scores",
        nargs="+",
        metavar="SCORES",
        help="output of `variorum judge`, or a workspace that people rated in",
    )
    arguments.add_argument(
        "--rubric", default="translation", metavar="NAME", help="the rubric of the ratings"
    )
    add_resamples(arguments)
    add_format(arguments, "text", "json", "markdown", "html")
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Compares the judges and reports their agreement. Returns the exit status."""
    rubric = fillable_rubric(options.rubric)
    ratings = ratings_of(options.scores, rubric, console)
    found = agreement(ratings.ratings, rubric, resamples=options.resamples)
    if options.format == "text":
        console.show(agreement_text(ratings, found, console.style))
    else:
        form = {"json": agreement_json, "markdown": agreement_markdown, "html": agreement_html}[
            options.format
        ]
        console.show(form(ratings, found))
    return 0 if found.pairs else 1
