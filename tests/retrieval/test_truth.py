"""Human leaderboards and judgements in every layout, and how far a ranking agrees with them."""

from __future__ import annotations

import hashlib
import json

import pytest

import variorum
from variorum.retrieval.leaderboard import Row, render, render_trec_eval
from variorum.retrieval.qrels import Judgement, render_qrels
from variorum.retrieval.ranked import RankedRuns, rank_runs
from variorum.retrieval.truth import Truth, parse_truth
from variorum.retrieval.truth_agreement import agreement_with

TEXTS = {
    "best": "why do the tides rise twice",
    "good": "why do tides rise",
    "weak": "the tides",
    "none": "cheese",
}
WORKFLOW = "judge_settings: {length_weight: 0, bm25_weight: 0, keyword_weight: 0.5, coverage_weight: 0.5}\n"


@pytest.fixture(scope="module")
def ranked() -> RankedRuns:
    topics = "".join(json.dumps({"id": f"t{number}", "title": TEXTS["best"]}) + "\n" for number in range(4))
    runs = [
        "".join(
            json.dumps({"metadata": {"run_id": run, "topic_id": f"t{number}"}, "responses": [{"text": text}]})
            + "\n"
            for number in range(4)
        )
        for run, text in TEXTS.items()
    ]
    return rank_runs(topics, runs, workflow=WORKFLOW)


TOPICS = ("t0", "t1", "t2", "t3")
ROWS = [
    Row(run, "SUPPORT", topic, value)
    for run, value in {"best": 2.5, "weak": 1.0, "good": 0.5, "none": 0.25}.items()
    for topic in (*TOPICS, "all")
]


def read(text: str) -> Truth:
    return parse_truth(text, TOPICS)


@pytest.mark.parametrize("layout", ["tot", "ir_measures", "jsonl"])
def test_a_leaderboard_is_read_in_the_layouts_that_are_written(layout: str) -> None:
    for mark in ("", "\ufeff"):
        truth = read(mark + render(ROWS, layout))
        assert (list(truth.rows), truth.problems) == (ROWS, ())


def test_the_layout_of_trec_eval_names_the_run_first() -> None:
    assert list(read("".join(render_trec_eval(ROWS).values())).rows) == ROWS


def test_trec_eval_names_the_run_behind_its_topics() -> None:
    blocks = []
    for run in ("best", "weak"):
        lines = [f"{row.measure}\t{row.topic}\t{row.value}\n" for row in ROWS if row.run == run]
        blocks += [*lines[:-1], f"runid\tall\t{run}\n", lines[-1]]
    truth = read("".join(blocks))
    assert truth == Truth(tuple(row for row in ROWS if row.run in ("best", "weak")))


@pytest.mark.parametrize(
    "text", ["run score\nbest 2\nweak 1\n", "best\t2.0\nweak\t1\n", "runid,Score\r\nbest,2\r\nweak,1\r\n"]
)
def test_a_file_of_runs_and_values_is_enough(text: str) -> None:
    assert read(text) == Truth((Row("best", "value", "all", 2.0), Row("weak", "value", "all", 1.0)))


def test_what_cannot_be_read_is_named_with_its_line() -> None:
    assert [line for line, *_ in read("best two\nweak 1\n").problems] == [1]
    found = read("best 2\n# a remark\nweak one\ngood nan\nx 1e999\na b c d e\n").problems
    assert [line for line, *_ in found] == [3, 4, 5, 6]
    judged = read("t0 0 d 1\nt0 0 e 1.5\nt1 0 f 1e300\nt1 0 g\n")
    assert judged.judgements == (Judgement("t0", "d", 1),)
    assert [line for line, *_ in judged.problems] == [2, 3, 4]


@pytest.mark.parametrize("iteration", ["0", "Q0"])
def test_judgements_are_known_by_their_shape_where_most_topics_are_others(iteration: str) -> None:
    others = [Judgement(f"other{number}", "best", 1) for number in range(9)]
    lines = [f"{one.topic} {iteration} best 1\n" for one in [Judgement("t0", "best", 1), *others]]
    assert read("".join(lines)).judgements == (Judgement("t0", "best", 1), *others)


def test_a_leaderboard_on_topic_0_is_not_taken_for_judgements() -> None:
    lines = "best 0 SUPPORT 3\nweak 0 SUPPORT 1\n"
    assert parse_truth(lines, ("0", "1"), ("best", "weak")).rows[0] == Row("best", "SUPPORT", "0", 3.0)
    assert parse_truth(lines.replace("3", "2.5").replace("1", "0.5"), ("0",)).judgements == ()


def test_the_agreement_is_over_the_runs_that_both_have(ranked: RankedRuns) -> None:
    truth = read(render([*ROWS, Row("absent", "SUPPORT", "all", 3.0)], "tot"))
    found = agreement_with(truth, ranked, ranked.leaderboard())
    assert (found.missing, found.unjudged) == (("absent",), ())
    (one,) = (one for one in found.leaderboards if one.measure == "AVG_SCORE")
    assert (one.truth, len(one.points), one.top) == ("SUPPORT", 4, 2)
    # Of six pairs one is the other way round: weak and good.
    assert one.kendall.value == pytest.approx(4 / 6)
    # In the order best, good, weak, none: 1 of 1 right, 1 of 2, 3 of 3.
    assert one.tau_ap.value == pytest.approx(2 / 3 * (1 + 1 / 2 + 1) - 1)
    assert one.overlap.value == pytest.approx(0.5)
    assert agreement_with(truth, ranked, ranked.leaderboard(), top=9).leaderboards[0].top == 4


def test_the_interval_is_over_the_runs_and_holds_the_estimate(ranked: RankedRuns) -> None:
    for one in agreement_with(Truth(tuple(ROWS)), ranked, ranked.leaderboard()).leaderboards:
        for value, low, high in (one.kendall, one.tau_ap, one.overlap):
            assert value is None or (low is not None and high is not None and low <= value <= high)


def test_the_row_of_all_topics_counts_and_without_one_their_mean(ranked: RankedRuns) -> None:
    rows = [row._replace(value=9.0) if (row.run, row.topic) == ("none", "all") else row for row in ROWS]
    one = agreement_with(Truth(tuple(rows)), ranked, ranked.leaderboard()).leaderboards[0]
    assert {point.run: point.truth for point in one.points}["none"] == 9.0
    by_topic = Truth(tuple(row for row in rows if row.topic != "all"))
    one = agreement_with(by_topic, ranked, ranked.leaderboard()).leaderboards[0]
    assert {point.run: point.truth for point in one.points}["none"] == 0.25


def test_a_leaderboard_agrees_with_itself_in_every_sample(ranked: RankedRuns) -> None:
    rows = ranked.leaderboard()
    for truth in (Truth(tuple(rows)), Truth(tuple(row for row in rows if row.topic == "all"))):
        for one in agreement_with(truth, ranked, rows).leaderboards:
            if one.truth == one.measure and one.kendall.value is not None:
                for estimate in (one.kendall, one.tau_ap, one.overlap):
                    assert estimate == pytest.approx((1.0, 1.0, 1.0))


@pytest.mark.parametrize("by_passage", [True, False])
def test_judgements_are_matched_by_the_text_or_the_run(ranked: RankedRuns, by_passage: bool) -> None:
    def name(run: str) -> str:
        return hashlib.md5(TEXTS[run].encode(), usedforsecurity=False).hexdigest() if by_passage else run

    theirs = {"best": 3, "good": 3, "weak": 1, "none": 0}
    lines = [f"{topic} 0 {name(run)} {grade}\n" for topic in TOPICS for run, grade in theirs.items()]
    truth = read("".join([*lines, "t0 0 another-document 2\n"]))
    found = agreement_with(truth, ranked, ranked.leaderboard()).qrels
    assert found is not None
    assert (found.judged, found.unknown) == (16, 1)
    ours = {run: ranked.scores[run]["t0"].grade for run in TEXTS}
    assert ours == {"best": 3, "good": 2, "weak": 1, "none": 0}
    assert found.exact == 0.75
    # Expected agreement: 0.25 * (0.5 + 0 + 0.25 + 0.25) = 0.25.
    assert found.kappa.value == pytest.approx((0.75 - 0.25) / (1 - 0.25))
    assert found.kappa.low is not None
    assert found.counts == {(3, 3): 4, (3, 2): 4, (1, 1): 4, (0, 0): 4}
    # The mean squared distance is 0.25; of all combinations it is 1.25 + 1.6875 + 0.0625.
    assert found.weighted_kappa.value == pytest.approx(1 - 0.25 / 3.0)


def test_judgements_of_names_with_blanks_are_found_again() -> None:
    topics = "".join(json.dumps({"id": f"t {number}", "title": TEXTS["best"]}) + "\n" for number in range(2))
    answers = [
        json.dumps({"metadata": {"run_id": run, "topic_id": "t 0"}, "responses": [{"text": TEXTS["best"]}]})
        for run in ("run a", "run b")
    ]
    ranked = rank_runs(topics, answers, workflow=WORKFLOW, by_passage=False)
    found = variorum.compare_with_truth(ranked, render_qrels(ranked.judgements)).qrels
    assert found is not None
    assert (found.judged, found.unknown, found.exact) == (2, 0, 1.0)


def test_a_program_can_compare_a_ranking(ranked: RankedRuns) -> None:
    found = variorum.compare_with_truth(ranked, render(ROWS, "tot"), top=1)
    assert (
        found.leaderboards
        == agreement_with(Truth(tuple(ROWS)), ranked, ranked.leaderboard(), top=1).leaderboards
    )
    assert variorum.compare_with_truth(ranked, "t0 0 best 3\n").qrels is not None
