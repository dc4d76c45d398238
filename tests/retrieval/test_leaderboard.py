"""Leaderboards have every run, measure and topic, and the row of all topics exactly once."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from variorum.retrieval.answer_score import RetrievalScore
from variorum.retrieval.leaderboard import LeaderboardError, leaderboard, render, render_trec_eval


def score(combined: float, grade: int) -> RetrievalScore:
    return RetrievalScore(0.5, 0.25, 0.125, 1.0, combined, grade, word_count=3, missing=())


ROWS = leaderboard(
    {
        "b-run": {"1": score(0.9, 3)},
        "a-run": {"2": score(0.5, 2), "1": score(0.2, 1)},
        "none": {},
    }
)


def test_the_grades_average_as_whole_numbers_and_the_scores_unrounded() -> None:
    values = {(row.run, row.measure, row.topic): row.value for row in ROWS}
    assert values["a-run", "AVG_GRADE", "1"] == 1
    assert values["a-run", "AVG_GRADE", "all"] == 1.5
    assert values["a-run", "AVG_SCORE", "all"] == pytest.approx(1.05)
    assert values["b-run", "AVG_SCORE", "all"] == pytest.approx(2.7)
    assert values["a-run", "BM25_SCORE", "all"] == 0.125


def test_every_run_and_measure_has_one_row_for_all_topics() -> None:
    counts = Counter((row.run, row.measure) for row in ROWS if row.topic == "all")
    assert set(counts.values()) == {1}
    assert set(counts) == {(row.run, row.measure) for row in ROWS}
    assert len(counts) == 2 * 6


def test_the_tot_layout_has_run_measure_topic_value() -> None:
    lines = render(ROWS, "tot").splitlines()
    assert lines[:3] == [
        "a-run\tAVG_GRADE\t1\t1.0000",
        "a-run\tAVG_GRADE\t2\t2.0000",
        "a-run\tAVG_GRADE\tall\t1.5000",
    ]
    assert len(lines) == len(ROWS)


def test_the_ir_measures_layout_has_run_topic_measure_value() -> None:
    assert render(ROWS, "ir_measures").splitlines()[2] == "a-run\tall\tAVG_GRADE\t1.5000"


def test_the_json_layout_names_its_fields() -> None:
    first = json.loads(render(ROWS, "jsonl").splitlines()[0])
    assert first == {"run_id": "a-run", "measure": "AVG_GRADE", "topic_id": "1", "value": 1.0}


def test_the_trec_eval_layout_has_a_file_for_each_run() -> None:
    files = render_trec_eval(ROWS)
    assert list(files) == ["a-run", "b-run"]
    lines = [line.split() for line in files["a-run"].splitlines()]
    assert lines[0] == ["runid", "all", "a-run"]
    assert lines[3] == ["AVG_GRADE", "all", "1.5000"]


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(ValueError, match="known: tot, ir_measures, jsonl"):
        render(ROWS, "xml")


BAD_NAMES = [("r", "all"), ("r\t1", "1"), ("r", "1\n2"), ("", "1"), ("r", " ")]


@pytest.mark.parametrize(("run", "topic"), BAD_NAMES)
def test_a_name_that_no_layout_can_hold_is_refused(run: str, topic: str) -> None:
    with pytest.raises(LeaderboardError):
        leaderboard({run: {topic: score(0.5, 2)}})
