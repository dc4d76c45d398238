"""A disk that is full: a clear error, nothing lost that was stored, nothing there by half, and a way to go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.batch.scorers import length
from tests.faults.child import with_full_disk
from tests.grading.test_human_judgement import judgement
from variorum.batch.local_engine import score_file
from variorum.batch.output import Output
from variorum.batch.rows import BatchError
from variorum.cli.argument_parser import CannotRun
from variorum.cli.output_folder import OutputFolder
from variorum.judging.cache import Cache, CacheError
from variorum.workspace import Workspace
from variorum.workspace.score_log import ScoreLogError, append_judgement, read_judgements


@pytest.mark.parametrize("room", [0, 1, 4_000, 9_999])
def test_a_file_keeps_its_old_text(tmp_path: Path, room: int) -> None:
    (tmp_path / "a.py").write_text("old = 1\n")
    error = with_full_disk(room, lambda: Workspace(tmp_path).write("a.py", "new = 2\n" * 1_250))
    assert isinstance(error, OSError)
    assert (tmp_path / "a.py").read_text() == "old = 1\n"
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.py"]


def test_a_report_says_that_it_cannot_be_written(tmp_path: Path) -> None:
    error = with_full_disk(10, lambda: OutputFolder(tmp_path).write("page.html", "<html></html>"))
    assert isinstance(error, CannotRun)
    assert "page.html: cannot be written: File too large" in str(error)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("room", [0, 1, 100])
def test_a_rating_is_refused_and_the_others_stay(tmp_path: Path, room: int) -> None:
    append_judgement(tmp_path, judgement(rater="Ada"))
    size = (tmp_path / ".variorum" / "scores.jsonl").stat().st_size
    error = with_full_disk(size + room, lambda: append_judgement(tmp_path, judgement(rater="Bob")))
    assert isinstance(error, ScoreLogError)
    assert "the judgement was not stored" in str(error)
    append_judgement(tmp_path, judgement(rater="Cid"))
    log = read_judgements(tmp_path)
    assert [one.rater for one in log.judgements] == ["Ada", "Cid"]
    assert len(log.problems) == (1 if room else 0)


def test_an_answer_that_finds_no_room_leaves_the_others(tmp_path: Path) -> None:
    path = tmp_path / "answers.sqlite3"
    refused = 0
    for number in range(60):
        with Cache(path) as cache:
            cache.put("kept", {"n": 1})
        error = with_full_disk(1_000 * number, lambda: _put(path, "late", "x" * 20_000))
        if error is not None:
            assert isinstance(error, CacheError), error
            assert str(path) in str(error)
            refused += 1
        with Cache(path) as cache:
            assert cache.get("kept") == {"n": 1}
            assert error is not None or cache.get("late") is not None
            cache.clear()
    assert refused > 10


def _put(path: Path, key: str, text: str) -> None:
    with Cache(path) as cache:
        cache.put(key, {"text": text})


def test_a_batch_stops_with_a_message_and_goes_on_with_more_room(tmp_path: Path) -> None:
    data, scores = tmp_path / "data.jsonl", tmp_path / "scores.jsonl"
    data.write_text("".join(json.dumps({"id": n, "text": "x" * n}) + "\n" for n in range(20)))
    score_file(data, scores, length, recipe="length 1", workers=1)
    whole = scores.read_bytes()
    first = whole.index(b"\n") + 1
    scores.write_bytes(whole[:first])

    def second() -> None:
        with Output(scores, "length 1") as file:
            file.append(whole[first : whole.index(b"\n", first) + 1])

    error = with_full_disk(first + 7, second)
    assert isinstance(error, BatchError)
    assert str(error).endswith("cannot be written: File too large; run again to go on")
    score_file(data, scores, length, recipe="length 1", workers=1)
    assert scores.read_bytes() == whole
