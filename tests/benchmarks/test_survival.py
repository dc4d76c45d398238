"""Whether programs survive their fixes: the harness on packages made up for it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from benchmarks.surviving.one_by_one import those_that_work
from benchmarks.surviving.python_modules import importable
from benchmarks.surviving.trial import FixingFailed, Mode, Outcome, Trial, survive

# What the import of `plugin` does, `app` needs: the fix that removes it as unused is not safe.
PACKAGE = {
    "__init__.py": "",
    "app.py": "from package import plugin\nfrom package.table import NAMES\n\nNAME = NAMES['a']\n",
    "plugin.py": "import os\n\nfrom package.table import Base\n\n\nclass Plugin(Base):\n    pass\n",
    "table.py": "NAMES = {}\n\n\nclass Base:\n    def __init_subclass__(cls):\n        NAMES['a'] = cls\n",
    "failing.py": "raise SystemExit(0)\n",
}
TRANSLATION = ["--source-language", "java"]
MODULES = {"package", "package.app", "package.plugin", "package.table"}


def outcomes_of(tmp_path: Path, *modes: Mode) -> list[Outcome]:
    """The outcomes of fixing the package in each mode."""
    package = tmp_path / "package"
    package.mkdir()
    for name, text in PACKAGE.items():
        (package / name).write_text(text, encoding="utf-8")
    working = partial(importable, python=sys.executable)
    return survive(Trial("made up", {"package": package}, working), modes, tmp_path)


def test_a_package_survives_safe_fixes(tmp_path: Path) -> None:
    [outcome] = outcomes_of(tmp_path, Mode("safe", TRANSLATION))
    assert (outcome.fixes, outcome.files, outcome.broken) == (1, 1, [])
    assert outcome.before == MODULES


def test_what_a_fix_breaks_is_reported(tmp_path: Path) -> None:
    safe, unsafe = outcomes_of(
        tmp_path, Mode("safe", TRANSLATION), Mode("all", [*TRANSLATION, "--unsafe-fixes"])
    )
    assert safe.broken == []
    assert unsafe.broken == ["package.app"]


def test_the_original_stays_as_it_is(tmp_path: Path) -> None:
    outcomes_of(tmp_path, Mode("all", [*TRANSLATION, "--unsafe-fixes"]))
    assert {path.name: path.read_text() for path in (tmp_path / "package").glob("*.py")} == PACKAGE


def test_a_run_that_fails_is_no_run_without_fixes(tmp_path: Path) -> None:
    with pytest.raises(FixingFailed, match="no-such-option"):
        outcomes_of(tmp_path, Mode("safe", ["--no-such-option"]))


def test_what_ends_its_process_has_failed_and_the_next_is_tried() -> None:
    child = (
        "import sys\n"
        "for name in sys.argv[2:]:\n"
        "    print('start', name, file=open(sys.argv[1], 'a'))\n"
        "    if name == 'b': sys.exit()\n"
        "    print('done', name, file=open(sys.argv[1], 'a'))\n"
    )

    def command(report: Path, names: Sequence[str]) -> list[str]:
        return [sys.executable, "-c", child, str(report), *names]

    assert those_that_work(["a", "b", "c"], command, 60.0) == {"a", "c"}


def test_what_works_only_once_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "part").mkdir()
    calls = iter(range(10))
    trial = Trial("made up", {"part": tmp_path / "part"}, lambda folder: {"always", f"test at {next(calls)}"})
    [outcome] = survive(trial, [Mode("safe")], tmp_path)
    assert (outcome.before, outcome.broken) == ({"always"}, [])
