"""What a keystroke costs does not depend on how many files lie beside the one that is typed in."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.lsp.test_session import services_in, snapshot
from variorum.lsp.conversion.diagnostic_json import PublishedDiagnostics, write_diagnostics
from variorum.lsp.services.services import Services
from variorum.lsp.state.buffer import Change

TEXT = "import os\n\n\ndef total(first):\n    spare = first\n    return first\n"
SETTINGS = '[[pairs.patterns]]\nsource = "{folder}/{name:pascal}.java"\ntarget = "src/{name:snake}.py"\n'
FEW, MANY = 10, 1_000
TYPED = ("one\n", "two = 2\n", "# three\n", "return 1\n")


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python the work runs, every round of a loop counted."""
    count = 0

    def trace(_: FrameType, event: str, __: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def services_with(folder: Path, files: int, settings: str) -> Services:
    folder.mkdir()
    (folder / "variorum.toml").write_text(settings, encoding="utf-8")
    for number in range(files):
        name = folder / f"part{number % 7}" / f"Module{number}.java"
        name.parent.mkdir(exist_ok=True)
        name.write_text("class A {}\n", encoding="utf-8")
    return services_in(folder)


def costs(folder: Path, files: int, settings: str) -> list[int]:
    """The lines that each of a few keystrokes runs, from the change to the diagnostics as they are sent."""
    services = services_with(folder, files, settings)
    path = folder / "src" / "ledger.py"
    opened = services.session.open(path.as_uri(), "python", 1, TEXT)
    found = []
    written: PublishedDiagnostics | None = None

    def press(version: int, text: str) -> None:
        nonlocal written
        opened.buffer.change(version, [Change(((5, 4), (5, 4)), text)])
        written = write_diagnostics(snapshot(services, path), written)

    for version, text in enumerate(("x", *TYPED), start=2):
        found.append(lines_run(lambda version=version, text=text: press(version, text)))  # type: ignore[misc]
    # The first keystroke may load what the others use.
    return found[1:]


@pytest.mark.parametrize("settings", ["", SETTINGS], ids=["by likeness", "by patterns"])
def test_a_keystroke_in_a_large_folder_does_not_visit_its_files(tmp_path: Path, settings: str) -> None:
    # What is loaded and compiled once is so now, for both.
    costs(tmp_path / "warm", FEW, settings)
    few, many = costs(tmp_path / "few", FEW, settings), costs(tmp_path / "many", MANY, settings)
    assert max(abs(one - other) for one, other in zip(few, many, strict=True)) < MANY / 10
    assert min(few) > 100
