"""Defines the six dimensions of an answer's grade and their criticality."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from variorum.grading.rubric import Criticality

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
    """Ratings are invalid. The message names every dimension at fault."""
