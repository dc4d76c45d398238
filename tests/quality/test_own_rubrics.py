"""Rubrics of a team's own: other weights, other thresholds, and points that the shipped rubric does not ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

import variorum
from variorum.grading.shipped_rubrics import rubric_text

HEAD = """id: ours
title: Ours
version: "1"
scoring: points
pass_threshold: 0.5
instructions: Look at the code.
dimensions:
"""
DIMENSION = """  - id: {id}
    title: Ours
    weight: {weight}
    asks: Is it so?
    points:
      - id: {point}
        points: 1.0
        means: It is so.
"""
TANGLED = "def choose(first, second):\n" + "".join(
    f"    if first == {number}:\n        return second\n" for number in range(12)
)
PLAIN = "def choose(first):\n    return first\n"


def rubric_file(folder: Path, text: str) -> Path:
    path = folder / "ours.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def asking_for(point: str, limit: str = "") -> str:
    more = f"        limit: {limit}\n" if limit else ""
    return HEAD + DIMENSION.format(id="ours", weight="1.0", point=point) + more


def score(folder: Path, text: str, code: str, language: str = "python") -> float:
    return variorum.score_quality(code, language=language, rubric=rubric_file(folder, text)).overall


@pytest.mark.parametrize("base", ["code-quality", "code-quality-classic"])
def test_a_copy_of_a_shipped_rubric_scores_as_it_does(tmp_path: Path, base: str) -> None:
    text = rubric_text(base).replace(f"id: {base}\n", "id: ours\n", 1)
    shipped = variorum.score_quality(TANGLED, language="python", rubric=base)
    own = variorum.score_quality(TANGLED, language="python", rubric=str(rubric_file(tmp_path, text)))
    assert own.rubric == "ours"
    assert own.overall == shipped.overall
    assert own.dimensions == shipped.dimensions


def test_points_may_stand_in_dimensions_of_their_own(tmp_path: Path) -> None:
    text = HEAD + DIMENSION.format(id="shape", weight="0.75", point="definition")
    text += DIMENSION.format(id="safety", weight="0.25", point="docstring")
    assert score(tmp_path, text, PLAIN) == 0.75


@pytest.mark.parametrize(
    ("point", "good", "bad"),
    [
        ("cyclomatic", PLAIN, TANGLED),
        ("cognitive", PLAIN, TANGLED + "".join(f"    if second == {n}:\n        pass\n" for n in range(9))),
        (
            "nesting",
            PLAIN,
            "def f(a):\n"
            + "".join(f"{'    ' * d}if a > {d}:\n" for d in range(1, 7))
            + " " * 28
            + "return a\n",
        ),
        ("safety_findings", PLAIN, "def run(text):\n    return eval(text)\n"),
    ],
)
def test_complexity_and_safety_count_where_a_rubric_asks_for_them(
    tmp_path: Path, point: str, good: str, bad: str
) -> None:
    assert score(tmp_path, asking_for(point), good) == 1.0
    assert score(tmp_path, asking_for(point), bad) == 0.0


def test_the_share_of_functions_within_the_limit_is_earned(tmp_path: Path) -> None:
    assert score(tmp_path, asking_for("cyclomatic"), PLAIN + TANGLED.replace("choose", "other")) == 0.5
    assert score(tmp_path, asking_for("cyclomatic", "13"), TANGLED) == 1.0


def test_an_index_of_which_more_is_better_has_a_lowest_value(tmp_path: Path) -> None:
    assert score(tmp_path, asking_for("maintainability"), PLAIN) == 1.0
    assert score(tmp_path, asking_for("maintainability", "100"), TANGLED) == 0.0


def test_a_point_that_nothing_measures_is_named_with_those_that_are(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"ours: nothing measures `beauty`; there are .*cyclomatic"):
        score(tmp_path, asking_for("beauty"), PLAIN)


def test_a_rubric_without_points_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no code-quality rubric"):
        score(tmp_path, rubric_text("translation"), PLAIN)


def test_a_missing_rubric_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"none\.yaml"):
        variorum.score_quality(PLAIN, language="python", rubric=tmp_path / "none.yaml")


def test_the_threshold_decides_what_passes() -> None:
    overall = variorum.score_quality(PLAIN, language="python").overall
    assert variorum.score_quality(PLAIN, language="python", threshold=overall).passed
    strict = variorum.score_quality(PLAIN, language="python", threshold=overall + 0.01)
    assert (strict.passed, strict.threshold) == (False, overall + 0.01)
    with pytest.raises(ValueError, match="from 0 to 1"):
        variorum.score_quality(PLAIN, language="python", threshold=1.5)


@pytest.mark.parametrize(
    ("text", "name", "language"),
    [
        ("def f(x):\n    return x + 1\n", "", "python"),
        ("package main\n\nfunc main() {\n\tprintln(1)\n}\n", "", "go"),
        ("anything", "notes.rs", "rust"),
        ("This is a sentence in plain English.", "", None),
    ],
)
def test_the_language_of_a_text_is_told(text: str, name: str, language: str | None) -> None:
    assert variorum.detect_language(text, name=name) == language
