"""`variorum rank --truth`: the agreement with human judgements in every form of the report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_rank import ARGUMENTS, TOPICS, answer, write_lines

TEXTS = {"good": "Tides twice: why a sailor.", "fair": "Why tides twice", "poor": "Tides.", "<b>": "Cheese."}


@pytest.fixture
def runs(here: Path) -> Path:
    write_lines(here / "topics.jsonl", list(TOPICS))
    write_lines(
        here / "runs/all",
        [answer(run, topic["request_id"], text) for run, text in TEXTS.items() for topic in TOPICS],
    )
    (here / "human.tsv").write_text("good\t3\nfair\t2\npoor\t2.5\n<b>\t0\n", encoding="utf-8")
    judged = [
        f"{topic['request_id']} 0 {run} {grade}\n"
        for topic in TOPICS
        for run, grade in zip(TEXTS, (3, 1, 0, 0), strict=True)
    ]
    (here / "human.qrels").write_text("".join(judged), encoding="utf-8")
    return here


def test_the_report_says_how_far_the_ranking_agrees(run: Run, runs: Path) -> None:
    status, out, err = run(
        "rank", *ARGUMENTS, "--truth", "human.tsv", "--truth", "human.qrels", "--format", "json"
    )
    assert (status, err) == (0, "")
    board, qrels = json.loads(out)["truths"]
    (score,) = (one for one in board["leaderboards"] if one["measure"] == "AVG_SCORE")
    assert score["kendall"]["value"] == pytest.approx(4 / 6)
    # good, fair, poor, <b> by the ranking: 1 of 1 right, 1 of 2, 3 of 3.
    assert score["tau_ap"]["value"] == pytest.approx(2 / 3 * 2.5 - 1)
    assert (score["top"], score["overlap"]["value"]) == (2, 0.5)
    assert score["kendall"]["low"] <= score["kendall"]["value"] <= score["kendall"]["high"]
    assert qrels["qrels"]["judged"] == 8
    assert -1 <= qrels["qrels"]["kappa"]["value"] <= 1
    page = (runs / "out/report.html").read_text()
    assert page.count('<svg class="scatter"') == 6
    assert "value (truth) across, AVG_SCORE upwards" in page
    assert "<title>&lt;b&gt;: 0, " in page
    assert "Agreement with human.qrels" in (runs / "out/report.md").read_text()


def test_judgements_of_topics_that_are_not_ranked_are_left_aside(run: Run, runs: Path) -> None:
    with (runs / "human.qrels").open("a") as file:
        file.writelines(f"other{number} 0 good 2\n" for number in range(50))
    status, out, err = run(
        "rank", *ARGUMENTS, "--max-topics", "1", "--truth", "human.qrels", "--format", "json"
    )
    assert (status, err) == (0, "")
    (qrels,) = json.loads(out)["truths"]
    assert (qrels["qrels"]["judged"], qrels["qrels"]["unknown"]) == (4, 54)


def test_the_number_of_best_runs_can_be_said(run: Run, runs: Path) -> None:
    _, out, _ = run("rank", *ARGUMENTS, "--truth", "human.tsv", "--top-k", "3", "--format", "json")
    assert {one["top"] for one in json.loads(out)["truths"][0]["leaderboards"]} == {3}


def test_lines_that_cannot_be_read_are_named_and_runs_that_one_side_lacks(run: Run, runs: Path) -> None:
    (runs / "human.tsv").write_text("good 3\npoor 1\nabsent 2\nfair maybe\n", encoding="utf-8")
    status, out, err = run("rank", *ARGUMENTS, "--truth", "human.tsv")
    assert status == 1
    assert "human.tsv:4: a run, perhaps a measure and a topic, and a value are expected" in err
    assert "Runs of the truth that are not ranked here: absent." in out
    assert "Runs that the truth lacks: <b>, fair." in out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("absent 1\ngood 2\n", "fewer than two of its runs are ranked here"),
        ("nonsense", "fewer than two of its runs are ranked here"),
        ("1 0 d7 3\n2 0 d8 1\n", "none of its judgements is about an answer here"),
    ],
)
def test_a_truth_about_other_things_is_refused(run: Run, runs: Path, text: str, words: str) -> None:
    (runs / "human.tsv").write_text(text, encoding="utf-8")
    status, out, err = run("rank", *ARGUMENTS, "--truth", "human.tsv")
    assert (status, out) == (2, "")
    assert f"--truth human.tsv: {words}" in err


def test_a_truth_that_is_not_there_is_named(run: Run, runs: Path) -> None:
    status, _, err = run("rank", *ARGUMENTS, "--truth", "gone.tsv")
    assert (status, "gone.tsv: cannot be read: No such file" in err) == (2, True)
