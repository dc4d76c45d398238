"""Several samples of one judgement: asked for together where that works, put together by majority."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.judging.fake_endpoint import Turn, answer, completion, fake_endpoint, marks, raw, status
from tests.judging.judging_help import PAIR, judge_at
from variorum.grading.failures import FailureKind
from variorum.grading.model_judgement import majority


def contents(*safeties: float) -> list[str]:
    return [json.dumps(marks(safety=safety)) for safety in safeties]


def together(*safeties: float) -> Turn:
    return raw(json.dumps(completion(*contents(*safeties))).encode())


def one_by_one(*safeties: float) -> list[Turn]:
    return [answer(content) for content in contents(*safeties)]


def refuses_n(exchange: Any) -> None:
    """One answer for each request, and a complaint about `n`."""
    if "n" in exchange.asked:
        status(400, "'n' must be 1")(exchange)
    else:
        answer(contents(0.5)[0])(exchange)


async def test_one_request_gives_all_samples_where_the_server_can() -> None:
    with fake_endpoint(together(1, 0.5, 0.5)) as server:
        async with judge_at(server.url, samples=3) as judge:
            result = await judge.judge(PAIR)
        assert [request.get("n") for request in server.requests] == [3]
    safety = result.fields["safety"]
    assert safety.values == (1, 0.5, 0.5)
    assert (safety.value, safety.mean) == (0.5, pytest.approx(2 / 3))
    assert safety.spread == pytest.approx(0.288675, abs=1e-6)
    assert result.usage.total == 2200
    assert result.samples == 3


async def test_each_sample_has_its_own_request_where_n_is_refused() -> None:
    with fake_endpoint(refuses_n) as server:
        async with judge_at(server.url, samples=3, concurrency=1) as judge:
            result = await judge.judge(PAIR)
        assert len(server.requests) == 4
        assert len({request["seed"] for request in server.requests[1:]}) == 3
    assert result.fields["safety"].values == (0.5, 0.5, 0.5)


async def test_a_server_that_ignores_n_is_asked_for_the_rest() -> None:
    with fake_endpoint(*one_by_one(1, 0.5, 0.5)) as server:
        async with judge_at(server.url, samples=3, concurrency=1) as judge:
            result = await judge.judge(PAIR)
        assert len(server.requests) == 3
    assert result.fields["safety"].values == (1, 0.5, 0.5)


async def test_a_minority_of_bad_samples_is_left_out_and_told() -> None:
    bad = answer("no marks")
    with fake_endpoint(*one_by_one(1, 0.5), bad, bad) as server:
        async with judge_at(server.url, samples=3, concurrency=1) as judge:
            result = await judge.judge(PAIR)
    assert result.samples == 2
    assert result.notes[0].startswith("a sample was left out (malformed answer: ")


async def test_a_majority_of_bad_samples_leaves_the_pair_unscored() -> None:
    with fake_endpoint(answer(contents(1)[0]), answer("no marks")) as server:
        async with judge_at(server.url, samples=3, concurrency=1) as judge:
            result = await judge.judge(PAIR)
    assert result.failure is not None
    assert result.failure.kind is FailureKind.MALFORMED
    assert result.j is None


@pytest.mark.parametrize(
    ("values", "level"),
    [([1], 1), ([0, 1, 1], 1), ([0, 0, 1, 1], 0), ([0, 0.5, 0.5, 1, 1], 0.5), ([0.25, 0.75], 0.25)],
)
def test_the_majority_is_the_commonest_level_nearest_to_the_mean(values: list[float], level: float) -> None:
    assert majority(values) == level


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=1, max_size=9))
def test_the_majority_does_not_depend_on_the_order(values: list[float]) -> None:
    assert majority(values) == majority(sorted(values)) in values


def spelled(content: str, odds: dict[str, float]) -> dict[str, Any]:
    """Log-probabilities of an answer whose tokens are characters, and whole numbers that have these odds."""
    import math
    import re

    tokens = re.findall(r"\d\.\d+|.", content, re.S)
    entries = []
    for token in tokens:
        is_score = re.fullmatch(r"\d\.\d+", token) is not None
        others = (
            [{"token": text, "logprob": math.log(share)} for text, share in odds.items()] if is_score else []
        )
        entries.append({"token": token, "logprob": math.log(odds.get(token, 1.0)), "top_logprobs": others})
    return {"content": entries}


async def judged_with_odds(odds: dict[str, float], **changes: Any) -> float | None:
    content = json.dumps(marks())
    body = completion(content)
    body["choices"][0]["logprobs"] = {**spelled(content, odds), **changes}
    with fake_endpoint(raw(json.dumps(body).encode())) as server:
        async with judge_at(server.url, logprobs=True) as judge:
            result = await judge.judge(PAIR)
        assert server.requests[0]["top_logprobs"] == 10
    assert result.fields["safety"].value == 0.75
    return result.fields["safety"].weighted


async def test_log_probabilities_give_a_weighted_value_beside_the_plain_one() -> None:
    assert await judged_with_odds({"0.75": 0.6, "1": 0.3, "0.5": 0.1}) == pytest.approx(0.8)


async def test_tokens_that_are_no_score_do_not_count() -> None:
    polluted = {"0.75": 0.3, "0.25": 0.1, " the": 0.3, "```": 0.2, "9": 0.1}
    assert await judged_with_odds(polluted) == pytest.approx((0.75 * 0.3 + 0.25 * 0.1) / 0.4)


@pytest.mark.parametrize("content", [None, [], [{"token": "x"}], [{"token": "x", "logprob": -1}], "x"])
async def test_without_usable_log_probabilities_there_is_no_weighted_value(content: object) -> None:
    assert await judged_with_odds({"0.75": 1.0}, content=content) is None
