"""Of the files that git does not know, no more is read than is needed to find renamed ones."""

from __future__ import annotations

import os
from pathlib import Path

from tests.repository import Repository
from variorum.workspace.git import revision_of
from variorum.workspace.untracked import LARGEST, untracked_contents

LINES = "".join(f"line {number}\n" for number in range(10))


def test_files_behind_the_limit_are_left_out(tmp_path: Path) -> None:
    for name in "abcd":
        (tmp_path / name).write_text(name * 40)
    (tmp_path / "c").write_text("c" * 10)
    found = untracked_contents(tmp_path, "abcd", most=100)
    assert {path: len(data) for path, data in found.items()} == {"a": 40, "b": 40, "c": 10}


def test_links_folders_and_large_files_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"a")
    (tmp_path / "link").symlink_to(tmp_path / "a")
    (tmp_path / "folder").mkdir()
    (tmp_path / "large").write_bytes(b"a" * (LARGEST + 1))
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    assert untracked_contents(tmp_path, ["a", "link", "folder", "large", "pipe", "none"]) == {"a": b"a"}


def test_a_large_file_that_is_gone_is_not_read(tmp_path: Path) -> None:
    repository = Repository(tmp_path)
    repository.commit(**{"large.py": LINES * 20_000, "small.py": LINES})
    for name in ("large.py", "small.py"):
        (tmp_path / name).rename(tmp_path / f"new_{name}")
    assert revision_of(tmp_path, "HEAD").renamed_from == {"new_small.py": "small.py"}
