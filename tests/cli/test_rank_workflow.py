"""`variorum rank` with a workflow: which configurations run, and where their files go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_rank import ARGUMENTS, TOPICS, rows, write_lines
from tests.retrieval.test_configurations import PUBLISHED

PLAIN = [
    "leaderboard.ir_measures.tsv",
    "leaderboard.jsonl",
    "leaderboard.tot.tsv",
    "leaderboard.trec_eval",
    "qrels.txt",
    "report.html",
    "report.md",
    "summary.json",
]


@pytest.fixture
def runs(here: Path) -> Path:
    write_lines(here / "topics.jsonl", list(TOPICS))
    # As the RAG track writes runs.
    lines: list[dict[str, object]] = [
        {
            "metadata": {"team_id": "t", "run_id": name, "narrative_id": number + 1},
            "references": ["d1"],
            "answer": [{"text": text, "citations": [0]}],
        }
        for name, texts in {
            "good": ("Tides twice: why a sailor.", "Why rainbows?"),
            "bad": ("Cheese.", "Why?"),
        }.items()
        for number, text in enumerate(texts)
    ]
    write_lines(here / "runs/all.jsonl", lines)
    return here


def ranked(run: Run, here: Path, workflow: str, *arguments: str) -> tuple[int, str, list[str]]:
    """The status, standard output and the files in the output folder."""
    (here / "workflow.yml").write_text(workflow, encoding="utf-8")
    status, out, err = run("rank", *ARGUMENTS, "--workflow", "workflow.yml", *arguments)
    assert err == ""
    return status, out, sorted(path.name for path in (here / "out").iterdir())


def test_the_published_workflow_runs_and_its_files_have_the_published_names(run: Run, runs: Path) -> None:
    status, out, files = ranked(run, runs, PUBLISHED)
    assert status == 0
    assert "judges.non_llm_judge.non_llm_judge.NonLlmJudge" in out
    assert files == sorted(["default.eval.txt", *(f"default.{name}" for name in PLAIN)])
    assert rows(runs / "out/default.eval.txt") == rows(runs / "out/default.leaderboard.tot.tsv")
    assert ["good", "AVG_GRADE", "all"] in [row[:3] for row in rows(runs / "out/default.eval.txt")]


def test_every_point_of_a_sweep_has_files_of_its_own(run: Run, runs: Path) -> None:
    text = "judge_settings: {filebase: 'grid/{_name}'}\nsweeps: {s: {min_length: [1, 20]}}\n"
    _, out, files = ranked(run, runs, text, "--sweep", "s", "--format", "json")
    assert files == ["grid"]
    assert (runs / "out/grid/s-min_length=1.qrels.txt").exists()
    shown = json.loads(out)
    assert shown["kind"] == "leaderboards"
    assert [one["configuration"] for one in shown["configurations"]] == ["s-min_length=1", "s-min_length=20"]
    scores = [one["runs"][0]["measures"]["AVG_SCORE"]["mean"] for one in shown["configurations"]]
    assert scores[0] > scores[1]
    assert (
        json.loads((runs / "out/grid/s-min_length=20.summary.json").read_text())["settings"]["min_length"]
        == 20
    )


def test_a_point_of_a_sweep_can_be_run_alone(run: Run, runs: Path) -> None:
    text = "judge_settings: {filebase: '{_name}'}\nsweeps: {min_length: [1, 20]}\n"
    _, out, files = ranked(run, runs, text, "--variant", "min_length=20")
    assert out.startswith("Leaderboard: min_length=20\n")
    assert {name.partition(".")[0] for name in files} == {"min_length=20"}


@pytest.mark.parametrize("filebase", ["", "judge_settings: {filebase: same}\n"])
def test_several_configurations_never_write_over_each_other(run: Run, runs: Path, filebase: str) -> None:
    text = filebase + "variants: {a: {min_length: 1}, ../b: {min_length: 2}}\n"
    _, _, files = ranked(run, runs, text, "--all-variants")
    leaderboards = [name for name in files if name.endswith("tot.tsv")]
    assert len(leaderboards) == 2
    assert not list(runs.glob("*.tsv"))


def test_switches_say_what_is_written(run: Run, runs: Path) -> None:
    assert ranked(run, runs, "judge_settings: {min_length: 1}\njudge: false\n")[2] == ["qrels.txt"]
    _, _, files = ranked(
        run, runs, "judge_settings: {min_length: 1}\ncreate_qrels: false\n", "--out-dir", "out"
    )
    assert files == PLAIN


def test_the_format_of_the_topics_is_the_workflow_s_unless_the_command_names_one(
    run: Run, runs: Path
) -> None:
    text = "judge_settings: {topic_format: rag, length_weight: 0, bm25_weight: 0, keyword_weight: 0.5, coverage_weight: 0.5}\n"

    def score(*arguments: str) -> str:
        ranked(run, runs, text, *arguments)
        return next(
            value
            for name, measure, topic, value in rows(runs / "out/leaderboard.tot.tsv")
            if (name, measure, topic) == ("good", "KEYWORD_SCORE", "2")
        )

    assert score() == "1.0000"
    assert score("--dataset", "ragtime") == "0.4000"
