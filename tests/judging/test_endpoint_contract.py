"""Whatever an endpoint does, a judgement ends scored or unscored with a typed reason.

The real client talks to a server in this process; nothing sleeps.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import traceback
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest

from tests.judging.fake_endpoint import (
    Turn,
    answer,
    completion,
    drip,
    dropped,
    fake_endpoint,
    huge,
    marks,
    raw,
    silence,
    status,
)
from tests.judging.judging_help import KEY, PAIR, Waits, judge_at
from variorum.judging.failures import FailureKind
from variorum.judging.model_judgement import ModelJudgement

GOOD = json.dumps(marks())
FENCED = f"Here is my judgement:\n```json\n{GOOD}\n```\nI hope this helps."
THOUGHT = f"<think>Perhaps {json.dumps(marks(safety=0))}?</think>{GOOD}"
FLAT = json.dumps(dict.fromkeys(marks(), 0.75))
TOTALLED = json.dumps({**marks(), "total": 0.99, "j": 1})


async def judged(*turns: Turn, **settings: Any) -> tuple[ModelJudgement, int, Waits]:
    """The judgement, the number of requests, and the waits between them."""
    waits = Waits()
    with fake_endpoint(*turns) as server:
        async with judge_at(server.url, waits, **settings) as judge:
            result = await judge.judge(PAIR)
        return result, len(server.requests), waits


@pytest.mark.parametrize(
    "content", [GOOD, FENCED, THOUGHT, FLAT, TOTALLED], ids=["plain", "fenced", "thought", "flat", "totalled"]
)
async def test_an_answer_in_any_wrapping_is_read_at_once(content: str) -> None:
    result, requests, _ = await judged(answer(content))
    assert result.reason is None
    assert {one.value for one in result.fields.values()} == {0.75}
    assert result.j == 0.75
    assert requests == 1


async def test_a_judgement_names_what_it_took() -> None:
    result, _, _ = await judged(answer(), price=[1.0, 10.0])
    assert (result.model, result.served_model) == ("asked-model", "served-model")
    assert (result.rubric, result.rubric_version) == ("translation", "1.0")
    assert (result.usage.input_tokens, result.usage.output_tokens) == (2000, 200)
    assert result.cost == pytest.approx(0.004)
    assert result.latency > 0
    assert not result.cached


async def test_lines_that_do_not_exist_are_left_out() -> None:
    content = json.dumps(
        marks(safety={"rationale": "r", "source_lines": [2, 99, "x"], "target_lines": [0, 1], "score": 1})
    )
    result, _, _ = await judged(answer(content))
    assert result.fields["safety"].source_lines == (2,)
    assert result.fields["safety"].target_lines == (1,)


def doubled() -> str:
    return GOOD[:-1] + ', "safety": ' + json.dumps(marks()["safety"]) + "}"


BAD_ANSWERS = {
    "off the grid": (json.dumps(marks(safety=0.6)), FailureKind.OFF_GRID, "safety is 0.6"),
    "out of range": (json.dumps(marks(safety=7)), FailureKind.OFF_GRID, "safety is 7"),
    "without end": (json.dumps(marks(safety=10**400)), FailureKind.OFF_GRID, "safety is 1000"),
    "a word": (json.dumps(marks(safety="high")), FailureKind.OFF_GRID, "safety is 'high'"),
    "a truth": (json.dumps(marks(safety=True)), FailureKind.OFF_GRID, "safety is True"),
    "not a number": (GOOD.replace("0.75", "NaN"), FailureKind.OFF_GRID, "NaN"),
    "missing": (json.dumps(marks(safety=None)), FailureKind.MISSING_FIELD, "lacks safety"),
    "no score": (
        json.dumps(marks(safety={"rationale": "r"})),
        FailureKind.MISSING_FIELD,
        "safety has no score",
    ),
    "doubled": (doubled(), FailureKind.MALFORMED, "'safety' twice"),
    "two that differ": (GOOD + json.dumps(marks(safety=0)), FailureKind.MALFORMED, "several judgements"),
    "prose": ("It is very good.", FailureKind.MALFORMED, "no JSON object"),
    "empty": ("", FailureKind.MALFORMED, "no JSON object"),
    "deep": ('{"safety": ' * 100_000, FailureKind.MALFORMED, ""),
}


@pytest.mark.parametrize("name", BAD_ANSWERS)
async def test_an_answer_that_cannot_be_used_is_asked_for_once_more_and_then_unscored(name: str) -> None:
    content, kind, words = BAD_ANSWERS[name]
    result, requests, waits = await judged(answer(content))
    assert result.failure is not None
    assert result.failure.kind is kind
    assert words in result.failure.message
    assert (result.j, result.fields) == (None, {})
    assert (requests, waits) == (2, [])
    assert result.usage.total == 4400


@pytest.mark.parametrize("name", BAD_ANSWERS)
async def test_a_good_second_answer_scores(name: str) -> None:
    result, requests, _ = await judged(answer(BAD_ANSWERS[name][0]), answer())
    assert result.j == 0.75
    assert requests == 2


async def test_the_second_request_says_what_was_wrong_with_the_first_answer() -> None:
    with fake_endpoint(answer(json.dumps(marks(safety=0.6))), answer()) as server:
        async with judge_at(server.url) as judge:
            await judge.judge(PAIR)
        assert (
            "not accepted: safety is 0.6, not one of 0, 0.25" in server.requests[1]["messages"][1]["content"]
        )
        assert server.requests[0]["seed"] != server.requests[1]["seed"]


@pytest.mark.parametrize(
    ("turn", "kind", "requests"),
    [
        (answer(GOOD[:80], finish_reason="length"), FailureKind.TRUNCATED, 1),
        (answer("", finish_reason="content_filter"), FailureKind.POLICY, 1),
        (
            raw(json.dumps({"choices": [{"message": {"refusal": "I will not."}}]}).encode()),
            FailureKind.POLICY,
            1,
        ),
        (status(400, "This model's maximum context length is 4096 tokens."), FailureKind.CONTEXT_OVERFLOW, 1),
        (status(500, "the request exceeds the available context size"), FailureKind.CONTEXT_OVERFLOW, 1),
        (status(413), FailureKind.CONTEXT_OVERFLOW, 1),
        (status(400, "blocked by the content management policy"), FailureKind.POLICY, 1),
        (status(401), FailureKind.REFUSED, 1),
        (status(403), FailureKind.REFUSED, 1),
        (status(404), FailureKind.REFUSED, 1),
        (status(429, "You exceeded your current quota"), FailureKind.REFUSED, 1),
        (status(429), FailureKind.RATE_LIMIT, 4),
        (status(429, headers={"Retry-After": "2"}), FailureKind.RATE_LIMIT, 4),
        (status(429, headers={"Retry-After": "86400"}), FailureKind.RATE_LIMIT, 1),
        (status(500), FailureKind.SERVER, 4),
        (status(503), FailureKind.SERVER, 4),
        (dropped, FailureKind.CONNECTION, 4),
        (raw(b'{"choices": "\xff\xfe"}'), FailureKind.MALFORMED, 1),
        (raw(b"<html>hello</html>"), FailureKind.MALFORMED, 1),
        (raw(b'{"choices": []}'), FailureKind.MALFORMED, 1),
        (raw(b"[" * 100_000), FailureKind.MALFORMED, 1),
        (huge, FailureKind.MALFORMED, 1),
        (status(302, headers={"Location": "http://203.0.113.7/v1"}), FailureKind.REFUSED, 1),
        (status(307, headers={"Location": "/v2/chat/completions"}), FailureKind.REFUSED, 1),
        # Every form is refused, down to plain text: three requests.
        (status(400, "I cannot"), FailureKind.REFUSED, 3),
    ],
)
async def test_a_failure_is_typed_and_unscored(turn: Turn, kind: FailureKind, requests: int) -> None:
    result, sent, _ = await judged(turn)
    assert result.failure is not None, result
    assert result.failure.kind is kind
    assert result.reason is not None
    assert result.reason.startswith(f"{kind.value}: ")
    assert result.j is None
    assert sent == requests


@pytest.mark.parametrize("turn", [drip, silence], ids=["drip", "silence"])
async def test_a_server_that_takes_its_time_runs_out_of_it(turn: Turn) -> None:
    with fake_endpoint(turn) as server:
        async with judge_at(server.url, timeout=0.2) as judge:
            result = await judge.judge(PAIR)
            assert judge.client.requests == 4
    assert result.failure is not None
    assert result.failure.kind is FailureKind.TIMEOUT


async def test_nobody_at_the_address_is_a_connection_failure() -> None:
    with fake_endpoint() as server:
        url = server.url
    async with judge_at(url) as judge:
        result = await judge.judge(PAIR)
        assert judge.client.requests == 4
    assert result.failure is not None
    assert result.failure.kind is FailureKind.CONNECTION


@pytest.mark.parametrize("turn", [status(429), status(500), status(503), dropped])
async def test_what_passes_is_tried_again_and_scores(turn: Turn) -> None:
    result, requests, waits = await judged(turn, turn, answer())
    assert result.j == 0.75
    assert requests == 3
    assert waits == [1.0, 2.0]


async def test_the_wait_is_the_one_that_the_server_asks_for() -> None:
    in_a_while = format_datetime(datetime.now(UTC) + timedelta(seconds=30), usegmt=True)
    _, _, waits = await judged(
        status(429, headers={"Retry-After": "7"}), status(503, headers={"Retry-After": in_a_while}), answer()
    )
    assert waits[0] == 7
    assert waits[1] == pytest.approx(30, abs=5)


async def test_the_other_host_of_a_redirect_never_hears_of_it() -> None:
    with fake_endpoint() as other:
        result, _, _ = await judged(status(307, headers={"Location": f"{other.url}/chat/completions"}))
        assert other.requests == []
    assert result.failure is not None
    assert "redirects are not followed" in result.failure.message


async def test_what_is_meant_for_this_machine_does_not_leave_by_a_proxy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with fake_endpoint() as proxy, fake_endpoint() as server:
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, proxy.url)
        async with judge_at(server.url) as judge:
            assert (await judge.judge(PAIR)).j == 0.75
        assert (len(proxy.requests), len(server.requests)) == (0, 1)


async def test_an_answer_that_is_packed_unasked_is_refused() -> None:
    body = gzip.compress(json.dumps(completion(GOOD)).encode())
    result, _, _ = await judged(lambda exchange: exchange.send(200, body, {"Content-Encoding": "gzip"}))
    assert result.failure is not None
    assert result.failure.kind is FailureKind.MALFORMED


async def test_after_a_refusal_for_good_nothing_more_is_sent() -> None:
    with fake_endpoint(status(401)) as server:
        async with judge_at(server.url) as judge:
            first, second = await judge.judge(PAIR), await judge.judge(PAIR)
        assert len(server.requests) == 1
    assert first.reason == second.reason


def refusing(*names: str) -> Turn:
    """A server that refuses requests which hold any of these, and says which."""

    def turn(exchange: Any) -> None:
        sent = json.dumps(exchange.asked)
        body = exchange.asked
        for name in names:
            if (
                (name in body)
                if name not in ("json_schema", "json_object", "maxLength")
                else f'"{name}"' in sent
            ):
                status(400, f"Unsupported parameter: '{name}'")(exchange)
                return
        answer()(exchange)

    return turn


@pytest.mark.parametrize(
    ("refused", "requests", "form"),
    [
        (["json_schema"], 2, "json_object"),
        (["json_schema", "json_object"], 3, None),
        (["maxLength"], 2, "json_schema"),
        (["temperature"], 2, "json_schema"),
        (["seed"], 2, "json_schema"),
        (["max_tokens"], 2, "json_schema"),
        (["logprobs"], 2, "json_schema"),
        (["max_tokens", "temperature", "seed", "logprobs", "json_schema"], 6, "json_object"),
    ],
)
async def test_what_an_endpoint_refuses_is_left_out_once_and_for_all(
    refused: list[str], requests: int, form: str | None
) -> None:
    with fake_endpoint(refusing(*refused)) as server:
        async with judge_at(server.url, logprobs=True) as judge:
            assert (await judge.judge(PAIR)).j == 0.75
            assert len(server.requests) == requests
            assert (await judge.judge(PAIR)).j == 0.75
            assert len(server.requests) == requests + 1
        assert server.requests[-1].get("response_format", {}).get("type") == form


async def test_many_at_once_find_out_once_what_the_endpoint_accepts() -> None:
    from dataclasses import replace

    pairs = [replace(PAIR, target=f"x = {number}\n") for number in range(6)]
    with fake_endpoint(refusing("json_schema")) as server:
        async with judge_at(server.url) as judge:
            results = await asyncio.gather(*(judge.judge(pair) for pair in pairs))
        forms = [request["response_format"]["type"] for request in server.requests]
    assert [result.j for result in results] == [0.75] * 6
    assert forms == ["json_schema"] + ["json_object"] * 6


async def test_a_prompt_that_the_server_cut_is_no_basis_for_marks() -> None:
    turn = answer(usage={"prompt_tokens": 100, "completion_tokens": 9})
    result, _, _ = await judged(turn)
    assert result.failure is not None
    assert result.failure.kind is FailureKind.CONTEXT_OVERFLOW
    assert "read only 100 tokens" in result.failure.message


async def test_a_known_context_is_not_even_tried_when_it_is_too_small() -> None:
    result, requests, _ = await judged(answer(), context_tokens=1_600)
    assert result.failure is not None
    assert result.failure.kind is FailureKind.CONTEXT_OVERFLOW
    assert requests == 0


async def test_cancelling_hangs_up() -> None:
    with fake_endpoint(silence) as server:
        async with judge_at(server.url) as judge:
            task = asyncio.create_task(judge.judge(PAIR))
            while not server.requests:
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asyncio.wait_for(task, timeout=60)
            assert await asyncio.to_thread(server.hung_up.wait, 60)


async def test_two_who_ask_for_the_same_make_one_request() -> None:
    with fake_endpoint() as server:
        async with judge_at(server.url) as judge:
            first, second = await asyncio.gather(judge.judge(PAIR), judge.judge(PAIR))
        assert len(server.requests) == 1
    assert first is second


async def test_one_of_two_may_give_up_without_harm_to_the_other() -> None:
    with fake_endpoint() as server:
        async with judge_at(server.url) as judge:
            impatient, patient = (asyncio.create_task(judge.judge(PAIR)) for _ in range(2))
            await asyncio.sleep(0)
            impatient.cancel()
            assert (await patient).j == 0.75
        assert len(server.requests) == 1


ECHO = status(400, f"your key {KEY} is odd"), status(401, KEY), status(500, KEY), dropped, raw(KEY.encode())


@pytest.mark.parametrize("turn", ECHO)
async def test_the_key_is_in_the_header_and_nowhere_else(
    turn: Turn, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with fake_endpoint(turn) as server:
        async with judge_at(server.url) as judge:
            result = await judge.judge(PAIR)
            shown = [repr(judge.endpoint), str(judge.endpoint), repr(judge.__dict__), repr(result)]
        assert server.headers[0]["authorization"] == f"Bearer {KEY}"
        assert KEY not in json.dumps(server.requests)
    assert result.failure is not None
    shown += traceback.format_exception(result.failure)
    assert KEY not in "".join(shown)
    assert KEY not in caplog.text
