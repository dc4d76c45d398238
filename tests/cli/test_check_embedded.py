"""`variorum check` on texts that hold code of other languages."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

README = "# Tally\n\n```python\ndef f(x):\n    left = 1\n    return x\n```\n"
PAGE = "<script>\nfunction f(x) {\n  debugger\n  return x\n}\n</script>\n"


@pytest.fixture(autouse=True)
def texts(here: Path) -> None:
    """A Markdown file and a page in the workspace."""
    (here / "README.md").write_text(README)
    (here / "page.html").write_text(PAGE)


def test_code_in_markdown_and_in_pages_is_checked(run: Run) -> None:
    status, out, err = run("check", "README.md", "page.html")
    assert (status, err) == (1, "")
    assert "README.md:5:5: information[unused-variable]" in out
    assert "page.html:3:3: warning[debug-breakpoint]" in out
    assert "2 findings in 2 files" in out


def test_a_folder_is_checked_with_the_texts_in_it(run: Run) -> None:
    _, out, _ = run("check", ".")
    assert "README.md:5:5" in out
    assert "src/tally.py:1:8" in out


def test_fixes_reach_into_the_text(run: Run, here: Path) -> None:
    run("check", "README.md", "page.html", "--fix", "--unsafe-fixes")
    assert (here / "README.md").read_text() == README.replace("    left = 1\n", "")
    assert (here / "page.html").read_text() == PAGE.replace("  debugger\n", "")


def test_standard_input_can_be_such_a_text(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(README.encode())))
    _, out, _ = run("check", "-", "--language", "markdown", "--fix", "--unsafe-fixes")
    assert out == README.replace("    left = 1\n", "")


def test_such_a_text_is_never_the_original_of_a_pair(run: Run, here: Path) -> None:
    (here / "variorum.toml").write_text('[[pairs.patterns]]\nsource = "*.md"\ntarget = "src/{name}.py"\n')
    _, out, _ = run("pairs")
    assert "README.md" not in out
