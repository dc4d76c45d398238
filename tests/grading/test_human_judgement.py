"""A person's judgement is stored with what it was about, survives accidents, and can go stale."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.grading.human_judgement import (
    HumanJudgement,
    JudgementError,
    from_line,
    make_judgement,
    to_line,
)
from variorum.grading.shipped_rubrics import UnscoredError, load_rubric
from variorum.grading.staleness import changed_since
from variorum.workspace.score_log import ScoreLogError, append_judgement, read_judgements

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MARKS = {
    "functional_intent": 1,
    "idiomaticity": 0.5,
    "readability": 0.75,
    "unnecessary_artifacts": 1,
    "safety": 0.25,
}


def judgement(*, rater: str = "Ada", note: str = "") -> HumanJudgement:
    made = make_judgement(
        MARKS,
        rubric=load_rubric("translation"),
        rater="Ada",
        time=NOON,
        source_text="int x;",
        target_text="x = 0",
        source="legacy/X.java",
    )
    return attrs.evolve(made, rater=rater, note=note)


def score_file(workspace: Path) -> Path:
    return workspace / ".variorum" / "scores.jsonl"


def test_a_judgement_names_its_rubric_and_its_texts() -> None:
    made, rubric = judgement(), load_rubric("translation")
    assert (made.rubric, made.rubric_version, made.rubric_hash) == ("translation", "1.0", rubric.content_hash)
    assert made.time == "2026-03-01T12:00:00+00:00"
    assert rubric.total(made.values) == 0.75


def test_a_fresh_judgement_is_not_stale() -> None:
    assert changed_since(judgement(), "int x;", "x = 0", load_rubric("translation")) == ()


def test_a_changed_text_or_rubric_makes_it_stale() -> None:
    assert changed_since(judgement(), "int y;", "x = 0", load_rubric("translation")) == ("source",)
    assert changed_since(judgement(), "int x;", "x = 1", load_rubric("response")) == ("target", "rubric")


def test_marks_off_the_grid_are_refused() -> None:
    with pytest.raises(UnscoredError, match=r"safety is 0\.3"):
        make_judgement(
            MARKS | {"safety": 0.3},
            rubric=load_rubric("translation"),
            rater="Ada",
            time=NOON,
            source_text="",
            target_text="",
        )


@pytest.mark.parametrize(("rater", "time"), [("  ", NOON), ("Ada", datetime(2026, 3, 1))])
def test_a_judgement_needs_a_rater_and_a_moment(rater: str, time: datetime) -> None:
    rubric = load_rubric("translation")
    with pytest.raises(JudgementError):
        make_judgement(MARKS, rubric=rubric, rater=rater, time=time, source_text="", target_text="")


@given(rater=st.text(min_size=1), note=st.text())
def test_any_name_and_note_survive_the_file_format(rater: str, note: str) -> None:
    made = judgement(rater=rater, note=note)
    line = to_line(made)
    assert line.count("\n") == 1
    assert len(line.splitlines()) == 1
    assert from_line(line) == made


def test_judgements_come_back_in_their_order(tmp_path: Path) -> None:
    made = [judgement(rater=name) for name in ("Ada", "Béla", "Ada's sister")]
    for each in made:
        append_judgement(tmp_path, each)
    assert read_judgements(tmp_path).judgements == tuple(made)
    assert read_judgements(tmp_path).problems == ()


def test_a_workspace_without_scores_has_none(tmp_path: Path) -> None:
    assert read_judgements(tmp_path) == ((), (), ())


def test_a_torn_last_line_is_reported_and_the_rest_is_kept(tmp_path: Path) -> None:
    append_judgement(tmp_path, judgement(rater="Ada"))
    with score_file(tmp_path).open("ab") as file:
        file.write(to_line(judgement(rater="Bob")).encode()[:40])
    log = read_judgements(tmp_path)
    assert [each.rater for each in log.judgements] == ["Ada"]
    assert log.problems == ((2, "the last line is incomplete; it is skipped"),)


def test_a_torn_line_does_not_swallow_the_next_judgement(tmp_path: Path) -> None:
    append_judgement(tmp_path, judgement(rater="Ada"))
    with score_file(tmp_path).open("ab") as file:
        file.write(b'{"judge": "hum')
    append_judgement(tmp_path, judgement(rater="Cid"))
    log = read_judgements(tmp_path)
    assert [each.rater for each in log.judgements] == ["Ada", "Cid"]
    assert log.problems == ((2, "not valid JSON; it is skipped"),)


def test_lines_that_a_merge_doubled_count_once(tmp_path: Path) -> None:
    append_judgement(tmp_path, judgement())
    path = score_file(tmp_path)
    path.write_bytes(path.read_bytes() * 2)
    assert len(read_judgements(tmp_path).judgements) == 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"<<<<<<< HEAD", "not valid JSON"),
        (b"[1]", "not a judgement"),
        (b'{"judge": "human"}', "`rater` must be a text"),
        (to_line(judgement()).replace("0.75", "NaN").encode(), "`values.readability` must be a number"),
        (to_line(judgement()).replace("0.75", "true").encode(), "`values.readability` must be a number"),
        (b"[" * 100_000, "not valid JSON"),
        (b"x" * 3_000_000, "too long"),
        (b"\xff\xfe\x00", "not valid JSON"),
    ],
    ids=["merge", "list", "bare", "nan", "true", "deep", "long", "binary"],
)
def test_a_bad_line_is_reported_with_its_number(tmp_path: Path, line: bytes, message: str) -> None:
    append_judgement(tmp_path, judgement())
    with score_file(tmp_path).open("ab") as file:
        file.write(line.strip() + b"\n")
    append_judgement(tmp_path, judgement(rater="Cid"))
    log = read_judgements(tmp_path)
    assert [each.rater for each in log.judgements] == ["Ada", "Cid"]
    assert [(at, message in text) for at, text in log.problems] == [(2, True)]


def test_lines_of_another_judge_are_passed_over(tmp_path: Path) -> None:
    append_judgement(tmp_path, judgement())
    with score_file(tmp_path).open("ab") as file:
        file.write(b'{"judge": "oracle", "values": {}}\n')
    assert len(read_judgements(tmp_path).judgements) == 1
    assert read_judgements(tmp_path).problems == ()


def test_judgements_made_at_once_all_arrive_whole(tmp_path: Path) -> None:
    (tmp_path / ".variorum").mkdir()
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda i: append_judgement(tmp_path, judgement(rater=f"rater {i}")), range(40)))
    log = read_judgements(tmp_path)
    assert {each.rater for each in log.judgements} == {f"rater {i}" for i in range(40)}
    assert log.problems == ()


@pytest.mark.skipif(sys.platform == "win32", reason="making links needs a privilege on Windows")
@pytest.mark.parametrize("link", [".variorum", ".variorum/scores.jsonl"])
def test_a_link_out_of_the_workspace_is_not_followed(tmp_path: Path, link: str) -> None:
    workspace, outside = tmp_path / "workspace", tmp_path / "outside"
    outside.mkdir()
    victim = outside / "scores.jsonl"
    victim.write_text("precious\n")
    (workspace / link).parent.mkdir(parents=True)
    os.symlink(outside if link == ".variorum" else victim, workspace / link)
    with pytest.raises(ScoreLogError):
        append_judgement(workspace, judgement())
    with pytest.raises(ScoreLogError):
        read_judgements(workspace)
    assert victim.read_text() == "precious\n"


def test_a_folder_that_cannot_be_made_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / ".variorum").write_text("a file in the way")
    with pytest.raises(ScoreLogError, match="the judgement was not stored"):
        append_judgement(tmp_path, judgement())
