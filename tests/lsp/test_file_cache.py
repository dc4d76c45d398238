"""What is worked out for files on disk holds until something that it rests on changes."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.lsp.test_session import HEADER, JAVA, services_in
from variorum.lsp.commands.list_pairs import list_pairs, scored_pair
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.services.disk_snapshots import snapshot_on_disk
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.lsp.state.file_basis import basis_of
from variorum.lsp.state.file_cache import Cached, FileCache, now
from variorum.lsp.state.folder import Folder

LONG_AGO = 1_000_000_000


@pytest.fixture
def pair(tmp_path: Path) -> Path:
    """A folder with a pair that nobody has touched for years."""
    (tmp_path / "A.java").write_text(JAVA)
    (tmp_path / "a.py").write_text(f"{HEADER}class A:\n    def first(self):\n        return 1\n")
    for path in tmp_path.iterdir():
        os.utime(path, (LONG_AGO, LONG_AGO))
    return tmp_path


async def caching(services: Services) -> tuple[Folder, FileCache[str]]:
    (folder,) = services.session.folders.values()
    cache: FileCache[str] = FileCache()
    began = now()
    snapshot = await snapshot_on_disk(services, folder, "a.py")
    assert snapshot is not None
    assert snapshot.original is not None
    basis = basis_of(services.session, folder, "a.py", "A.java")
    cache.put("a.py", basis, "what was found", began)
    return folder, cache


def cached(services: Services, folder: Folder, cache: FileCache[str], name: str) -> Cached[str] | None:
    return cache.get(name, lambda original: basis_of(services.session, folder, name, original))


async def test_a_value_holds_while_nothing_changes(pair: Path) -> None:
    services = services_in(pair)
    folder, cache = await caching(services)
    assert cached(services, folder, cache, "a.py") == Cached("what was found")
    assert cached(services, folder, cache, "A.java") is None


def _open_the_original(services: Services, folder: Folder) -> None:
    services.session.open(folder.uri_of("A.java"), "java", 1, JAVA)


def _touch(name: str) -> Callable[[Services, Folder], None]:
    return lambda services, folder: os.utime(folder.spelled_root / name)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(_touch("a.py"), id="the file"),
        pytest.param(_touch("A.java"), id="its original"),
        pytest.param(_open_the_original, id="its original, in the editor"),
        pytest.param(lambda services, folder: folder.reload(), id="the settings"),
        pytest.param(lambda services, folder: folder.pairs_changed("A.java"), id="the chosen pairs"),
        pytest.param(lambda services, folder: folder.scores.failed("a.py", "no model"), id="its judgements"),
    ],
)
async def test_a_value_ends_with_what_it_rests_on(
    pair: Path, change: Callable[[Services, Folder], None]
) -> None:
    services = services_in(pair)
    folder, cache = await caching(services)
    change(services, folder)
    assert cached(services, folder, cache, "a.py") is None


async def test_what_was_written_a_moment_ago_may_be_written_again_and_is_not_kept(pair: Path) -> None:
    os.utime(pair / "a.py")
    services = services_in(pair)
    folder, cache = await caching(services)
    assert cached(services, folder, cache, "a.py") is None


async def test_only_pairs_that_have_changed_are_scored_again(
    pair: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (pair / "b.py").write_text((pair / "a.py").read_text())
    os.utime(pair / "b.py", (LONG_AGO, LONG_AGO))
    services = services_in(pair)
    scored: list[str] = []

    def noting(snapshot: Snapshot) -> Json | None:
        scored.append(snapshot.name)
        return scored_pair(snapshot)

    monkeypatch.setattr("variorum.lsp.commands.list_pairs.scored_pair", noting)
    first = await list_pairs(services, Params({}))
    assert scored == ["A.java", "a.py", "b.py"]
    scored.clear()
    assert await list_pairs(services, Params({})) == first
    assert scored == []
    os.utime(pair / "b.py")
    assert await list_pairs(services, Params({})) == first
    assert scored == ["b.py"]
