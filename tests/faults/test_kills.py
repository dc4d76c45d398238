"""Killed before any line of any write: what was acknowledged is there, and nothing is there by half."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.batch.scorers import length
from tests.faults.child import kills
from tests.grading.test_human_judgement import judgement
from variorum.batch import output
from variorum.batch.local_engine import score_file
from variorum.batch.output import Output
from variorum.batch.rows import read_rows
from variorum.cli import main
from variorum.cli.output_folder import OutputFolder
from variorum.judging import cache
from variorum.judging.cache import Cache
from variorum.workspace import Workspace, atomic_write, score_log
from variorum.workspace.score_log import append_judgement, read_judgements

UNTIDY = "import os\nimport re\n\n\ndef f(x):\n    return x\n"
TIDY = "\n\ndef f(x):\n    return x\n"


def test_a_file_is_the_old_one_or_the_new_one(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("old = 1\n")
    workspace = Workspace(tmp_path)
    for _ in kills(lambda: workspace.write("a.py", "new = 2\n"), atomic_write):
        assert (tmp_path / "a.py").read_text() == "old = 1\n"
        # What the kill left beside it is no source file.
        assert workspace.files() == ("a.py",)
    assert (tmp_path / "a.py").read_text() == "new = 2\n"


def test_the_fixes_of_a_folder_are_made_file_by_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names = ("a.py", "b.py")
    states = set()

    def untidy() -> None:
        for name in names:
            (tmp_path / name).write_text(UNTIDY)

    untidy()
    for _ in kills(
        lambda: main(["check", "--fix", "--unsafe-fixes", "--rules", "unused-import", "."]), atomic_write
    ):
        texts = tuple((tmp_path / name).read_text() for name in names)
        assert set(texts) <= {UNTIDY, TIDY}
        states.add(texts)
        untidy()
    assert states == {(UNTIDY, UNTIDY), (TIDY, UNTIDY)}
    assert {(tmp_path / name).read_text() for name in names} == {TIDY}


def test_a_report_is_whole_or_not_there(tmp_path: Path) -> None:
    folder = OutputFolder(tmp_path / "reports")
    for _ in kills(lambda: folder.write("page.html", "<html></html>"), atomic_write):
        page = tmp_path / "reports" / "page.html"
        assert not page.exists() or page.read_text() == "<html></html>"
        page.unlink(missing_ok=True)


def test_ratings_that_were_stored_stay_stored(tmp_path: Path) -> None:
    stored = []
    for number in kills(lambda: append_judgement(tmp_path, judgement(rater="killed")), score_log):
        append_judgement(tmp_path, judgement(rater=f"Ada {number}"))
        stored.append(f"Ada {number}")
        log = read_judgements(tmp_path)
        assert [one.rater for one in log.judgements if one.rater != "killed"] == stored
        assert log.problems == ()
    assert len(stored) > 10


def test_answers_that_were_paid_for_stay_in_the_cache(tmp_path: Path) -> None:
    path, stored = tmp_path / "answers.sqlite3", []

    def store() -> None:
        with Cache(path) as killed:
            killed.put("killed", {"n": 0})

    for number in kills(store, cache):
        with Cache(path) as sound:
            sound.put(f"key-{number}", {"n": number})
            stored.append(number)
            assert [sound.get(f"key-{one}") for one in stored] == [{"n": one} for one in stored]
            assert sound.get("killed") in (None, {"n": 0})
    assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert len(stored) > 10


def test_a_batch_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    data, scores = tmp_path / "data.jsonl", tmp_path / "scores.jsonl"
    data.write_text("".join(json.dumps({"id": n, "text": "x" * n}) + "\n" for n in range(3)))

    def two_rows() -> None:
        rows = read_rows(data)
        with Output(scores, "length 1") as file:
            for _ in range(2 - file.skip_done(rows)):
                row = next(rows)
                line = {"line": row.line, "id": row.line - 1, "hash": row.hash, "recipe": "length 1"}
                file.append((json.dumps(line | {"status": "scored", "result": {}}) + "\n").encode())

    acknowledged = 0
    for _ in kills(two_rows, output):
        whole = scores.read_bytes().count(b"\n") if scores.exists() else 0
        assert whole >= acknowledged
        acknowledged = whole
    score_file(data, scores, length, recipe="length 1", workers=1)
    assert [json.loads(line)["id"] for line in scores.read_text().splitlines()] == [0, 1, 2]
