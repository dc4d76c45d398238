"""A workflow's blocks, switches, variants and sweeps, and what each of its configurations comes to."""

from __future__ import annotations

import hashlib
import json

import pytest

import variorum
from variorum.retrieval.configuration import Configuration
from variorum.retrieval.settings import Settings
from variorum.retrieval.workflow import Workflow, WorkflowError, parse_workflow

# The published judge's own file, by its keys.
PUBLISHED = """\
judge_class: "judges.non_llm_judge.non_llm_judge.NonLlmJudge"
create_nuggets: false
create_qrels: true
judge: true
judge_uses_qrels: false
qrels_settings:
  filebase: "{_name}"
judge_settings:
  filebase: "{_name}"
  topic_format: "auto"
  length_weight: 0.2
  keyword_weight: 0.3
  bm25_weight: 0.3
  coverage_weight: 0.2
  min_length: 50
  optimal_length: 200
  max_length: 500
sweeps: {}
"""


def read(text: str) -> Workflow:
    return parse_workflow(text, "w.yml")


def problems(text: str) -> tuple[tuple[int, str], ...]:
    with pytest.raises(WorkflowError) as caught:
        read(text)
    return caught.value.problems


def test_the_published_workflow_is_read_without_a_warning() -> None:
    workflow = read(PUBLISHED)
    assert workflow.warnings == ()
    assert (workflow.settings, workflow.default.judge.filebase) == (Settings(), "default")
    assert (workflow.default.judge.topic_format, workflow.default.qrels.filebase) == ("auto", "default")
    assert workflow.judge_class == "judges.non_llm_judge.non_llm_judge.NonLlmJudge"
    assert (workflow.writes_leaderboard, workflow.writes_qrels, dict(workflow.named)) == (True, True, {})


def test_shared_settings_hold_for_both_steps_and_their_own_win() -> None:
    workflow = read(
        "settings: {min_length: 5, optimal_length: 60, filebase: x}\n"
        "judge_settings: {min_length: 6}\nqrels_settings: {optimal_length: 70, filebase: q/x}\n"
    )
    judge, qrels = workflow.default.judge, workflow.default.qrels
    assert (judge.settings, judge.filebase) == (Settings(min_length=6, optimal_length=60), "x")
    assert (qrels.settings, qrels.filebase) == (Settings(min_length=5, optimal_length=70), "q/x")


def test_judgements_use_the_settings_of_the_scores_where_nothing_else_is_said() -> None:
    default = read("judge_settings: {min_length: 6}\nqrels_settings: {filebase: q}\n").default
    assert default.qrels.settings == default.judge.settings == Settings(min_length=6)


def test_a_variant_goes_over_the_file_and_its_blocks_over_itself() -> None:
    workflow = read(
        "judge_settings: {min_length: 6, max_length: 900}\n"
        "variants:\n  short: {min_length: 1, judge_settings: {min_length: 2}, qrels_settings: {bm25: corpus}}\n"
    )
    short = workflow.named["short"]
    assert short.judge.settings == Settings(min_length=2, max_length=900)
    assert short.qrels.settings == Settings(min_length=1, max_length=900, bm25="corpus")


def test_a_sweep_is_every_combination_of_its_lists() -> None:
    workflow = read(
        "judge_settings: {filebase: 'runs/{_name}'}\n"
        "sweeps:\n  grid:\n    min_length: [10, 20]\n    bm25: [simplified, corpus]\n    max_length: 600\n"
    )
    points = workflow.chosen(sweep="grid")
    assert [(one.judge.settings.min_length, one.judge.settings.bm25) for one in points] == [
        (10, "simplified"),
        (10, "corpus"),
        (20, "simplified"),
        (20, "corpus"),
    ]
    assert {one.judge.settings.max_length for one in points} == {600}
    assert points[0].name == "grid-min_length=10-bm25=simplified"
    assert points[0].judge.filebase == "runs/grid-min_length=10-bm25=simplified"
    assert workflow.chosen(variant=points[3].name) == points[3:]
    assert workflow.chosen(all_variants=True) == points


def test_blocks_with_nothing_behind_them_are_empty() -> None:
    workflow = read("judge_settings:\nvariants:\nsweeps:\n")
    assert workflow.chosen(all_variants=True) == (workflow.default,)


def test_a_sweep_may_be_the_values_of_the_setting_it_is_called_after() -> None:
    points = read("sweeps:\n  keyword_weight: [0.3, 0.5]\n").chosen(sweep="keyword_weight")
    assert [(one.name, one.judge.settings.keyword_weight) for one in points] == [
        ("keyword_weight=0.3", 0.3),
        ("keyword_weight=0.5", 0.5),
    ]


def test_a_block_within_a_sweep_may_hold_lists_too() -> None:
    points = read(
        "sweeps: {s: {min_length: 5, judge_settings: {min_length: [10, 20]}, qrels_settings: {max_length: [600]}}}\n"
    ).chosen(sweep="s")
    assert [(one.name, one.judge.settings.min_length, one.qrels.settings.min_length) for one in points] == [
        ("s-min_length=10-max_length=600", 10, 5),
        ("s-min_length=20-max_length=600", 20, 5),
    ]
    assert {(one.judge.settings.max_length, one.qrels.settings.max_length) for one in points} == {(500, 600)}


def test_without_a_choice_the_default_is_chosen() -> None:
    workflow = read(PUBLISHED + "variants: {a: {min_length: 1}}\n")
    assert workflow.chosen() == workflow.chosen(variant="default") == (workflow.default,)
    for wrong in ({"variant": "b"}, {"sweep": "b"}):
        with pytest.raises(KeyError, match="a" if "variant" in wrong else "none"):
            workflow.chosen(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("switches", "leaderboard", "judgements"),
    [
        ("", True, True),
        ("create_qrels: false", True, False),
        ("judge_uses_qrels: false", True, False),
        ("judge_uses_qrels: false\ncreate_qrels: true", True, True),
        ("judge: false", False, True),
    ],
)
def test_the_switches_say_what_is_written(switches: str, leaderboard: bool, judgements: bool) -> None:
    workflow = read(f"judge_settings: {{bm25: simplified}}\n{switches}\n")
    assert (workflow.writes_leaderboard, workflow.writes_qrels) == (leaderboard, judgements)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("judge: false\ncreate_qrels: false\n", 1, "both off"),
        ("settings: {min_length: 1}\njudge: perhaps\n", 2, "`judge` must be true or false"),
        ("judge_settings: {filebase: '../x'}\n", 1, "`filebase` must name a file inside the output folder"),
        ("judge_settings: {filebase: '/x'}\n", 1, "`filebase` must name a file inside the output folder"),
        ("judge_settings:\n  filebase: '{_nobody}'\n", 2, "unknown variable {_nobody}"),
        (
            "judge_settings: {topic_format: trec}\n",
            1,
            "`topic_format` must be one of auto, ragtime, dragun, rag",
        ),
        ("sweeps:\n  a:\n    min_length: [1, two]\n", 3, "`min_length` must be a whole number"),
        ("sweeps:\n  a:\n    min_length: [10, 300]\n", 2, "must rise from 0"),
        (f"sweeps:\n  a:\n    min_length: {[1] * 50}\n    max_length: {[500] * 50}\n", 3, "2,500 points"),
        (
            "variants: {a: {min_length: 1}}\nsweeps: {a: {max_length: 600}}\n",
            2,
            "`a` names two configurations",
        ),
    ],
)
def test_a_mistake_is_named_on_its_line(text: str, line: int, message: str) -> None:
    found = problems(text)
    assert [one for one in found if one[0] == line and message in one[1]], found


def test_what_other_judges_use_is_passed_over_with_a_warning() -> None:
    workflow = read("qrels_settings: {grade_range: 3, filebase: 'q-{grade_range}'}\ncreate_nuggets: true\n")
    assert [message for _, message in workflow.warnings] == [
        "`grade_range` is not used by this judge",
        "this judge makes no nuggets; `create_nuggets` changes nothing",
    ]
    assert workflow.default.qrels.filebase == "q-3"


def test_the_step_that_makes_nuggets_is_passed_over_wherever_it_stands() -> None:
    workflow = read(
        "nugget_settings: {style: thorough}\njudge_settings: {filebase: 'x{_nugget_filebase}'}\n"
        "variants: {a: {min_length: 1, nugget_settings: {n: 2}}}\nsweeps: {b: {min_length: [1], nugget_settings: {n: 2}}}\n"
    )
    assert list(workflow.named) == ["a", "b-min_length=1"]
    assert {message for _, message in workflow.warnings} == {"`nugget_settings` is not used by this judge"}
    assert workflow.default.judge.filebase == "x"


TOPICS = '{"request_id": "1", "title": "Tides", "problem_statement": "Why twice?"}\n'


def run(name: str, *texts: str) -> str:
    return json.dumps(
        {
            "metadata": {"team_id": "t", "run_id": name, "topic_id": "1"},
            "responses": [{"text": t} for t in texts],
        }
    )


def test_a_program_can_rank_runs_by_a_workflow() -> None:
    runs = [run("a", "Why tides", "twice."), run("b", "Why tides twice."), run("c", "Cheese.")]
    ranked = variorum.rank_runs(
        TOPICS, runs, workflow=PUBLISHED + "variants: {s: {min_length: 1}}\n", variant="s"
    )
    assert isinstance(ranked.configuration, Configuration)
    assert {row.run for row in ranked.leaderboard()} == {"a", "b", "c"}
    # The published judge names a passage by the MD5 of its text, so equal answers are one document.
    same = hashlib.md5(b"Why tides twice.", usedforsecurity=False).hexdigest()
    grades = {one.document: one.grade for one in ranked.judgements}
    assert len(grades) == 2
    assert grades[same] == ranked.scores["a"]["1"].grade
    by_run = variorum.rank_runs(TOPICS, runs, by_passage=False).judgements
    assert [one.document for one in by_run] == ["a", "b", "c"]


def test_half_a_surrogate_pair_has_an_id_too() -> None:
    ranked = variorum.rank_runs(TOPICS, [run("a", "\ud800")])
    assert len(ranked.judgements[0].document) == 32
