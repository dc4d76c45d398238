"""`variorum check`: what was found before is not looked for again, and many files are shared out among processes."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.conftest import JAVA, PYTHON, Run
from variorum.cli import check_engine, check_run, check_workers
from variorum.cli.check_job import Job
from variorum.cli.finding_cache import engine_fingerprint


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are looked at, as they are."""
    texts: list[str] = []
    real = check_engine.findings_of

    def noted(job: Job) -> object:
        texts.append(job.text)
        return real(job)

    monkeypatch.setattr(check_engine, "findings_of", noted)
    return texts


def check(run: Run, *more: str) -> tuple[int, str, str]:
    return run("check", ".", "--cache-dir", "kept", "--format", "json", *more)


def test_a_second_run_says_the_same_and_looks_at_nothing(run: Run, checked: list[str]) -> None:
    first = check(run)
    assert len(checked) == 2
    assert check(run) == first
    assert len(checked) == 2
    assert run("check", ".", "--no-cache", "--format", "json") == first
    assert len(checked) == 4


def test_a_changed_file_is_looked_at_alone(run: Run, here: Path, checked: list[str]) -> None:
    check(run)
    checked.clear()
    (here / "src" / "other.py").write_text("import sys\n", encoding="utf-8")
    _, out, _ = check(run)
    assert checked == ["import sys\n"]
    assert "`sys` is imported but never used" in out


def test_a_changed_original_makes_its_translation_another(run: Run, here: Path, checked: list[str]) -> None:
    check(run)
    checked.clear()
    changed = JAVA.replace("count / 2", "count / 3")
    (here / "legacy" / "Tally.java").write_text(changed, encoding="utf-8")
    check(run)
    assert sorted(checked) == sorted([changed, PYTHON])


@pytest.mark.parametrize(
    "settings", ['[rules]\ndisabled = ["unused-import"]\n', '[rules.severity]\nunused-import = "error"\n']
)
def test_other_settings_make_every_file_another(
    run: Run, here: Path, checked: list[str], settings: str
) -> None:
    before = check(run)
    checked.clear()
    with (here / "variorum.toml").open("a", encoding="utf-8") as file:
        file.write(settings)
    assert check(run) != before
    assert len(checked) == 2


def test_another_engine_trusts_nothing(run: Run, checked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    first = check(run)
    monkeypatch.setattr(check_run, "engine_fingerprint", lambda: b"another")
    assert check(run) == first
    assert len(checked) == 4


@pytest.mark.parametrize("damage", [b"", b"no database at all " * 99, None])
def test_a_damaged_store_is_begun_again(
    run: Run, here: Path, checked: list[str], damage: bytes | None
) -> None:
    first = check(run)
    store = here / "kept" / "findings.sqlite3"
    store.write_bytes(store.read_bytes()[:700] if damage is None else damage)
    assert check(run) == first
    assert len(checked) == 4
    assert check(run) == first
    assert len(checked) == 4


@pytest.mark.parametrize("value", ["", "[[1]]", "{}", '[["unused-import"]]', "[" * 99_999, "7"])
def test_a_damaged_entry_is_replaced(run: Run, here: Path, value: str) -> None:
    first = check(run)
    with sqlite3.connect(here / "kept" / "findings.sqlite3") as database:
        database.execute("UPDATE findings SET value = ?", (value,))
    database.close()
    assert check(run) == first
    assert check(run) == first


def test_a_folder_that_cannot_be_used_is_named(run: Run, here: Path) -> None:
    (here / "kept").write_text("a file\n", encoding="utf-8")
    status, out, err = check(run)
    assert (status, out) == (2, "")
    assert err.startswith("variorum: --cache-dir: kept cannot be used: ")


def test_many_files_are_shared_out(run: Run, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(40):
        (here / "src" / f"part_{number}.py").write_text(f"import sys\nx = {number}\n", encoding="utf-8")
    alone = run("check", ".", "--no-cache", "--format", "json")
    shares: list[int] = []
    real = check_workers.check_in_parallel

    def noted(jobs: Sequence[Job], *more: object) -> object:
        shares.append(len(jobs))
        return real(jobs, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(check_run, "MANY", 10)
    monkeypatch.setattr(check_run, "cpu_count", lambda: 2)
    monkeypatch.setattr(check_workers, "check_in_parallel", noted)
    assert run("check", ".", "--no-cache", "--format", "json") == alone
    assert shares == [42]


def test_the_store_can_be_shown_and_emptied(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "kept"))
    run("check", ".")
    _, out, _ = run("cache")
    assert "findings.sqlite3: findings of 2 files" in out
    _, out, _ = run("cache", "clear")
    assert "were forgotten" in out
    _, out, _ = run("cache")
    assert "findings.sqlite3: findings of 0 files" in out


def test_another_grammar_trusts_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tree_sitter_python-0.25.0.dist-info").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    before = engine_fingerprint()
    assert engine_fingerprint() == before
    (tmp_path / "tree_sitter_python-0.25.0.dist-info").rename(
        tmp_path / "tree_sitter_python-0.25.1.dist-info"
    )
    assert engine_fingerprint() != before
