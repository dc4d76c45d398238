"""A rubric file with mistakes is refused with every mistake, each on its line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from variorum.grading.shipped_rubrics import (
    RubricError,
    check_rubric,
    parse_rubric,
    rubric_names,
    rubric_text,
)

SMALL = """\
id: small
title: A small rubric
version: "1"
scoring: weighted
instructions: Mark it.
grid: [0, 1]
dimensions:
  - id: clear
    title: Clear
    weight: 0.6
    asks: Is it clear?
    levels:
      - {value: 1, means: It is.}
      - {value: 0, means: It is not.}
  - id: brief
    title: Brief
    weight: 0.4
    asks: Is it brief?
    levels:
      - {value: 1, means: It is.}
      - {value: 0, means: It is not.}
"""


def problems(text: str) -> list[tuple[int, str]]:
    return [(problem.line, problem.message) for problem in check_rubric(text).problems]


def test_a_sound_rubric_is_read() -> None:
    rubric = parse_rubric(SMALL, "small.yaml")
    assert [dimension.id for dimension in rubric.dimensions] == ["clear", "brief"]
    assert rubric.dimension("clear").level(0).means == "It is not."


def test_the_error_has_one_line_per_problem_with_path_and_line() -> None:
    text = SMALL.replace("title: Clear", "tilte: Clear").replace("asks: Is it brief?", "asks: ''")
    with pytest.raises(RubricError) as caught:
        parse_rubric(text, "team/small.yaml")
    assert str(caught.value).splitlines() == [
        "team/small.yaml:8: dimension lacks `title`",
        "team/small.yaml:9: unknown key `tilte` in dimension; "
        "known: id, title, asks, consider, weight, levels",
        "team/small.yaml:18: `asks` must be a text that is not empty",
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("weight: 0.4", "weight: 0.5", 7, "the weights of the dimensions sum to 1.1; they must sum to 1"),
        ("weight: 0.4", "weight: 40%", 17, "`weight` must be a number from 0 to 1"),
        ("weight: 0.4", "weight: .nan", 17, "`weight` must be a number from 0 to 1, not nan"),
        ("weight: 0.4", "weight: true", 17, "`weight` must be a number from 0 to 1"),
        ("id: brief", "id: clear", 15, "dimension `clear` is there twice; the first is on line 8"),
        ("id: brief", "id: Brief!", 15, "id `Brief!` must be lower-case words joined by - or _"),
        ("grid: [0, 1]", "grid: [0, 0.5, 1]", 8, "dimension `clear` lacks the level 0.5"),
        ("grid: [0, 1]", "grid: [0, 0]", 6, "`grid` must rise or fall throughout, no value twice"),
        ('version: "1"', "version: 1", 3, "`version` must be a text that is not empty; put it in quotes"),
        ("scoring: weighted", "scoring: vibes", 4, "`scoring` must be one of weighted, points, labels"),
        ("title: A small rubric", "id: small", 2, "`id` is given twice; the first is on line 1"),
        ("title: A small rubric", "title: !!python/name:os.system ''", 2, "the tag tag:yaml.org,2002:python"),
        ("title: A small rubric", "title: [a", 3, "not valid YAML: "),
        ("title: A small rubric", "title: a\0b", 2, "the text holds a character that YAML does not allow"),
    ],
)
def test_a_mistake_is_reported_where_it_stands(old: str, new: str, line: int, message: str) -> None:
    found = problems(SMALL.replace(old, new))
    assert any(at == line and text.startswith(message) for at, text in found), found


def test_levels_in_the_wrong_order_are_reported() -> None:
    swapped = SMALL.replace("value: 1", "value: x").replace("value: 0", "value: 1")
    swapped = swapped.replace("value: x", "value: 0")
    assert (8, "levels of dimension `clear` must run from best to worst, none twice") in problems(swapped)


def test_points_that_cannot_reach_one_are_reported() -> None:
    text = rubric_text("code-quality").replace("points: 1.0", "points: 0.9")
    assert "reaches 0.9 at most; it must reach 1" in problems(text)[0][1]


def test_a_label_that_can_never_be_given_is_reported() -> None:
    text = rubric_text("response").replace("any: [{minor: 1}]", "any: [{}]")
    assert "label `Discrete` always holds, so no label after it can be given" in problems(text)[0][1]


def test_labels_that_leave_an_answer_without_one_are_reported() -> None:
    text = rubric_text("response").replace("any: [{}]", "any: [{minor: 1}]")
    assert "the last label `Excellent` must hold for every answer" in problems(text)[0][1]


@pytest.mark.parametrize("text", ["", "# nothing\n", "- a list\n", "just words", "id: x\n---\nid: y\n"])
def test_what_is_no_mapping_is_no_rubric(text: str) -> None:
    assert check_rubric(text).rubric is None
    assert problems(text)


def test_aliases_cannot_blow_up_a_small_file() -> None:
    bomb = "a0: &a0 [x, x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(1, 40))
    assert "expands to more than" in problems(bomb)[-1][1]


def test_a_value_that_holds_itself_is_refused() -> None:
    assert "nested deeper" in problems("a: &a [*a]\n")[-1][1]


def test_deep_nesting_is_refused() -> None:
    assert "nested deeper" in problems("a: " + "[" * 5_000 + "]" * 5_000)[-1][1]


def test_a_huge_file_is_refused_unread() -> None:
    assert "larger than 256 KB" in problems("#" * 300_000)[0][1]


def test_line_ends_do_not_change_the_hash_but_words_do() -> None:
    plain = parse_rubric(SMALL, "a").content_hash
    assert parse_rubric(SMALL.replace("\n", "\r\n"), "a").content_hash == plain
    assert parse_rubric(SMALL.replace("Mark it.", "Mark it well."), "a").content_hash != plain


@settings(max_examples=60)
@given(data=st.data())
def test_a_damaged_rubric_is_read_or_refused_but_never_raises(data: st.DataObject) -> None:
    text = rubric_text(data.draw(st.sampled_from(rubric_names())))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    damaged = text[:start] + data.draw(st.text(max_size=8)) + text[end:]
    rubric, found = check_rubric(damaged)
    assert (rubric is None) == bool(found)
    assert all(1 <= problem.line <= damaged.count("\n") + damaged.count("\r") + 20 for problem in found)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        (
            "grid: [0, 1]",
            "grid: [0, 1, 200]",
            6,
            "a value of `grid` must be a number from -100 to 100, not 200",
        ),
        ("grid: [0, 1]", "grid: [1]", 6, "`grid` must have at least 2 members"),
        (
            "grid: [0, 1]",
            "grid: [0, 1]\nlabels: []",
            7,
            "unknown key `labels` in the rubric; known: id, title,",
        ),
        ("grid: [0, 1]", "", 1, "the rubric lacks `grid`"),
        (
            "grid: [0, 1]",
            "grid: [0, 1]\nevidence: [rumours]",
            7,
            "unknown evidence 'rumours'; known: findings,",
        ),
        (
            "asks: Is it clear?",
            "asks: Is it clear?\n    consider: [3]",
            12,
            "a value of `consider` must be a text",
        ),
        (
            "levels:\n      - {value: 1, means: It is.}",
            "levels:\n      - no",
            13,
            "level must be a mapping of keys",
        ),
        ("scoring: weighted", "scoring: [weighted]", 4, "`scoring` must be one of weighted, points, labels"),
        ("scoring: weighted", "", 1, "the rubric lacks `scoring`"),
    ],
)
def test_a_violation_of_the_schema_is_worded(old: str, new: str, line: int, message: str) -> None:
    found = problems(SMALL.replace(old, new, 1))
    assert any(at == line and text.startswith(message) for at, text in found), found
