"""Derives a grading scheme from a rubric: dimensions, criticality, weights and label rules."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import attrs

from variorum.grading.rubric import Criticality, LabelCondition, LabelRule, Rubric, Scoring
from variorum.memo import memoized_property
from variorum.responses.dimensions import CRITICALITY, MAJOR, MINOR, NO_ISSUES, TITLES, RatingError


class SchemeError(ValueError):
    """A rubric by which no answer can be graded; the message says why."""


@attrs.frozen(slots=False)
class Scheme:
    """Dimensions rated 3, 2 or 1, and the rules that make a label of the ratings."""

    id: str
    titles: Mapping[str, str]
    criticality: Mapping[str, Criticality]
    rules: tuple[LabelRule, ...]
    """From the worst label to the best; the first rule that holds wins, and the last one always holds."""
    weights: Mapping[str, float] = attrs.field(factory=dict)
    """The share of each dimension in the score; empty for a rubric without weights."""

    @memoized_property
    def labels(self) -> tuple[str, ...]:
        """The labels from best to worst."""
        return tuple(rule.label for rule in reversed(self.rules))

    def check(self, ratings: Mapping[str, int]) -> None:
        """Raises `RatingError`, naming every fault, unless each dimension has 3, 2 or 1 and no other is there."""
        faults = [f"{name} is not a dimension" for name in ratings if name not in self.titles]
        for name in self.titles:
            if name not in ratings:
                faults.append(f"{name} is missing")
            elif type(ratings[name]) is not int or not MAJOR <= ratings[name] <= NO_ISSUES:
                faults.append(f"{name} is {ratings[name]!r}, not 3, 2 or 1")
        if faults:
            raise RatingError("; ".join(faults))

    def label(self, ratings: Mapping[str, int]) -> str:
        """Returns the label of a complete set of ratings. Raises `RatingError`."""
        self.check(ratings)
        values = list(ratings.values())
        majors, minors = values.count(MAJOR), values.count(MINOR)
        holding = (
            rule.label
            for rule in self.rules
            if any(majors >= one.major and minors >= one.minor for one in rule.any_of)
        )
        return next(holding)

    def best_label(self, ratings: Mapping[str, int]) -> str:
        """Returns the best label that is still possible: no issue in any dimension that has no rating."""
        return self.label(self.bounds(ratings))

    def certain_label(self, ratings: Mapping[str, int]) -> str | None:
        """Returns the label where dimensions without a rating cannot change it, else None."""
        worst = self.label({**dict.fromkeys(self.titles, MAJOR), **ratings})
        return worst if worst == self.best_label(ratings) else None

    def bounds(self, ratings: Mapping[str, int]) -> dict[str, int]:
        """Returns the highest rating that each dimension can have."""
        return {**dict.fromkeys(self.titles, NO_ISSUES), **ratings}

    def score(self, ratings: Mapping[str, int]) -> float | None:
        """Returns the weighted mean of the ratings in `[0, 1]`, 3 as 1 and 1 as 0; None without weights or with gaps."""
        if not self.weights or self.titles.keys() != ratings.keys():
            return None
        share = NO_ISSUES - MAJOR
        parts = (self.weights[name] * (value - MAJOR) / share for name, value in ratings.items())
        return round(math.fsum(parts), 12)


STANDARD: Final = Scheme(
    "response",
    TITLES,
    CRITICALITY,
    (
        LabelRule("Unacceptable", (LabelCondition(major=2),), ""),
        LabelRule("Inadequate", (LabelCondition(major=1), LabelCondition(minor=5)), ""),
        LabelRule("Sufficient", (LabelCondition(minor=3),), ""),
        LabelRule("Discrete", (LabelCondition(minor=1),), ""),
        LabelRule("Excellent", (LabelCondition(),), ""),
    ),
)
"""The scheme of the guide, which is also that of the rubric `response`."""


def scheme_of(rubric: Rubric) -> Scheme:
    """Returns the scheme of a rubric that ends in labels. Raises `SchemeError` for any other."""
    if rubric.scoring is not Scoring.LABELS:
        raise SchemeError(
            f"the rubric {rubric.id} has scoring: {rubric.scoring.value}; answers are graded by one with scoring: labels"
        )
    weighted = {one.id: one.weight for one in rubric.dimensions if one.weight is not None}
    return Scheme(
        rubric.id,
        {one.id: one.title for one in rubric.dimensions},
        {one.id: one.criticality or Criticality.IMPORTANT for one in rubric.dimensions},
        rubric.labels,
        weighted,
    )
