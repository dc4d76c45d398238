"""Selects the rubric of `variorum response grade` and `report`."""

from __future__ import annotations

import argparse

from variorum.cli.argument_parser import CannotRun
from variorum.cli.rubric import rubric_of
from variorum.grading.rubric import Rubric
from variorum.responses.scheme import Scheme, SchemeError, scheme_of


def chosen_rubric(options: argparse.Namespace) -> tuple[Rubric, Scheme]:
    """Returns the rubric that `--rubric` names, and its grading scheme.

    Raises:
        CannotRun: there is none, it has mistakes, or it does not end in labels.
    """
    rubric = rubric_of(options.rubric)
    try:
        return rubric, scheme_of(rubric)
    except SchemeError as error:
        raise CannotRun(f"--rubric: {error}") from error
