"""Reads a graded row, derives labels and preference from its ratings, and finds inconsistencies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import attrs

from variorum.responses.dimensions import MAJOR, MINOR, NO_ISSUES
from variorum.responses.preferences import against_ranking
from variorum.responses.scheme import STANDARD, Scheme

_SIDES: Final = {"a": 1, "b": -1, "tie": 0}


@attrs.frozen
class Inconsistency:
    """A label or a preference that contradicts the ratings of its row."""

    row: str
    what: str
    """`label of A`, `label of B` or `preference`."""
    stated: str
    ratings: str
    """What the ratings make instead."""


@attrs.frozen
class GradedAnswer:
    """The grade of one answer in a row."""

    label: str | None
    """What the ratings make, whatever the row says; None while dimensions without a rating could change it."""
    ratings: Mapping[str, int]
    checks: tuple[str, ...] = ()
    """The ids of the checks behind the ratings, where checks made them."""


@attrs.frozen
class GradedRow:
    """One row. Preferences are in `[-2, 2]`, positive for A; None if nobody stated one.

    A judge whose preference turned with the order has stated none. Drafts are left out: nobody stands by them yet.
    """

    answers: Mapping[str, GradedAnswer]
    preference: int | None
    guess: int | None
    """The guess beside a text-only preference: 1 for A, -1 for B, 0 for neither; None if there is none."""
    human: int | None
    """What people preferred: 1 for A, -1 for B, 0 for a tie."""
    longer: int
    """1 where A has more characters, -1 where B has, else 0."""
    pair: str = ""
    """Equal for two rows that hold the same texts, whichever order the answers have."""
    is_swapped: bool = False
    """Whether the answers stand in the other order than in the pair's first form."""
    is_consistent: bool | None = None
    """Whether a judge that was asked in both orders named the same winner; None if it was not asked so."""
    models: Mapping[str, str] = attrs.field(factory=dict)
    """Which model wrote which answer, where the data set says so."""
    inconsistencies: tuple[Inconsistency, ...] = ()
    """What in the row its own ratings contradict."""


def graded_row(fields: Mapping[str, Any], scheme: Scheme = STANDARD, name: str = "") -> GradedRow | None:
    """Returns a row of `variorum response grade`, or one that was exported from graded documents; None for others.

    `scheme` is that of the rubric that the row was graded by, `name` says which row it is.
    """
    stated_grades = (fields.get(name) for name in ("grade", "evaluation"))
    grade = next((one for one in stated_grades if isinstance(one, Mapping)), None)
    if grade is None:
        return None
    graded_sides = {side.upper(): grade[side] for side in ("a", "b") if isinstance(grade.get(side), Mapping)}
    answers = {side: _answer(one, scheme) for side, one in graded_sides.items()}
    lengths = _lengths(fields)
    row = GradedRow(
        answers=answers,
        preference=_preference(grade),
        guess=grade["guess"] if grade.get("guess") in (-1, 0, 1) else None,
        human=_SIDES.get(str(fields.get("label")).lower()),
        longer=sign(lengths["a"] - lengths["b"]),
        pair=str(fields.get("pair", "")),
        is_swapped=bool(fields.get("swapped", False)),
        is_consistent=grade["consistent"] if isinstance(grade.get("consistent"), bool) else None,
        models={side: str(fields[f"model_{side}"]) for side in ("a", "b") if f"model_{side}" in fields},
    )
    stated = {side: one.get("label") for side, one in graded_sides.items()}
    return attrs.evolve(row, inconsistencies=tuple(_inconsistencies(name, row, stated, scheme)))


def sign(value: int) -> int:
    """1, 0 or -1."""
    return (value > 0) - (value < 0)


def _preference(grade: Mapping[str, Any]) -> int | None:
    stated = grade.get("preference")
    is_meant = grade.get("consistent") is not False and grade.get("preference_is_draft") is not True
    return stated if is_meant and type(stated) is int and abs(stated) <= 2 else None


def _lengths(fields: Mapping[str, Any]) -> dict[str, int]:
    """Returns the characters of each answer, as the row states them, else counted."""
    stated = fields.get("lengths")
    if isinstance(stated, Mapping) and all(type(stated.get(side, 0)) is int for side in ("a", "b")):
        return {side: stated.get(side, 0) for side in ("a", "b")}
    return {side: len(str(fields.get(side, ""))) for side in ("a", "b")}


def _answer(fields: Mapping[str, Any], scheme: Scheme) -> GradedAnswer:
    ratings = fields.get("ratings")
    known = ratings.items() if isinstance(ratings, Mapping) else ()
    drafts = fields.get("drafts")
    open_ones = drafts if isinstance(drafts, list) else []
    valid = {
        name: int(value)
        for name, value in known
        if name in scheme.titles and name not in open_ones and _is_rating(value)
    }
    findings = fields.get("findings")
    listed = findings if isinstance(findings, Sequence) else ()
    checks = tuple(str(one.get("check")) for one in listed if isinstance(one, Mapping))
    return GradedAnswer(scheme.certain_label(valid), valid, checks)


def _is_rating(value: object) -> bool:
    return type(value) is int and value in (MAJOR, MINOR, NO_ISSUES)


def _inconsistencies(
    name: str, row: GradedRow, stated: Mapping[str, Any], scheme: Scheme
) -> Iterator[Inconsistency]:
    """Yields what the ratings contradict: the label that is written for an answer, and the preference."""
    for side, answer in row.answers.items():
        label = stated[side]
        best = scheme.best_label(answer.ratings)
        if label not in scheme.labels or label == answer.label:
            continue
        if answer.label is not None:
            yield Inconsistency(name, f"label of {side}", label, answer.label)
        elif scheme.labels.index(label) < scheme.labels.index(best):
            yield Inconsistency(name, f"label of {side}", label, f"{best} at best")
    a, b = (row.answers[side].ratings if side in row.answers else {} for side in ("A", "B"))
    if row.preference is not None and len(a) == len(b) == len(scheme.titles):
        reason = against_ranking(row.preference, a, b, scheme)
        if reason is not None:
            yield Inconsistency(name, "preference", f"{row.preference:+d}" if row.preference else "0", reason)
