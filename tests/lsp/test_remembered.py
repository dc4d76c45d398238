"""What is worked out for files on disk holds until something that it rests on changes."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.lsp.test_session import HEADER, JAVA, session_in
from variorum.lsp.commands.list_pairs import list_pairs, scored_pair
from variorum.lsp.folders import Folder
from variorum.lsp.params import Json, Params
from variorum.lsp.remembered import Found, Remembered, now
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.snapshots import snapshot_on_disk

LONG_AGO = 1_000_000_000


@pytest.fixture
def pair(tmp_path: Path) -> Path:
    """A folder with a pair that nobody has touched for years."""
    (tmp_path / "A.java").write_text(JAVA)
    (tmp_path / "a.py").write_text(f"{HEADER}class A:\n    def first(self):\n        return 1\n")
    for path in tmp_path.iterdir():
        os.utime(path, (LONG_AGO, LONG_AGO))
    return tmp_path


async def remembering(session: Session) -> tuple[Folder, Remembered[str]]:
    (folder,) = session.folders.values()
    remembered: Remembered[str] = Remembered()
    began = now()
    snapshot = await snapshot_on_disk(session, folder, "a.py")
    assert snapshot is not None
    assert snapshot.original is not None
    remembered.remember(session, folder, snapshot, "what was found", began)
    return folder, remembered


async def test_a_value_holds_while_nothing_changes(pair: Path) -> None:
    session = session_in(pair)
    folder, remembered = await remembering(session)
    assert remembered.recall(session, folder, "a.py") == Found("what was found")
    assert remembered.recall(session, folder, "A.java") is None


def _open_the_original(session: Session, folder: Folder) -> None:
    session.open(folder.uri_of("A.java"), "java", 1, JAVA)


def _touch(name: str) -> Callable[[Session, Folder], None]:
    return lambda session, folder: os.utime(folder.spelled_root / name)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(_touch("a.py"), id="the file"),
        pytest.param(_touch("A.java"), id="its original"),
        pytest.param(_open_the_original, id="its original, in the editor"),
        pytest.param(lambda session, folder: folder.reload(), id="the settings"),
        pytest.param(lambda session, folder: folder.pairs_changed("A.java"), id="the chosen pairs"),
        pytest.param(lambda session, folder: folder.scores.failed("a.py", "no model"), id="its judgements"),
    ],
)
async def test_a_value_ends_with_what_it_rests_on(
    pair: Path, change: Callable[[Session, Folder], None]
) -> None:
    session = session_in(pair)
    folder, remembered = await remembering(session)
    change(session, folder)
    assert remembered.recall(session, folder, "a.py") is None


async def test_what_was_written_a_moment_ago_may_be_written_again_and_is_not_kept(pair: Path) -> None:
    os.utime(pair / "a.py")
    session = session_in(pair)
    folder, remembered = await remembering(session)
    assert remembered.recall(session, folder, "a.py") is None


async def test_only_pairs_that_have_changed_are_scored_again(
    pair: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (pair / "b.py").write_text((pair / "a.py").read_text())
    os.utime(pair / "b.py", (LONG_AGO, LONG_AGO))
    session = session_in(pair)
    scored: list[str] = []

    def noting(snapshot: Snapshot) -> Json | None:
        scored.append(snapshot.name)
        return scored_pair(snapshot)

    monkeypatch.setattr("variorum.lsp.commands.list_pairs.scored_pair", noting)
    first = await list_pairs(session, Params({}))
    assert scored == ["A.java", "a.py", "b.py"]
    scored.clear()
    assert await list_pairs(session, Params({})) == first
    assert scored == []
    os.utime(pair / "b.py")
    assert await list_pairs(session, Params({})) == first
    assert scored == ["b.py"]
