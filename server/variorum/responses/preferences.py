"""Compares two answers: combines preferences asked in both orders, and checks a ranking against the ratings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from variorum.grading.rubric import Criticality
from variorum.responses.dimensions import MAJOR, MINOR
from variorum.responses.scheme import STANDARD, Scheme

STRONGEST: Final = 2


class Preference(NamedTuple):
    """Which answer is better: `value` in `[-2, 2]`, positive for A.

    `inconsistent` marks a judge whose verdict turned with the order in which the answers were shown; the
    value is then 0 and says nothing about the answers.
    """

    value: int
    inconsistent: bool


def combine_orders(a_first: int, b_first: int) -> Preference:
    """Returns one preference from the same question asked in both orders.

    Both numbers are as the judge gave them: in `[-2, 2]`, positive where the answer shown first is better.
    Where they name the same winner, the weaker of the two is what both orders vouch for. Where they differ in
    sign, a tie in one order alone included, the order decided and not the answers: 0, inconsistent.

    Raises `ValueError` for a number outside the scale.
    """
    for value in (a_first, b_first):
        _check_preference(value)
    forward, backward = a_first, -b_first
    if _sign(forward) != _sign(backward):
        return Preference(0, inconsistent=True)
    return Preference(min(forward, backward, key=abs), inconsistent=False)


def better_by_ratings(a: Mapping[str, int], b: Mapping[str, int], scheme: Scheme = STANDARD) -> int:
    """1 where the ratings make A better, -1 where B, 0 where they do not tell them apart.

    Critical dimensions outweigh important ones, which outweigh nice-to-have ones: the first of these groups
    in which the answers differ decides, by fewer major issues and then by fewer minor ones. Raises
    `RatingError`.
    """
    scheme.check(a)
    scheme.check(b)
    for tier in Criticality:
        issues_a, issues_b = _issues(a, tier, scheme), _issues(b, tier, scheme)
        if issues_a != issues_b:
            return 1 if issues_a < issues_b else -1
    return 0


def ranking_problems(
    preference: int, a: Mapping[str, int], b: Mapping[str, int], scheme: Scheme = STANDARD
) -> tuple[str, ...]:
    """Returns what in a ranking contradicts the ratings of the two answers; () where they agree.

    `preference` is in `[-2, 2]`, positive for A. A better label decides; between equal labels the criticality
    of the dimensions does. Raises `ValueError` for a preference outside the scale, and `RatingError`.
    """
    reason = against_ranking(preference, a, b, scheme)
    return () if reason is None else (f"the ranking is {preference:+d}, but {reason}",)


def against_ranking(
    preference: int, a: Mapping[str, int], b: Mapping[str, int], scheme: Scheme = STANDARD
) -> str | None:
    """Returns what the ratings say instead of a ranking that they contradict, else None. Raises like `ranking_problems`."""
    _check_preference(preference)
    label_a, label_b = scheme.label(a), scheme.label(b)
    if label_a != label_b:
        favoured = _sign(scheme.labels.index(label_b) - scheme.labels.index(label_a))
        return None if _sign(preference) == favoured else f"A is {label_a} and B is {label_b}"
    favoured = better_by_ratings(a, b, scheme)
    if not preference or _sign(preference) == favoured:
        return None
    if favoured == 0:
        return "the ratings do not tell the answers apart"
    return f"the weightiest dimensions that differ favour {'A' if favoured > 0 else 'B'}"


def _issues(ratings: Mapping[str, int], tier: Criticality, scheme: Scheme) -> tuple[int, int]:
    """Returns how many dimensions of a tier have major and minor issues; fewer, majors first, is better."""
    of_tier = [rating for name, rating in ratings.items() if scheme.criticality[name] is tier]
    return of_tier.count(MAJOR), of_tier.count(MINOR)


def _check_preference(value: int) -> None:
    if type(value) is not int or abs(value) > STRONGEST:
        raise ValueError(f"a preference is a whole number from -2 to 2, not {value!r}")


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
