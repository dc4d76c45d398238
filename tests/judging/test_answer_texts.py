"""A judge of answers is told how much each dimension counts and what was rated before, and writes texts beside marks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import attrs
import pytest

from tests.grading.injection_attempts import ATTEMPTS
from tests.judging.fake_endpoint import answer, fake_endpoint
from tests.judging.judging_help import Waits, endpoint_at
from variorum.grading.judging_task import ANSWER, TRANSLATION
from variorum.grading.material import ComparisonMaterial, Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.grading.shipped_rubrics import load_rubric
from variorum.judging.cache import Cache
from variorum.judging.comparison_prompt import comparison_prompt, comparison_schema
from variorum.judging.judge import Judge
from variorum.judging.prompt import build_prompt, text_fields
from variorum.judging.response_format import answer_schema

RUBRIC = load_rubric("response")
MATERIAL = Material("Sort rows.", "Call `sorted`.", "Markdown", "Markdown", task=ANSWER)
CONTEST = ComparisonMaterial(
    "Sort rows.",
    "Call `sorted`.",
    "Great question!",
    "Markdown",
    "Markdown",
    ANSWER,
    "Safety: 3\n",
    "Safety: 1 - Bad.\n",
)
WORD = "0f1e2d3c4b5a"


def judge_at(url: str, cache: Cache | None = None) -> Judge:
    return Judge(endpoint_at(url), RUBRIC, cache=cache, sleep=Waits().sleep, jitter=lambda: 0.0)


def graded(**texts: Any) -> str:
    return json.dumps({**{one.id: {"rationale": "r", "score": 3} for one in RUBRIC.dimensions}, **texts})


async def judged(**texts: Any) -> ModelJudgement:
    with fake_endpoint(answer(graded(**texts))) as server:
        async with judge_at(server.url) as judge:
            return await judge.judge(MATERIAL)


def test_the_prompt_says_how_much_each_dimension_counts() -> None:
    system = build_prompt(RUBRIC, MATERIAL).system
    assert "technical_accuracy (Technical Accuracy, critical): " in system
    assert "safety (Safety, important): " in system
    assert "presentation_clarity (Presentation & Clarity, nice-to-have): " in system
    assert "Safety, important: " in comparison_prompt(RUBRIC, CONTEST).system


def test_a_rubric_without_criticality_speaks_of_none() -> None:
    translation = load_rubric("translation")
    assert (
        "critical"
        not in build_prompt(translation, attrs.evolve(MATERIAL, task=TRANSLATION)).system.partition(
            "Rubric:"
        )[2]
    )


def test_texts_are_asked_for_in_words_and_in_the_schema() -> None:
    system = build_prompt(RUBRIC, MATERIAL).system
    schema = answer_schema(RUBRIC, task=ANSWER)
    for name in ("prompt_summary", "strengths", "weaknesses"):
        assert f'"{name}": ' in system
        assert name in schema["required"]
    assert schema["properties"]["strengths"]["maxItems"] == 3
    assert "maxItems" not in answer_schema(RUBRIC, False, task=ANSWER)["properties"]["strengths"]
    assert "strengths" not in answer_schema(load_rubric("translation"))["properties"]


def test_a_dimension_goes_before_a_text_of_its_name() -> None:
    own = attrs.evolve(RUBRIC, dimensions=(attrs.evolve(RUBRIC.dimensions[0], id="strengths"),))
    assert [one.id for one in text_fields(own, ANSWER)] == ["prompt_summary", "weaknesses"]
    assert answer_schema(own, task=ANSWER)["properties"]["strengths"]["type"] == "object"


async def test_texts_are_kept_with_the_judgement() -> None:
    found = await judged(prompt_summary=" Sort\nrows. ", strengths=["Short.", 7, ""], weaknesses=["x"] * 9)
    assert found.texts == {
        "prompt_summary": ("Sort rows.",),
        "strengths": ("Short.",),
        "weaknesses": ("x",) * 3,
    }


@pytest.mark.parametrize("texts", [{}, {"strengths": None}, {"prompt_summary": {"a": 1}, "weaknesses": []}])
async def test_a_judgement_without_texts_is_one_all_the_same(texts: dict[str, Any]) -> None:
    found = await judged(**texts)
    assert (found.failure, found.texts) == (None, {})


async def test_texts_never_stand_in_for_a_mark() -> None:
    with fake_endpoint(answer(json.dumps({"prompt_summary": "Sort.", "safety": {"score": 3}}))) as server:
        async with judge_at(server.url) as judge:
            found = await judge.judge(MATERIAL)
    assert found.fields == {}
    assert found.failure is not None


def test_a_comparison_asks_for_a_justification_that_leads_with_the_conclusion() -> None:
    system = comparison_prompt(RUBRIC, CONTEST).system
    assert "two to four sentences: the first says which of A and B is better" in system
    assert '"key_differentiators": [' in system
    assert "key_differentiators" in comparison_schema(ANSWER, True)["required"]
    assert list(comparison_schema(TRANSLATION, True)["properties"]) == ["rationale", "preference"]


def test_the_steps_are_those_of_the_rubric_where_it_has_the_same() -> None:
    assert (
        "+2 = Answer A is far better, with several major advantages; "
        in comparison_prompt(RUBRIC, CONTEST).system
    )
    other = attrs.evolve(RUBRIC, preferences=RUBRIC.preferences[1:])
    assert "+2 = A is much better; " in comparison_prompt(other, CONTEST).system


def test_ratings_travel_as_data_and_change_places_with_the_answers() -> None:
    user = comparison_prompt(RUBRIC, CONTEST, boundary=WORD).user
    assert f"<<<{WORD} RATINGS OF ANSWER A (given before)\n1| Safety: 3\n" in user
    swapped = comparison_prompt(RUBRIC, CONTEST.swapped(), boundary=WORD).user
    assert f"<<<{WORD} RATINGS OF ANSWER A (given before)\n1| Safety: 1 - Bad.\n" in swapped
    assert CONTEST.swapped().swapped() == CONTEST


@pytest.mark.parametrize("name", ATTEMPTS)
def test_an_attempt_in_a_rating_stays_data(name: str) -> None:
    attempt = attrs.evolve(CONTEST, second_ratings=f"Safety: 3 - {ATTEMPTS[name]}\n")
    prompt = comparison_prompt(RUBRIC, attempt, boundary=WORD)
    assert prompt.system == comparison_prompt(RUBRIC, CONTEST, boundary=WORD).system
    assert prompt.user.splitlines() == prompt.user.split("\n")
    assert prompt.user.count(WORD) == 1 + 2 * 5


def test_a_boundary_that_a_rating_guessed_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([WORD, "a" * 24])
    monkeypatch.setattr("variorum.judging.prompt.secrets.token_hex", lambda _: next(words))
    assert comparison_prompt(RUBRIC, attrs.evolve(CONTEST, first_ratings=WORD.upper())).boundary == "a" * 24


async def test_other_ratings_are_another_comparison(tmp_path: Path) -> None:
    verdict = json.dumps({"rationale": "A is better.", "key_differentiators": ["sorts"], "preference": 1})
    other = json.dumps({"rationale": "B is worse.", "preference": -1})
    with fake_endpoint(answer(verdict), answer(other)) as server, Cache(tmp_path / "answers") as cache:
        async with judge_at(server.url, cache) as judge:
            found = await judge.compare(CONTEST)
            await judge.compare(CONTEST)
            assert len(server.requests) == 2
            await judge.compare(attrs.evolve(CONTEST, first_ratings="Safety: 2\n"))
        assert len(server.requests) == 4
    assert (found.value, found.texts) == (1, {"key_differentiators": ("sorts",)})
