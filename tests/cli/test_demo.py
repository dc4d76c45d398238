"""`variorum demo`: the real server, driven as an editor drives it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from variorum.cli.demo_client import Editor, ServerFailed


def test_the_demo_shows_the_worst_findings_the_scores_and_what_to_try_next(run: Run, here: Path) -> None:
    status, out, err = run("demo", str(here))
    assert (status, err) == (0, "")
    assert "src/tally.py, translated from legacy/Tally.java" in out
    # What departs from the original goes before what is true of the file alone.
    assert out.index("src/tally.py:6:22: warning[integer-division]") < out.index("warning[unused-import]")
    assert "see: Tally.java:3: " in out
    assert "offers: Remove the unused import\n" in out
    assert re.search(r"^S \d\.\d{3} .* · J \d\.\d{3} \(offline estimate\) · IMM ", out, re.M)
    assert "--full" in out
    assert len(out.splitlines()) <= 45


def test_the_whole_demo_shows_what_an_editor_would(run: Run, here: Path) -> None:
    status, out, err = run("demo", str(here), "--full")
    assert (status, err) == (0, "")
    assert "src/tally.py, translated from legacy/Tally.java" in out
    assert "src/tally.py:1:8: warning[unused-import]: `os` is imported but never used" in out
    assert "offers: Remove the unused import" in out
    assert "src/tally.py:6:22: warning[integer-division]" in out
    assert "see: Tally.java:3: " in out
    assert "Lenses\n  line    1  S " in out
    assert "Hover on line 5: def half(self, count):" in out
    assert "Score this translation\n" in out
    assert "(offline estimate)" in out
    assert out.endswith("The server was asked about 1 translation and ended in order.\n")


def test_the_demo_leaves_the_workspace_as_it_was(run: Run, here: Path) -> None:
    before = {path: path.read_bytes() for path in here.rglob("*") if path.is_file()}
    run("demo", str(here))
    assert {path: path.read_bytes() for path in here.rglob("*") if path.is_file()} == before


def test_a_workspace_without_pairs_is_2(run: Run, here: Path) -> None:
    status, _, err = run("demo", str(here / "legacy"))
    assert status == 2
    assert "no pairs here" in err


def test_a_file_that_cannot_be_read_is_passed_over(run: Run, here: Path) -> None:
    (here / "src" / "logo.py").write_bytes(b"\0")
    status, out, err = run("demo", str(here))
    assert status == 0
    assert "src/tally.py, translated from" in out
    assert err.endswith("src/logo.py: binary file or UTF-16; save it as UTF-8 (skipped)\n")


@pytest.mark.parametrize(
    ("server", "words"),
    [
        ("import sys; sys.exit('no luck today')", "no luck today"),
        ("import sys; sys.stdin.buffer.readline(); print('Content-Length: x\\n', flush=True)", "has ended"),
        (
            "import sys; sys.stdin.buffer.readline(); print('Content-Length: 9\\n\\n{}', flush=True)",
            "has ended",
        ),
    ],
)
def test_a_server_that_fails_is_told_in_one_line(tmp_path: Path, server: str, words: str) -> None:
    editor = Editor([sys.executable, "-c", server], tmp_path)
    with pytest.raises(ServerFailed, match=words):
        editor.request("initialize", {})
    with pytest.raises(ServerFailed, match="has ended"):
        editor.request("shutdown", None)
    editor.kill()
