"""The six dimensions of an answer's grade, and how much each counts when two answers are compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from variorum.judging.rubric import Criticality

MAJOR: Final = 1
MINOR: Final = 2
NO_ISSUES: Final = 3

CRITICALITY: Final[Mapping[str, Criticality]] = {
    "requirements_compliance": Criticality.CRITICAL,
    "technical_accuracy": Criticality.CRITICAL,
    "code_quality": Criticality.IMPORTANT,
    "completeness_focus": Criticality.IMPORTANT,
    "presentation_clarity": Criticality.NICE_TO_HAVE,
    "safety": Criticality.IMPORTANT,
}

# The headings of the evaluation template, in its order.
TITLES: Final[Mapping[str, str]] = {
    "requirements_compliance": "Requirements Compliance",
    "technical_accuracy": "Technical Accuracy",
    "code_quality": "Code Quality",
    "completeness_focus": "Completeness & Focus",
    "presentation_clarity": "Presentation & Clarity",
    "safety": "Safety",
}


class RatingError(ValueError):
    """Ratings that cannot be used; the message names every dimension at fault."""


def check_ratings(ratings: Mapping[str, int]) -> None:
    """Raises `RatingError` unless `ratings` has 3, 2 or 1 for each of the six dimensions and no other."""
    faults = [f"{name} is not a dimension" for name in ratings if name not in CRITICALITY]
    for name in CRITICALITY:
        if name not in ratings:
            faults.append(f"{name} is missing")
        elif type(ratings[name]) is not int or not MAJOR <= ratings[name] <= NO_ISSUES:
            faults.append(f"{name} is {ratings[name]!r}, not 3, 2 or 1")
    if faults:
        raise RatingError("; ".join(faults))
