"""A disk that may only be read: a clear error from whatever wants to write, and whatever reads goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.child import without_rights
from tests.grading.test_human_judgement import judgement
from variorum.batch.output import Output
from variorum.batch.rows import BatchError
from variorum.cli.argument_parser import CannotRun
from variorum.cli.output_folder import OutputFolder
from variorum.judging.cache import Cache, CacheError
from variorum.workspace import Workspace
from variorum.workspace.score_log import ScoreLogError, append_judgement, read_judgements


@pytest.fixture
def sealed(read_only: Path) -> Path:
    """A workspace with a file and a rating, sealed."""
    (read_only / "a.py").write_text("old = 1\n")
    append_judgement(read_only, judgement(rater="Ada"))
    for path in (read_only / "a.py", read_only / ".variorum" / "scores.jsonl"):
        path.chmod(0o444)
    (read_only / ".variorum").chmod(0o555)
    read_only.chmod(0o555)
    return read_only


def test_files_choices_and_reports(sealed: Path) -> None:
    assert isinstance(without_rights(lambda: Workspace(sealed).write("a.py", "new")), PermissionError)
    assert isinstance(without_rights(lambda: Workspace(sealed).choose("a.py", "b.py")), PermissionError)
    error = without_rights(lambda: OutputFolder(sealed / "reports").write("page.html", "x"))
    assert isinstance(error, CannotRun)
    assert "cannot be written: Permission denied" in str(error)
    assert (sealed / "a.py").read_text() == "old = 1\n"


def test_ratings_are_refused_and_can_be_read(sealed: Path) -> None:
    error = without_rights(lambda: append_judgement(sealed, judgement(rater="Bob")))
    assert isinstance(error, ScoreLogError)
    assert "the judgement was not stored: Permission denied" in str(error)
    assert without_rights(lambda: read_judgements(sealed)) is None
    assert [one.rater for one in read_judgements(sealed).judgements] == ["Ada"]


def test_the_cache_and_batches(sealed: Path) -> None:
    error = without_rights(lambda: Cache(sealed / "cache" / "answers.sqlite3"))
    assert isinstance(error, CacheError)
    assert "the cache cannot be opened: Permission denied" in str(error)
    error = without_rights(lambda: Output(sealed / "scores.jsonl", "recipe"))
    assert isinstance(error, BatchError)
    assert "cannot be written: Permission denied" in str(error)


def test_a_file_that_its_owner_protected_is_not_replaced(read_only: Path) -> None:
    path = read_only / "a.py"
    path.write_text("old = 1\n")
    path.chmod(0o444)
    read_only.chmod(0o777)
    error = without_rights(lambda: Workspace(read_only).write("a.py", "new"))
    assert isinstance(error, PermissionError)
    assert path.read_text() == "old = 1\n"
