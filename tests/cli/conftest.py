"""A workspace to run commands in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from variorum.cli import main

Run = Callable[..., tuple[int, str, str]]

JAVA = """\
class Tally {
    int half(int count) {
        return count / 2;
    }
}
"""
PYTHON = """\
import os


class Tally:
    def half(self, count):
        return count / 2
"""
SETTINGS = """\
[[pairs.patterns]]
source = "legacy/{name:pascal}.java"
target = "src/{name:snake}.py"
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A workspace with one pair, as the current folder."""
    files = {"variorum.toml": SETTINGS, "legacy/Tally.java": JAVA, "src/tally.py": PYTHON}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path


@pytest.fixture
def run(here: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line; its exit status, standard output and standard error."""

    def command(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return command
