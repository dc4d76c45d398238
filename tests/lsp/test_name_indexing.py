"""The indexes of names follow what happens while they are made, and keep nothing of what is closed."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import attrs
import pytest

from tests.lsp.test_session import services_in
from variorum.lsp.features.text_document_did_close import did_close
from variorum.lsp.features.text_document_did_open import did_open
from variorum.lsp.protocol.params import Params
from variorum.lsp.services import index_building
from variorum.lsp.services.request_priority import RequestPriority
from variorum.lsp.services.services import Services
from variorum.lsp.services.tasks import Tasks
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.name_indexes import FolderIndex
from variorum.rules.workspace_context import WorkspaceContext

JAVA = "class A {\n    int first() { return 1; }\n}\n"
TRANSLATION = "# variorum: translated-from A.java\nclass A:\n    def first(self):\n        return 1\n"


@attrs.define
class Work:
    """The work that a session begins, in its order, to be waited for."""

    services: Services
    begun: asyncio.Queue[asyncio.Task[Any]] = attrs.field(factory=asyncio.Queue)

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine, as the session's tasks do."""
        self.begun.put_nowait(asyncio.get_running_loop().create_task(work))

    async def next(self) -> asyncio.Task[Any]:
        """What was begun next."""
        return await self.begun.get()

    async def done(self) -> None:
        """Wait for what was begun next."""
        await (await self.next())


@attrs.define
class Gate:
    """Holds back indexes that are made, but not yet used."""

    made: asyncio.Event = attrs.field(factory=asyncio.Event)
    opened: asyncio.Event = attrs.field(factory=asyncio.Event)

    async def build(
        self,
        folder: Folder,
        family: str,
        before: FolderIndex | None,
        tasks: Tasks,
        priority: RequestPriority,
    ) -> FolderIndex:
        """An index, once the gate is open."""
        found = await BUILD(folder, family, before, tasks, priority)
        self.made.set()
        await self.opened.wait()
        return found


BUILD = index_building.build


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Work:
    """A session whose work is waited for, in a folder of two modules."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    root = tmp_path / "workspace"
    root.mkdir()
    (root / "a.py").write_text("def used(): pass\n")
    (root / "b.py").write_text("x = 1\n")
    (root / "A.java").write_text(JAVA)
    (root / "c.py").write_text(TRANSLATION)
    made = Work(services_in(root))
    monkeypatch.setattr(made.services.tasks, "start", made.start)
    return made


@pytest.fixture
def folder(work: Work) -> Folder:
    (found,) = work.services.session.folders.values()
    return found


def workspace_context(work: Work, folder: Folder) -> WorkspaceContext:
    return work.services.session.name_indexes.workspace_context(folder, "a.py")


async def test_a_file_that_changes_while_the_index_is_made_is_seen_as_it_is_now(
    work: Work, folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate()
    monkeypatch.setattr(index_building, "build", gate.build)
    indexer = work.services.indexer
    indexer.build_for(folder, ["python"])
    built = await work.next()
    await gate.made.wait()
    (folder.workspace.root / "b.py").write_text("from a import used\n")
    indexer.files_changed(folder, ["b.py"])
    await work.done()
    gate.opened.set()
    await built
    assert workspace_context(work, folder).imported_elsewhere == {"used"}


async def test_a_file_that_comes_while_the_index_is_made_is_in_it(
    work: Work, folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate()
    monkeypatch.setattr(index_building, "build", gate.build)
    indexer = work.services.indexer
    indexer.build_for(folder, ["python"])
    built = await work.next()
    await gate.made.wait()
    (folder.workspace.root / "new.py").write_text("from a import used\n")
    folder.set_files(folder.list_files())
    indexer.files_listed()
    gate.opened.set()
    await built
    assert workspace_context(work, folder).imported_elsewhere == {"used"}


async def test_an_index_that_is_given_up_is_asked_for_nothing(work: Work, folder: Folder) -> None:
    indexer = work.services.indexer
    indexer.build_for(folder, ["python"])
    await work.done()
    opened(work.services, folder, "c.py", TRANSLATION)
    defined = await work.next()
    work.services.session.forget()
    await defined
    (folder.workspace.root / "b.py").write_text("from a import used\n")
    indexer.files_changed(folder, ["b.py"])
    looked = await work.next()
    work.services.session.name_indexes.clear()
    await looked
    assert not workspace_context(work, folder).imported_elsewhere


async def test_a_closed_translation_does_not_keep_its_original(work: Work, folder: Folder) -> None:
    indexer = work.services.indexer
    indexer.build_for(folder, ["python"])
    await work.done()
    original = opened(work.services, folder, "c.py", TRANSLATION)
    await work.done()
    assert work.services.snapshots.current(folder.uri_of("c.py")) is not None
    did_close(work.services, Params({"textDocument": {"uri": folder.uri_of("c.py")}}))
    (folder.workspace.root / "A.java").write_text(JAVA.replace("1", "2"))
    assert work.services.session.parsed_files.document(folder.workspace, "A.java", 10**6) is not original()
    gc.collect()
    assert original() is None


def opened(services: Services, folder: Folder, name: str, text: str) -> weakref.ref[Any]:
    """Open a translation; a reference to its original that does not keep it."""
    uri = folder.uri_of(name)
    item = {"uri": uri, "languageId": "python", "version": 1, "text": text}
    did_open(services, Params({"textDocument": item}))
    snapshot = services.snapshots.current(uri)
    assert snapshot is not None
    services.indexer.diagnostics_sent(snapshot)
    assert snapshot.original is not None
    return weakref.ref(snapshot.original.document)
