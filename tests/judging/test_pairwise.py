"""Two translations are compared in both orders, and a model that favours a place is found out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.grading.injection_attempts import ATTEMPTS
from tests.judging.fake_endpoint import Turn, answer, fake_endpoint
from tests.judging.judging_help import judge_at
from variorum.grading.failures import FailureKind
from variorum.grading.material import ComparisonMaterial
from variorum.grading.shipped_rubrics import load_rubric
from variorum.judging.cache import Cache
from variorum.judging.comparison_prompt import comparison_prompt
from variorum.judging.pairwise import Preference, combine_orders

CONTEST = ComparisonMaterial("int x;", "x = 0", "var_x = int(0)", "java", "python")


def preferring(*preferences: object) -> list[Turn]:
    return [answer(json.dumps({"rationale": f"it is {one}", "preference": one})) for one in preferences]


async def compared(*preferences: object) -> tuple[Preference, list[str]]:
    with fake_endpoint(*preferring(*preferences)) as server:
        async with judge_at(server.url) as judge:
            found = await judge.compare(CONTEST)
        return found, [request["messages"][1]["content"] for request in server.requests]


async def test_both_orders_are_asked_for() -> None:
    found, sent = await compared(2, -1)
    assert [text.index("x = 0") < text.index("var_x") for text in sent] == [True, False]
    assert found.orders == (2, 1)
    assert (found.value, found.is_consistent) == (1.5, True)
    assert found.reasons == ("it is 2", "it is -1")
    assert found.usage.total == 4400


async def test_a_model_that_favours_a_place_is_inconsistent() -> None:
    found, _ = await compared(2, 2)
    assert (found.value, found.is_consistent, found.orders) == (0, False, (2, -2))


async def test_a_comparison_is_paid_for_once(tmp_path: Path) -> None:
    with fake_endpoint(*preferring(2, -1)) as server, Cache(tmp_path / "answers") as cache:
        found = []
        for _ in range(2):
            async with judge_at(server.url, cache=cache) as judge:
                found.append(await judge.compare(CONTEST))
        assert len(server.requests) == 2
    assert [(one.value, one.usage.total, one.cached) for one in found] == [
        (1.5, 4400, False),
        (1.5, 4400, True),
    ]


async def test_the_order_in_which_the_two_are_named_matters_to_the_cache(tmp_path: Path) -> None:
    with fake_endpoint(*preferring(2, -1)) as server, Cache(tmp_path / "answers") as cache:
        async with judge_at(server.url, cache=cache) as judge:
            forward, backward = await judge.compare(CONTEST), await judge.compare(CONTEST.swapped())
        assert len(server.requests) == 2
    assert (forward.value, backward.value) == (1.5, -1.5)


async def test_an_answer_off_the_scale_is_asked_for_once_more() -> None:
    found, sent = await compared(7, 1, -1)
    assert found.value == 1
    assert "not a step from -2 to 2" in sent[1]


async def test_a_model_that_declines_has_no_preference() -> None:
    with fake_endpoint(answer("", finish_reason="content_filter")) as server:
        async with judge_at(server.url) as judge:
            found = await judge.compare(CONTEST)
    assert found.failure is not None
    assert found.failure.kind is FailureKind.POLICY


@pytest.mark.parametrize("preference", [3, 0.5, True, "2", None])
async def test_an_answer_off_the_scale_gives_no_preference(preference: object) -> None:
    found, _ = await compared(preference)
    assert found.value is None
    assert found.failure is not None
    assert found.failure.kind is FailureKind.OFF_GRID


@pytest.mark.parametrize(
    ("forward", "backward", "value", "is_consistent"),
    [(1, 1, 1, True), (0, 0, 0, True), (2, 0, 0, False), (-1, -2, -1.5, True), (1, -1, 0, False)],
)
def test_orders_that_differ_in_sign_settle_at_nothing(
    forward: int, backward: int, value: float, is_consistent: bool
) -> None:
    found = combine_orders(forward, backward)
    assert (found.value, found.is_consistent) == (value, is_consistent)


@pytest.mark.parametrize("name", ATTEMPTS)
def test_an_attempt_in_a_translation_stays_data(name: str) -> None:
    rubric, word = load_rubric("translation"), "0f1e2d3c4b5a"
    attempt = ComparisonMaterial("int x;", ATTEMPTS[name], "y", "java", "python")
    prompt = comparison_prompt(rubric, attempt, boundary=word)
    assert prompt.system == comparison_prompt(rubric, CONTEST, boundary=word).system
    assert prompt.user.splitlines() == prompt.user.split("\n")
    assert prompt.user.count(word) == 7
