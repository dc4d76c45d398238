"""Computes the overall label of an answer from its six ratings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from variorum.responses.scheme import STANDARD

# From best to worst.
LABELS: Final = STANDARD.labels


def overall_label(ratings: Mapping[str, int]) -> str:
    """Returns the label for ratings of 3 (no issues), 2 (minor) or 1 (major) in all six dimensions.

    The first that holds, in this order: two majors, Unacceptable; one major or five minors, Inadequate; three
    minors, Sufficient; one minor, Discrete; else Excellent. Raises `RatingError` for ratings that are
    incomplete or off the scale.
    """
    return STANDARD.label(ratings)
