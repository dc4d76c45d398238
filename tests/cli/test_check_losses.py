"""`variorum check`, where a file ends the process that checks it, or takes for ever: it is named, the others are checked."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli import deadly
from tests.cli.conftest import Run
from variorum.cli import check_engine, check_run, check_workers

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")
_WAY_OUT = "`exclude` in variorum.toml leaves it out of a folder"


@pytest.fixture
def crew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are shared out among two processes, however few there are."""
    monkeypatch.setattr(check_run, "MANY", 1)
    monkeypatch.setattr(check_run, "cpu_count", lambda: 2)
    monkeypatch.setattr(check_workers, "_checked", deadly.checked)


def write_parts(here: Path, count: int = 30) -> None:
    for number in range(count):
        (here / "src" / f"part_{number}.py").write_text(f"import sys\nx = {number}\n", encoding="utf-8")


def names(report: str) -> list[str]:
    return [file["path"] for file in json.loads(report)["files"]]


def check(run: Run, *more: str) -> tuple[int, str, str]:
    return run("check", "src", "--cache-dir", "kept", "--format", "json", *more)


@pytest.mark.usefixtures("crew")
def test_files_that_end_their_process_are_named_and_the_others_checked(run: Run, here: Path) -> None:
    write_parts(here)
    for number in (3, 4, 20):
        (here / "src" / f"part_{number}.py").write_text("# ends its process\n", encoding="utf-8")
    status, out, err = check(run)
    assert status == 2
    lost = [f"src/part_{number}.py" for number in (20, 3, 4)]
    assert err.splitlines() == [
        f"variorum: {name}: not checked: its process died (SIGKILL); {_WAY_OUT}" for name in lost
    ]
    assert len(names(out)) == 28
    assert not set(lost) & set(names(out))


@pytest.mark.usefixtures("crew")
def test_a_file_that_was_lost_is_tried_again_by_the_next_run(
    run: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_parts(here)
    (here / "src" / "part_3.py").write_text("import os  # ends its process\n", encoding="utf-8")
    check(run)
    # Of what was found of the others nothing is looked for again.
    tried: list[str] = []
    real = check_engine.row_of
    monkeypatch.setattr(check_run, "MANY", 100)
    monkeypatch.setattr(check_engine, "row_of", lambda job: tried.append(job.text) or real(job))  # type: ignore[func-returns-value]
    status, out, err = check(run)
    assert (status, err) == (1, "")
    assert tried == ["import os  # ends its process\n"]
    assert "src/part_3.py" in names(out)


@pytest.mark.usefixtures("crew")
def test_fixes_reach_the_files_that_could_be_checked(run: Run, here: Path) -> None:
    (here / "src" / "bad.py").write_text("import os  # ends its process\n", encoding="utf-8")
    status, _, err = check(run, "--fix")
    assert status == 2
    assert err.count("not checked") == 1
    assert "import os" not in (here / "src" / "tally.py").read_text(encoding="utf-8")
    assert "import os" in (here / "src" / "bad.py").read_text(encoding="utf-8")


def test_even_a_single_file_is_given_up_after_its_time(
    run: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The other file's findings are in the cache, so that the limit holds for no work that a busy machine could slow down.
    check(run)
    monkeypatch.setattr(check_workers, "_checked", deadly.checked)
    (here / "src" / "long.py").write_text("# takes for ever\n", encoding="utf-8")
    status, out, err = check(run, "--time-limit", "1")
    assert status == 2
    assert err == f"variorum: src/long.py: not checked: it took longer than 1 s; {_WAY_OUT}\n"
    assert names(out) == ["src/tally.py"]


def test_an_engine_that_fails_on_a_file_checks_the_others(
    run: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = check_engine.findings_of

    def fails(job: object) -> object:
        if "odd" in job.text:  # type: ignore[attr-defined]
            raise KeyError("nobody\nforesaw this")
        return real(job)  # type: ignore[arg-type]

    monkeypatch.setattr(check_engine, "findings_of", fails)
    (here / "src" / "odd.py").write_text("odd = 1\n", encoding="utf-8")
    status, out, err = check(run)
    assert status == 2
    assert err == (
        "variorum: src/odd.py: not checked: internal error, please report it "
        f"(KeyError 'nobody\\nforesaw this'); {_WAY_OUT}\n"
    )
    assert names(out) == ["src/tally.py"]


@pytest.mark.parametrize("given", ["0", "-1", "1.5", "soon"])
def test_a_time_limit_is_a_number_of_seconds(run: Run, given: str) -> None:
    status, _, err = check(run, "--time-limit", given)
    assert status == 2
    assert "expected an integer from 1 up" in err
