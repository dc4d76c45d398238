"""A model's judgement is kept beside those of people, and read back with what it was about."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.judging.fake_endpoint import fake_endpoint
from tests.judging.judging_help import PAIR, judge_at
from variorum.grading.human_judgement import JudgementError
from variorum.grading.model_record import ModelRecord, format_record, parse_record
from variorum.grading.ratings import model_ratings
from variorum.grading.shipped_rubrics import load_rubric
from variorum.grading.staleness import changed_since
from variorum.workspace.score_log import append_line, read_judgements

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
RUBRIC = load_rubric("translation")


async def line() -> str:
    with fake_endpoint() as server:
        async with judge_at(server.url) as judge:
            judgement = await judge.judge(PAIR)
    return format_record(judgement, PAIR, time=NOON, source="A.java", target="a.py")


async def kept(workspace: Path) -> ModelRecord:
    append_line(workspace, await line())
    (record,) = read_judgements(workspace).by_models
    return record


async def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    record = await kept(tmp_path)
    assert (record.model, record.source, record.target) == ("asked-model", "A.java", "a.py")
    assert record.j(RUBRIC) == 0.75
    assert record.fields["safety"].rationale == "about safety"
    assert record.fields["safety"].target_lines == (1,)


async def test_a_changed_text_or_rubric_makes_it_stale(tmp_path: Path) -> None:
    record = await kept(tmp_path)
    assert changed_since(record, PAIR.source, PAIR.target, RUBRIC) == ()
    assert changed_since(record, PAIR.source, "x", load_rubric("response")) == ("target", "rubric")


async def test_it_counts_in_the_agreement_of_judges(tmp_path: Path) -> None:
    record = await kept(tmp_path)
    (rating,) = model_ratings([record], RUBRIC).ratings
    assert (rating.rater, rating.is_human, rating.name) == ("asked-model", False, "a.py")
    assert model_ratings([record], load_rubric("response")).other_rubrics == 1


@pytest.mark.parametrize(
    "change",
    [
        {"rubric": 7},
        {"model": None},
        {"dimensions": {}},
        {"dimensions": {"safety": 7}},
        {"dimensions": {"a": True}},
    ],
)
async def test_a_forged_line_is_no_record(change: dict[str, object]) -> None:
    with pytest.raises(JudgementError):
        parse_record({**json.loads(await line()), **change})
