"""Collects ratings of translations: people's from a workspace, models' from the output of a run."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from variorum.grading.human_judgement import HumanJudgement
from variorum.grading.model_record import ModelRecord
from variorum.grading.rubric import Rubric, UnscoredError
from variorum.grading.yaml_reader import Problem


@attrs.frozen
class Rating:
    """One rater's marks for one item. `item` is the same for all who rated the same two texts."""

    item: str
    rater: str
    is_human: bool
    values: Mapping[str, float]
    name: str = ""
    """What people call the item: its id or its file."""


@attrs.frozen
class Ratings:
    """Ratings by one rubric, and what could not be used: rows without a score, other rubrics, damaged lines."""

    ratings: tuple[Rating, ...]
    unscored: int = 0
    other_rubrics: int = 0
    problems: tuple[Problem, ...] = ()


def human_ratings(judgements: Iterable[HumanJudgement], rubric: Rubric) -> Ratings:
    """Returns the ratings by people, by this rubric; of several by one person for one item the last one counts."""
    found: dict[tuple[str, str], Rating] = {}
    others = 0
    for one in sorted(judgements, key=lambda judgement: judgement.time):
        if one.rubric_hash != rubric.content_hash:
            others += 1
            continue
        item = item_key(one.source_hash, one.target_hash)
        found[item, one.rater] = Rating(item, one.rater, True, one.values, one.target or one.source)
    return Ratings(tuple(found.values()), other_rubrics=others)


def model_ratings(records: Iterable[ModelRecord], rubric: Rubric) -> Ratings:
    """Returns the ratings by models, by this rubric; of several by one model for one item the last one counts."""
    found: dict[tuple[str, str], Rating] = {}
    others = 0
    for one in sorted(records, key=lambda record: record.time):
        values = {name: field.value for name, field in one.fields.items()}
        if one.rubric_hash != rubric.content_hash or one.j(rubric) is None:
            others += 1
            continue
        item = item_key(one.source_hash, one.target_hash)
        found[item, one.model] = Rating(item, one.model, False, values, one.target or one.source)
    return Ratings(tuple(found.values()), other_rubrics=others)


def rating_rows(text: str, rubric: Rubric, rater: str) -> Ratings:
    """Returns the ratings in JSON Lines as `variorum judge` writes them; a row with a `rater` is a person's.

    `rater` is the name of rows that name neither a rater nor a model.
    """
    found: dict[tuple[str, str], Rating] = {}
    unscored = others = 0
    problems = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            row = _object(line)
            if row.get("status") in ("unscored", "failed"):
                unscored += 1
            elif _hash_of(row) not in (None, rubric.content_hash):
                others += 1
            else:
                rating = _rating(row, rubric, rater)
                found[rating.item, rating.rater] = rating
        except ValueError as error:
            problems.append(Problem(number, f"{error}; it is skipped"))
    return Ratings(tuple(found.values()), unscored, others, tuple(problems))


def join_by_id(ratings: Sequence[Rating]) -> tuple[Rating, ...]:
    """Returns the ratings, with those that lack text hashes assigned to the one item that others have under the same id."""
    items: dict[str, set[str]] = {}
    for one in ratings:
        if one.item != one.name:
            items.setdefault(one.name, set()).add(one.item)
    meant = {name: found.pop() for name, found in items.items() if name and len(found) == 1}
    return tuple(
        attrs.evolve(one, item=meant[one.name]) if one.item == one.name and one.name in meant else one
        for one in ratings
    )


def merge_ratings(parts: Iterable[Ratings]) -> Ratings:
    """Returns all ratings of several sources."""
    everything = list(parts)
    return Ratings(
        join_by_id([rating for part in everything for rating in part.ratings]),
        sum(part.unscored for part in everything),
        sum(part.other_rubrics for part in everything),
        tuple(problem for part in everything for problem in part.problems),
    )


def item_key(source_hash: str, target_hash: str) -> str:
    """Returns the name by which raters of the same two texts meet."""
    return f"{source_hash} {target_hash}"


def _object(line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        # Beside what is no JSON, numbers and nests without end, which Python refuses in words of its own.
        raise ValueError("not valid JSON") from None
    if not isinstance(row, dict):
        raise ValueError("expected a JSON object")
    return row


def _hash_of(row: Mapping[str, Any]) -> object:
    rubric = row.get("rubric")
    return rubric.get("hash") if isinstance(rubric, dict) else None


def _rating(row: Mapping[str, Any], rubric: Rubric, rater: str) -> Rating:
    values = row.get("dimensions", row.get("values"))
    if not isinstance(values, dict):
        raise ValueError("the row has no `dimensions`")
    try:
        rubric.check_values(values)
    except UnscoredError as error:
        raise ValueError(str(error)) from None
    source_hash, target_hash = row.get("source_hash"), row.get("target_hash")
    known = row.get("id")
    name = "" if known is None else str(known)
    item = name
    if isinstance(source_hash, str) and isinstance(target_hash, str):
        item = item_key(source_hash, target_hash)
    if not item:
        raise ValueError("the row has neither an `id` nor the hashes of its texts")
    who = row.get("rater") or row.get("model") or rater
    return Rating(item, str(who), "rater" in row, {key: float(value) for key, value in values.items()}, name)
