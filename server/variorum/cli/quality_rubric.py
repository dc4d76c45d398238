"""Defines the options for the rubric that scores code, and for its pass threshold."""

from __future__ import annotations

import argparse

from variorum.cli.argument_parser import CannotRun, share
from variorum.cli.rubric import is_own_rubric, rubric_of
from variorum.grading.rubric import Rubric
from variorum.quality.evaluate import (
    UnfitQualityRubric,
    UnknownQualityRubric,
    check_measurable,
    quality_rubric,
)


def add_quality_rubric(arguments: argparse.ArgumentParser) -> None:
    """Adds `--rubric` and `--threshold`."""
    arguments.add_argument(
        "--rubric",
        default="code-quality",
        metavar="NAME",
        help="code-quality (default), code-quality-classic, or a rubric of your own: its name, or its file",
    )
    arguments.add_argument(
        "--threshold",
        type=share,
        metavar="SCORE",
        help="the lowest overall score that passes, from 0 to 1 (default: the rubric's, 0.70)",
    )


def chosen_quality_rubric(options: argparse.Namespace) -> Rubric:
    """Returns the rubric that the options name.

    Raises:
        CannotRun: there is none, it has mistakes, or it asks for what nothing measures.
    """
    name: str = options.rubric
    try:
        rubric = rubric_of(name) if is_own_rubric(name) else quality_rubric(name)
        check_measurable(rubric)
    except (UnknownQualityRubric, UnfitQualityRubric) as error:
        raise CannotRun(f"--rubric: {error}") from error
    return rubric
