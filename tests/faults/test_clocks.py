"""A clock that is set back or forward changes no order, ends no wait, and hides no change of a file."""

from __future__ import annotations

import ast
import os
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from itertools import chain, count
from pathlib import Path

import attrs

from tests.grading.test_human_judgement import judgement
from variorum.grading.failures import FailureKind, JudgeFailure, RetryPolicy
from variorum.judging.cache import Cache
from variorum.judging.http_errors import parse_retry_after
from variorum.lsp.state.parsed_files import ParsedFiles
from variorum.lsp.state.score_file_reader import read_score_file
from variorum.workspace import Workspace
from variorum.workspace.score_log import append_judgement

SERVER = Path(__file__).parents[2] / "server" / "variorum"


def test_an_answer_that_came_after_the_clock_was_set_back_is_not_the_oldest(tmp_path: Path) -> None:
    ticks = chain((1000.0 + n for n in range(8)), (n * 0.001 for n in count()))
    with Cache(tmp_path / "answers.sqlite3", size_limit=1_000, clock=lambda: next(ticks)) as cache:
        for number in range(16):
            cache.put(f"key-{number}", {"text": "x" * 90})
            assert cache.get(f"key-{number}") is not None
        cache.touch("key-10")
        for number in range(16, 20):
            cache.put(f"key-{number}", {"text": "x" * 90})
        assert cache.get("key-10") is not None
        assert cache.get("key-11") is None


def test_the_last_rating_counts_whatever_the_clock_said(tmp_path: Path) -> None:
    made = judgement()
    for note, hour in (("first", 23), ("second", 1)):
        moment = datetime(2026, 3, 1, hour, tzinfo=UTC).isoformat()
        append_judgement(tmp_path, attrs.evolve(made, note=note, time=moment, target="a.py"))
    (kept,) = read_score_file(Workspace(tmp_path))["a.py"].latest
    assert kept.judgement.note == "second"


def test_a_changed_original_is_read_again_though_its_time_was_put_back(tmp_path: Path) -> None:
    path, workspace, originals = tmp_path / "A.java", Workspace(tmp_path), ParsedFiles()
    path.write_text("class A { int one; }\n")
    before = path.stat()
    first = originals.document(workspace, "A.java", 1_000)
    path.write_text("class A { int two; }\n")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    second = originals.document(workspace, "A.java", 1_000)
    assert first is not None
    assert second is not None
    assert "two" in str(second.text)
    assert originals.document(workspace, "A.java", 1_000) is second


def test_a_date_to_wait_for_far_off_is_not_waited_for() -> None:
    asked = parse_retry_after(format_datetime(datetime.now(UTC) + timedelta(days=400)))
    failure = JudgeFailure(FailureKind.RATE_LIMIT, "later", retry_after=asked)
    assert RetryPolicy().wait(failure, 0, 0.0) is None
    assert parse_retry_after(format_datetime(datetime.now(UTC) - timedelta(days=400))) == 0


def test_spans_of_time_are_measured_by_a_clock_that_nobody_sets() -> None:
    reading = {
        path.relative_to(SERVER).as_posix()
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and (node.value.id, node.attr) == ("time", "time")
    }
    # The cache asks it for the order of uses, as the first test here shows; kept findings ask it for the day alone.
    assert reading == {"judging/cache.py", "workspace/row_cache.py"}
