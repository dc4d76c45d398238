"""`variorum rank`: topics and runs in, leaderboards of every layout out, bad lines named."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.cli.conftest import Run

TOPICS = [
    {"request_id": "1", "title": "Tides", "problem_statement": "Why twice?", "background": "A sailor."},
    {"request_id": "2", "title": "Rainbows", "problem_statement": "Why bows?", "background": "A painter."},
]
WORKFLOW = """\
judge_settings:
  length_weight: 0
  keyword_weight: 1
  bm25_weight: 0
  coverage_weight: 0
variants:
  short:
    min_length: 1
    optimal_length: 2
    max_length: 3
"""


def answer(run: str, topic: str, text: str, **more: object) -> dict[str, object]:
    metadata = {"team_id": "t", "run_id": run, "topic_id": topic, "task": "gen"}
    return {"metadata": metadata, "responses": [{"text": text, "citations": []}], "references": [], **more}


def write_lines(path: Path, objects: list[dict[str, object]]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(json.dumps(one) + "\n" for one in objects), encoding="utf-8")


@pytest.fixture
def runs(here: Path) -> Path:
    write_lines(here / "topics.jsonl", list(TOPICS))
    good = [
        answer("good", "1", "Tides twice: why a sailor."),
        answer("good", "2", "Why rainbows bows a painter"),
    ]
    write_lines(here / "runs/a-good", good)
    write_lines(here / "runs/b-bad", [answer("bad", "1", "Cheese."), answer("bad", "2", "Why?")])
    (here / "workflow.yml").write_text(WORKFLOW, encoding="utf-8")
    return here


def md5(text: str) -> str:
    return hashlib.md5(text.encode(), usedforsecurity=False).hexdigest()


ARGUMENTS = ("--topics", "topics.jsonl", "--responses", "runs", "--out-dir", "out")


def rows(path: Path) -> list[list[str]]:
    return [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_layout_is_written_and_the_row_of_all_topics_once(run: Run, runs: Path) -> None:
    status, out, err = run("rank", *ARGUMENTS, "--workflow", "workflow.yml", "--dataset", "ragtime")
    assert (status, err) == (0, "")
    assert out.startswith("Leaderboard\n")
    tot = rows(runs / "out/leaderboard.tot.tsv")
    assert ["good", "AVG_GRADE", "all", "3.0000"] in tot
    # One of the four terms that topic 2 has is "why": keyword 0.2, grade round(0.6) = 1; topic 1 has none.
    assert ["bad", "AVG_GRADE", "all", "0.5000"] in tot
    assert ["bad", "AVG_SCORE", "2", "0.6000"] in tot
    assert set(Counter((name, measure) for name, measure, topic, _ in tot if topic == "all").values()) == {1}
    as_ir = {
        (name, measure, topic, value)
        for name, topic, measure, value in rows(runs / "out/leaderboard.ir_measures.tsv")
    }
    assert as_ir == {tuple(row) for row in tot}
    as_json = [json.loads(line) for line in (runs / "out/leaderboard.jsonl").read_text().splitlines()]
    assert len(as_json) == len(tot)
    trec = rows(runs / "out/leaderboard.trec_eval/good.txt")
    assert [field.strip() for field in trec[0]] == ["runid", "all", "good"]
    assert len(trec) == 1 + len(tot) // 2
    judged = [line.split(" ") for line in (runs / "out/qrels.txt").read_text().splitlines()]
    assert [(topic, grade) for topic, _, document, grade in judged if document == md5("Cheese.")] == [
        ("1", "0")
    ]
    assert [one[:2] for one in judged] == [["1", "0"], ["1", "0"], ["2", "0"], ["2", "0"]]
    assert sorted(one[3] for one in judged) == ["0", "1", "3", "3"]
    assert (runs / "out/report.html").read_text().startswith("<!DOCTYPE html>")
    assert (runs / "out/report.md").read_text().startswith("# Leaderboard\n")


def test_qrels_can_name_runs(run: Run, runs: Path) -> None:
    run("rank", *ARGUMENTS, "--workflow", "workflow.yml", "--dataset", "ragtime", "--no-passage-ids")
    assert (runs / "out/qrels.txt").read_text() == "1 0 bad 0\n1 0 good 3\n2 0 bad 1\n2 0 good 3\n"


def test_the_published_shape_of_the_command_is_understood(run: Run, runs: Path) -> None:
    given = ("--judge", "non_llm", "--rag-topics", "topics.jsonl", "--rag-responses", "runs")
    more = ("--workflow", "workflow.yml", "--out-dir", "./output/", "--dataset", "ragtime")
    status, _, err = run("rank", *given, *more, "--max-topics", "1", "--max-runs", "1")
    assert (status, err) == (0, "")
    tot = rows(runs / "output/leaderboard.tot.tsv")
    assert {(row[0], row[2]) for row in tot} == {("good", "1"), ("good", "all")}


def test_a_variant_changes_the_settings(run: Run, runs: Path) -> None:
    status, out, _ = run(
        "rank", *ARGUMENTS, "--workflow", "workflow.yml", "--variant", "short", "--format", "json"
    )
    assert status == 0
    assert json.loads(out)["kind"] == "leaderboard"
    status, _, err = run("rank", *ARGUMENTS, "--workflow", "workflow.yml", "--variant", "long")
    assert status == 2
    assert "--variant long: workflow.yml states short" in err


def test_the_summary_has_spread_intervals_and_comparisons(run: Run, runs: Path) -> None:
    pytest.importorskip("scipy", reason="the extra `stats` is not installed")
    _, out, _ = run("rank", *ARGUMENTS, "--workflow", "workflow.yml", "--format", "json")
    summary = json.loads(out)
    assert [one["run"] for one in summary["runs"]] == ["good", "bad"]
    score = summary["runs"][1]["measures"]["AVG_SCORE"]
    assert score["mean"] == pytest.approx(0.3)
    assert score["deviation"] == pytest.approx(0.6 / 2**0.5)
    (compared,) = summary["comparisons"]
    assert (compared["first"], compared["second"], compared["cases"]) == ("bad", "good", 2)
    # Both differences have one sign, as 2 of the 4 choices of signs would have it.
    assert compared["p"] == pytest.approx(0.5)


def test_without_scipy_all_but_the_comparisons_is_there(
    run: Run, runs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "scipy.stats", None)
    status, out, _ = run("rank", *ARGUMENTS, "--workflow", "workflow.yml", "--format", "json")
    assert status == 0
    summary = json.loads(out)
    assert summary["comparisons"] == []
    assert "`pip install 'variorum[stats]'` brings it" in summary["note"]
    assert summary["runs"][1]["measures"]["AVG_SCORE"]["deviation"] > 0


def test_bad_lines_are_named_with_file_and_line_and_the_rest_is_ranked(run: Run, runs: Path) -> None:
    with (runs / "topics.jsonl").open("ab") as file:
        file.write(b'{"request_id": "3", "title": "Nobody asks"}\n{"title": "no id"}\n\xff\xfe\n')
    lines = [
        answer("odd", "1", "Tides.", references=["d1"], responses=[{"text": "Tides.", "citations": ["d7"]}]),
        answer("odd", "9", "What topic?"),
        answer("good", "1", "Again."),
        answer("odd", "2", ""),
    ]
    write_lines(runs / "runs/c-odd.jsonl", lines)
    with (runs / "runs/c-odd.jsonl").open("ab") as file:
        file.write(b'\r\n{"metadata"\r\n\x00\n')
    status, _, err = run("rank", *ARGUMENTS)
    assert status == 1
    wanted = [
        "variorum: topics.jsonl:3: no run answers topic 3",
        "variorum: topics.jsonl:4: the topic has no id; give it one of request_id, id, topic_id, docid",
        "variorum: topics.jsonl:5: not UTF-8 from byte 0 on",
        "variorum: runs/c-odd.jsonl:1: cited, but not among the references: d7",
        "variorum: runs/c-odd.jsonl:2: topic 9 is not among the topics",
        "variorum: runs/c-odd.jsonl:3: run good answers topic 1 twice, first in runs/a-good:1",
        "variorum: runs/c-odd.jsonl:4: the answer to topic 2 is empty",
        "variorum: runs: run good leaves out topic 3",
    ]
    assert [line for line in wanted if line not in err.splitlines()] == []
    assert "variorum: runs/c-odd.jsonl:6: not valid JSON" in err
    assert "variorum: runs/c-odd.jsonl:7: not valid JSON" in err


def test_names_of_runs_neither_leave_the_folder_nor_become_markup(run: Run, runs: Path) -> None:
    names = ["../../etc/x", "..\\..\\etc/x", "<script>alert(1)</script>", "CON/.."]
    write_lines(
        runs / "runs/d", [answer(name, topic["request_id"], "Tides.") for name in names for topic in TOPICS]
    )
    status, _, _ = run("rank", *ARGUMENTS)
    assert status == 0
    written = [path.relative_to(runs).as_posix() for path in runs.rglob("*.txt")]
    assert len(written) == 1 + 2 + len(names)
    assert all(path.startswith("out/") for path in written)
    assert "<script" not in (runs / "out/report.html").read_text()
    assert "<script" not in (runs / "out/report.md").read_text().replace("\\<", "")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--topics", "gone.jsonl"), "gone.jsonl: cannot be read: No such file"),
        (("--responses", "gone"), "gone: cannot be read: No such file"),
        (("--responses", "src"), "src: no run answers a topic of topics.jsonl"),
        (("--workflow", "gone.yml"), "gone.yml: cannot be read: No such file"),
        (("--workflow", "bad.yml"), "bad.yml:2: "),
        (("--max-runs", "0"), "argument --max-runs: expected an integer from 1 up, got '0'"),
        (("--variant", "short"), "--variant: give the --workflow that states it"),
        (("--all-variants",), "--all-variants: give the --workflow that states it"),
        (("--workflow", "workflow.yml", "--sweep", "a"), "--sweep a: workflow.yml states none"),
        (("--out-dir", "workflow.yml"), "workflow.yml/leaderboard.tot.tsv: cannot be written: "),
        (("--topics", "workflow.yml"), "workflow.yml: contains no topic; line 1: not valid JSON"),
    ],
)
def test_what_cannot_be_ranked_is_2(run: Run, runs: Path, arguments: tuple[str, str], words: str) -> None:
    (runs / "bad.yml").write_text("judge_settings:\n  length_wait: 1\n", encoding="utf-8")
    status, out, err = run("rank", *ARGUMENTS, *arguments)
    assert (status, out) == (2, "")
    assert words in err


def test_what_is_not_shown_is_said_to_be_kept_only_where_it_is(run: Run, runs: Path) -> None:
    lines = ["no JSON"] * 30
    (runs / "runs/odd").write_text("\n".join(lines), encoding="utf-8")
    _, _, ranked = run("rank", *ARGUMENTS)
    assert "more such lines; summary.json lists all of them\n" in ranked
    _, _, refused = run("rank", *ARGUMENTS, "--responses", "runs/odd")
    assert "variorum: and 10 more such lines\n" in refused


@pytest.mark.skipif(
    os.name == "nt" or os.getuid() == 0, reason="only where folders can be closed to their owner"
)
def test_a_read_only_folder_is_named(run: Run, runs: Path) -> None:
    (runs / "out").mkdir(mode=0o500)
    status, _, err = run("rank", *ARGUMENTS)
    assert status == 2
    assert "out/leaderboard.tot.tsv: cannot be written: Permission denied" in err
