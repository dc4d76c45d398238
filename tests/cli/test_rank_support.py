"""`variorum rank` with the judge of citations: a column of the leaderboard, a file of sentences, a table of the weakest."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_rank import ARGUMENTS, TOPICS, answer, rows, write_lines

PASSAGES = {
    "moon": "The Moon raises the tides twice a day.",
    "rain": "Drops of rain bend light into a rainbow.",
}


def cited(run: str, topic: str, text: str, document: str) -> dict[str, object]:
    return answer(
        run, topic, text, responses=[{"text": text, "citations": [document]}], references=list(PASSAGES)
    )


@pytest.fixture
def runs(here: Path) -> Path:
    write_lines(here / "topics.jsonl", list(TOPICS))
    good = [cited("good", "1", PASSAGES["moon"], "moon"), cited("good", "2", PASSAGES["rain"], "rain")]
    bad = [
        cited("bad", "1", "In 1687 <Kepler> saw the tides.", "rain"),
        cited("bad", "2", PASSAGES["rain"], "other"),
    ]
    bad[0]["references"] = ["rain"]
    bad[1]["references"] = ["other"]
    write_lines(here / "runs/good", good)
    write_lines(here / "runs/bad", bad)
    write_lines(here / "passages.jsonl", [{"id": name, "text": text} for name, text in PASSAGES.items()])
    return here


def test_citations_are_a_column_of_every_leaderboard(run: Run, runs: Path) -> None:
    status, out, err = run("rank", *ARGUMENTS, "--passages", "passages.jsonl")
    assert (status, err) == (0, "")
    tot = rows(runs / "out/leaderboard.tot.tsv")
    assert ["good", "CITATION_SUPPORT", "all", "1.0000"] in tot
    # Of topic 2 it cites a document whose text is not known: no value, and the mean is over what has one.
    support = {
        topic: float(value)
        for name, measure, topic, value in tot
        if (name, measure) == ("bad", "CITATION_SUPPORT")
    }
    assert support == {"1": 0.0, "all": 0.0}
    assert "CITATION_SUPPORT" in out
    assert "1687, Kepler" in out
    assert "Judge of citations: each sentence against the passages that it cites" in out
    sentences = [json.loads(line) for line in (runs / "out/citations.jsonl").read_text().splitlines()]
    assert [(one["run_id"], one["topic_id"], one["support"]) for one in sentences[:2]] == [
        ("bad", "1", 0.0),
        ("bad", "2", None),
    ]
    assert (sentences[0]["missing_numbers"], sentences[0]["missing_names"]) == (["1687"], ["Kepler"])


def test_without_texts_the_leaderboard_is_as_it_was(run: Run, runs: Path) -> None:
    run("rank", *ARGUMENTS)
    assert not (runs / "out/citations.jsonl").exists()
    assert "CITATION" not in (runs / "out/leaderboard.tot.tsv").read_text()


def test_the_judge_can_be_left_out_or_asked_for(run: Run, runs: Path) -> None:
    passages = ("--passages", "passages.jsonl")
    run("rank", *ARGUMENTS, *passages, "--judge", "non_llm")
    assert "CITATION" not in (runs / "out/leaderboard.tot.tsv").read_text()
    run("rank", *ARGUMENTS, *passages, "--judge", "citation_support")
    written = (runs / "out/leaderboard.tot.tsv").read_text()
    assert "CITATION_SUPPORT" in written
    assert "AVG_GRADE" in written
    status, out, err = run("rank", *ARGUMENTS, "--judge", "citation_support")
    assert (status, out) == (2, "")
    assert "runs: the text of no cited document is known; --passages names a file of them" in err


def test_a_bad_line_of_passages_is_named(run: Run, runs: Path) -> None:
    with (runs / "passages.jsonl").open("a") as file:
        file.write('{"id": "x"}\n')
    status, _, err = run("rank", *ARGUMENTS, "--passages", "passages.jsonl")
    assert status == 1
    assert "passages.jsonl:3: an id (" in err


def test_a_run_that_brings_another_text_than_the_passages_is_named(run: Run, runs: Path) -> None:
    made_up = cited("made", "1", "Cats sleep.", "moon")
    made_up["documents"] = {"moon": {"text": "Cats sleep."}, "rain": {"text": f"{PASSAGES['rain']}\n"}}
    write_lines(runs / "runs/made", [made_up])
    status, _, err = run("rank", *ARGUMENTS, "--passages", "passages.jsonl")
    assert status == 1
    assert "runs: run made has another text than --passages, which is used, of moon\n" in err
    assert ["made", "CITATION_SUPPORT", "all", "0.0000"] in rows(runs / "out/leaderboard.tot.tsv")
