"""Several models, or several parts of a long pair, make one judgement, and nothing is hidden by it."""

from __future__ import annotations

import json

import pytest

from tests.judging.fake_endpoint import Exchange, answer, fake_endpoint, marks, status
from tests.judging.judging_help import PAIR, judge_at
from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.material import Material
from variorum.grading.model_judgement import JudgedField, ModelJudgement
from variorum.grading.shipped_rubrics import load_rubric
from variorum.judging.ensemble import CombinationMethod, combine_judgements
from variorum.judging.long_pairs import judge_parts
from variorum.judging.pair_parts import REST, Part, parts_of

RUBRIC = load_rubric("translation")


def judgement(model: str, mark: float | None) -> ModelJudgement:
    if mark is None:
        return ModelJudgement(
            model, "translation", "1.0", "h", failure=JudgeFailure(FailureKind.TIMEOUT, "late")
        )
    field = JudgedField(mark, mark, 0.0, None, (mark,), "", (), ())
    return ModelJudgement(
        model, "translation", "1.0", "h", {one.id: field for one in RUBRIC.dimensions}, mark
    )


@pytest.mark.parametrize(
    ("marked", "joining", "mark"),
    [
        ([0.25, 0.5, 1], CombinationMethod.MEDIAN, 0.5),
        ([0.25, 0.5, 0.75, 1], CombinationMethod.MEDIAN, 0.5),
        ([0, 1, 1], CombinationMethod.MAJORITY, 1),
        ([0, 1, None], CombinationMethod.MEDIAN, 0),
    ],
)
def test_the_marks_of_several_models_are_joined(
    marked: list[float | None], joining: CombinationMethod, mark: float
) -> None:
    found = combine_judgements(
        [judgement(f"m{index}", one) for index, one in enumerate(marked)], RUBRIC, joining
    )
    assert found.j == mark
    scored = [one for one in marked if one is not None]
    assert found.fields["safety"].spread == max(scored) - min(scored)
    assert len(found.fields["safety"].by_model) == len(scored)


def test_half_of_the_models_is_not_enough() -> None:
    found = combine_judgements([judgement("a", 1), judgement("b", None)], RUBRIC, CombinationMethod.MEDIAN)
    assert (found.j, found.fields) == (None, {})
    assert found.reason == "1 of 2 models gave no marks"
    assert found.unscored == {"b": "timeout: late"}


JAVA = """\
import java.util.*;

class Shop {
    int price = 3;

    int twice(int x) {
        return 2 * x;
    }

    int thrice(int x) {
        return 3 * x;
    }
}
"""
PYTHON = """\
import os


class Shop:
    price = 3

    def twice(self, x):
        return 2 * x

    def thrice(self, x):
        return 3 * x
"""
SHOP = Material(JAVA, PYTHON, "java", "python")


def test_a_pair_is_split_by_aligned_items_and_nothing_is_lost() -> None:
    parts = parts_of(SHOP)
    assert [part.name for part in parts] == ["Shop.twice", "Shop.thrice", REST]
    assert "2 * x" in parts[0].material.source
    assert "2 * x" in parts[0].material.target
    for side, text in (("source", JAVA), ("target", PYTHON)):
        pieces = [getattr(part.material, side) for part in parts]
        assert sorted("".join(pieces).replace("…", "").replace("\n", "")) == sorted(text.replace("\n", ""))


def test_a_pair_in_an_unknown_language_is_one_part() -> None:
    assert [part.name for part in parts_of(Material("a", "b", "klingon", "python"))] == ["the whole"]


async def test_parts_are_combined_by_size_on_the_nearest_level() -> None:
    def turn(exchange: Exchange) -> None:
        is_long = "long" in exchange.asked["messages"][1]["content"]
        answer(json.dumps(marks(safety=1 if is_long else 0)))(exchange)

    parts = [
        Part("small", Material("a" * 10, "b" * 10, "java", "python")),
        Part("large", Material("long" * 10, "long" * 5, "java", "python")),
    ]
    with fake_endpoint(turn) as server:
        async with judge_at(server.url) as judge:
            found = await judge_parts(judge, parts)
    assert found.fields["safety"].mean == pytest.approx(60 / 80)
    assert found.fields["safety"].value == 0.75
    assert found.usage.total == 4400
    assert "judged in 2 parts and combined by size" in found.notes


async def test_a_part_without_a_judgement_leaves_the_whole_unscored() -> None:
    with fake_endpoint(answer(), status(413)) as server:
        async with judge_at(server.url, concurrency=1) as judge:
            found = await judge_parts(
                judge, [Part("good", PAIR), Part("Shop.twice", parts_of(SHOP)[0].material)]
            )
    assert (found.j, found.fields) == (None, {})
    assert found.reason is not None
    assert found.reason.startswith("context overflow: Shop.twice: ")
