"""Defines the option that corrects a judge's marks by a calibration."""

from __future__ import annotations

import argparse
from pathlib import Path

from variorum.cli.argument_parser import CannotRun, Parser
from variorum.grading.rubric import Rubric
from variorum.grading.stored_calibration import (
    LARGEST_FILE,
    CalibrationError,
    StoredCalibration,
    parse_calibration,
)


def add_calibration(arguments: Parser) -> None:
    """Adds the option to a command's arguments."""
    arguments.add_argument(
        "--calibration",
        metavar="FILE",
        help="correct the model's marks by what `variorum calibrate --format json` fitted",
    )


def calibration_of(options: argparse.Namespace, rubric: Rubric, model: str) -> StoredCalibration | None:
    """Returns the calibration that the options name for a rubric and model. Raises `CannotRun`."""
    if options.calibration is None:
        return None
    path = Path(options.calibration)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        return parse_calibration(data, path, rubric, model)
    except OSError as error:
        raise CannotRun(f"--calibration {path}: cannot be read: {error.strerror or error}") from error
    except CalibrationError as error:
        raise CannotRun(f"--calibration {error}") from error
