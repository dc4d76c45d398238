"""Grades answers without a model: the ratings that the checks prove, and the preference that follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import attrs

from variorum.grading.rubric import Criticality
from variorum.languages import Language
from variorum.responses.check import Impact, Violation
from variorum.responses.dimensions import MAJOR, MINOR, NO_ISSUES
from variorum.responses.engine import check_answer
from variorum.responses.informativeness import informativeness
from variorum.responses.preferences import better_by_ratings
from variorum.responses.scheme import STANDARD, Scheme

# The guide's number: so many minor mistakes within a dimension are a minor issue still.
_MOST_MINOR_MISTAKES: Final = 3
_STRONG_STEPS: Final = 2
_STRONG_ISSUES: Final = 2


@attrs.frozen
class TextGrade:
    """What text alone says of an answer.

    A dimension is rated only where a finding proves an issue, which bounds its rating from above. A text
    without findings proves nothing good: the dimension stays out of `ratings`.
    """

    ratings: Mapping[str, int]
    evidence: Mapping[str, tuple[Violation, ...]]
    """The findings behind each rating."""
    scheme: Scheme = STANDARD

    @property
    def unscored(self) -> tuple[str, ...]:
        """The dimensions that text cannot judge here, in the order of the rubric."""
        return tuple(name for name in self.scheme.titles if name not in self.ratings)

    @property
    def best_label(self) -> str:
        """The best overall label that is still possible: no issue in any unscored dimension."""
        return self.scheme.best_label(self.ratings)

    @property
    def label(self) -> str | None:
        """The overall label where the unscored dimensions cannot change it, else None."""
        return self.scheme.certain_label(self.ratings)

    @property
    def bounds(self) -> dict[str, int]:
        """The highest rating that each dimension can have."""
        return self.scheme.bounds(self.ratings)


def grade_text(
    prompt: str, answer: str, language: Language | None = None, scheme: Scheme = STANDARD
) -> TextGrade:
    """Returns what the checks prove about an answer; `language` is the one that code is asked for, where known.

    The checks know the dimensions of the guide: others of the scheme stay unscored.
    """
    evidence: dict[str, tuple[Violation, ...]] = {}
    for violation in check_answer(prompt, answer, language):
        if violation.dimension is not None and violation.impact is not Impact.NONE:
            evidence[violation.dimension] = (*evidence.get(violation.dimension, ()), violation)
    ordered = {name: evidence[name] for name in scheme.titles if name in evidence}
    return TextGrade({name: _rating(violations) for name, violations in ordered.items()}, ordered, scheme)


def preference_of(a: TextGrade, b: TextGrade) -> int:
    """Returns the preference in `[-2, 2]`, positive for A, that follows from what is proven about both answers.

    Unscored dimensions count as free of issues. The weightiest dimension that differs decides, as between the
    ratings of people. A strong preference takes two steps between the best possible labels, and two issues of
    different kinds that are proven of the worse answer in critical or important dimensions. 0 says that
    text does not tell the answers apart.
    """
    side = better_by_ratings(a.bounds, b.bounds, a.scheme)
    if not side:
        return 0
    better, worse = (a, b) if side > 0 else (b, a)
    labels = a.scheme.labels
    steps = abs(labels.index(a.best_label) - labels.index(b.best_label))
    is_strong = steps >= _STRONG_STEPS and _weighty_issues(better, worse) >= _STRONG_ISSUES
    return side * (2 if is_strong else 1)


def guess_preference(prompt: str, a: tuple[str, TextGrade], b: tuple[str, TextGrade]) -> int:
    """Returns a guess at which answer people would prefer: 1 for A, -1 for B, 0 for neither.

    Each answer comes with its grade. An issue proven in a critical dimension decides; without one, the answer
    that says more. The guess is shown as one, and is never part of a rating or a preference.
    """
    criticality = a[1].scheme.criticality
    critical = [name for name, weight in criticality.items() if weight is Criticality.CRITICAL]
    issues_a, issues_b = (sum(NO_ISSUES - one.bounds[name] for name in critical) for _, one in (a, b))
    if issues_a != issues_b:
        return 1 if issues_a < issues_b else -1
    difference = informativeness(prompt, a[0]) - informativeness(prompt, b[0])
    return (difference > 0) - (difference < 0)


def _weighty_issues(better: TextGrade, worse: TextGrade) -> int:
    """Returns how many checks prove issues of the worse answer in the weightier dimensions in which it is rated lower."""
    return sum(
        len({violation.check.id for violation in violations})
        for name, violations in worse.evidence.items()
        if worse.scheme.criticality[name] is not Criticality.NICE_TO_HAVE
        and worse.bounds[name] < better.bounds[name]
    )


def _rating(violations: tuple[Violation, ...]) -> int:
    if any(violation.impact is Impact.MAJOR for violation in violations):
        return MAJOR
    # Pleasantries carry their own count rule: they are major from three on, whatever else there is.
    return MAJOR if len(violations) > _MOST_MINOR_MISTAKES else MINOR
