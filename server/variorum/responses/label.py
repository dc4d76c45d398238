"""The overall label of an answer, worked out from its six ratings and never taken from a judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from variorum.responses.dimensions import MAJOR, MINOR, check_ratings

# From best to worst.
LABELS: Final = ("Excellent", "Discrete", "Sufficient", "Inadequate", "Unacceptable")


def overall_label(ratings: Mapping[str, int]) -> str:
    """The label for ratings of 3 (no issues), 2 (minor) or 1 (major) in all six dimensions.

    The first that holds, in this order: two majors, Unacceptable; one major or five minors, Inadequate; three
    minors, Sufficient; one minor, Discrete; else Excellent. Raises `RatingError` for ratings that are
    incomplete or off the scale.
    """
    check_ratings(ratings)
    majors = sum(rating == MAJOR for rating in ratings.values())
    minors = sum(rating == MINOR for rating in ratings.values())
    if majors >= 2:
        return "Unacceptable"
    if majors == 1 or minors >= 5:
        return "Inadequate"
    if minors >= 3:
        return "Sufficient"
    if minors >= 1:
        return "Discrete"
    return "Excellent"
