"""The option of every command that corrects a judge's marks by a calibration."""

from __future__ import annotations

import argparse
from pathlib import Path

from variorum.cli.arguments import CannotRun, Parser
from variorum.judging.rubric import Rubric
from variorum.judging.stored_calibration import CalibrationError, StoredCalibration, read_calibration


def add_calibration(arguments: Parser) -> None:
    """Add it to a command's arguments."""
    arguments.add_argument(
        "--calibration",
        metavar="FILE",
        help="correct the model's marks by what `variorum calibrate --format json` fitted",
    )


def calibration_of(options: argparse.Namespace, rubric: Rubric, model: str) -> StoredCalibration | None:
    """The calibration that the options name, for the marks that `model` gives by `rubric`. Raises `CannotRun`."""
    if options.calibration is None:
        return None
    try:
        return read_calibration(Path(options.calibration), rubric, model)
    except CalibrationError as error:
        raise CannotRun(f"--calibration {error}") from error
