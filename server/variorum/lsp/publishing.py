"""When diagnostics go out: pushed to editors that do not ask, reported to those that do."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING
from weakref import ref

from variorum.lsp.convert import diagnostics_of, setting_diagnostic
from variorum.lsp.params import Json
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.snapshots import glimpse_of, snapshot_of
from variorum.lsp.uris import uri_of
from variorum.lsp.written import JsonText, diagnostics_text

if TYPE_CHECKING:
    from variorum.lsp.folders import Folder
    from variorum.lsp.session import Session

# Seconds of rest in one half of a pair before the other half's findings are worked out again.
_REST = 0.2


class Publisher:
    """Keeps the editor's view of the findings up to date."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._due: dict[str, None] = {}
        self._flush: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._aged: set[str] = set()
        # What was told of each text, and by which name. An editor that does not ask again must not keep an old state alive.
        self._answers: dict[str, tuple[ref[Snapshot], str, bytes]] = {}
        self._pushed: set[str] = set()
        self._numbers = itertools.count(1)
        # An editor may still hold the names that a server before this one gave.
        self._run = secrets.token_hex(4)
        self._settings_files: dict[Folder, str] = {}
        self._told: set[str] = set()
        self._unrest = asyncio.Event()

    @property
    def unrest(self) -> asyncio.Event:
        """Set when files or settings change from now on: reports on the workspace may be other ones then."""
        return self._unrest

    def workspace_changed(self) -> None:
        """A file on disk was changed, or the editor has let go of its text."""
        unrest, self._unrest = self._unrest, asyncio.Event()
        unrest.set()

    def text_changed(self, uri: str) -> None:
        """A text was opened or edited."""
        self._push_soon(uri)
        self.age(self._session.dependents_of(uri))

    def text_read(self, uri: str) -> None:
        """A large text has been read to its end: now all of its findings can be told."""
        self._push_soon(uri)
        if self._session.client.abilities.pulls_diagnostics:
            self._ask("workspace/diagnostic/refresh")

    def texts_changed(self, uris: Iterable[str]) -> None:
        """Several texts were, or something that they share."""
        for uri in uris:
            self._push_soon(uri)

    def age(self, uris: Iterable[str]) -> None:
        """What the findings of these texts rest on has changed; they are worked out again after a moment."""
        aged = set(uris)
        if not aged:
            return
        self._aged |= aged
        if self._later is not None:
            self._later.cancel()
        self._later = asyncio.get_running_loop().call_later(_REST, self._renew)

    def everything_changed(self) -> None:
        """Settings, files or caches have changed: nothing that was sent can be trusted."""
        if self._later is not None:
            self._later.cancel()
        self._aged |= set(self._session.texts)
        self._renew()
        self.workspace_changed()

    def text_closed(self, uri: str) -> None:
        """A text was closed: what was pushed for it goes, and its translations look at the disk again."""
        self._due.pop(uri, None)
        self._answers.pop(uri, None)
        if uri in self._pushed:
            self._pushed.discard(uri)
            self._session.client.notify("textDocument/publishDiagnostics", {"uri": uri, "diagnostics": []})
        self.age(self._session.dependents_of(uri))
        self.workspace_changed()

    def first_report(self, uri: str) -> Json | None:
        """The first findings of a large text that is being read, for an editor that can be told to ask again."""
        abilities = self._session.client.abilities
        glimpse = glimpse_of(self._session, uri) if abilities.refreshes_diagnostics else None
        if glimpse is None:
            return None
        self._session.reading.begin(uri)
        self._session.warming.text_shown(glimpse.document)
        name = f"{self._run}-{next(self._numbers)}"
        return {"kind": "full", "resultId": name, "items": JsonText(diagnostics_text(glimpse))}

    def report(self, snapshot: Snapshot, previous: object) -> Json:
        """The answer to an editor that asks: `unchanged` if it has the same findings already."""
        known = self._answers.get(snapshot.uri)
        if known is None or known[0]() is not snapshot:
            text = diagnostics_text(snapshot)
            is_same = known is not None and known[2] == text
            name = known[1] if known and is_same else f"{self._run}-{next(self._numbers)}"
            known = (ref(snapshot), name, text)
            self._answers[snapshot.uri] = known
            self._session.warming.text_shown(snapshot.document)
        _, result_id, text = known
        if result_id == previous:
            return {"kind": "unchanged", "resultId": result_id}
        return {"kind": "full", "resultId": result_id, "items": JsonText(text)}

    def report_on_disk(self, snapshot: Snapshot, previous: object) -> Json:
        """The same for a file that is not open; the answer is named by its content, so nothing is kept."""
        items = diagnostics_of(snapshot)
        result_id = hashlib.sha256(repr(items).encode("utf-8", "surrogatepass")).hexdigest()
        if result_id == previous:
            return {"kind": "unchanged", "resultId": result_id}
        return {"kind": "full", "resultId": result_id, "items": items}

    def publish_settings(self, folder: Folder) -> None:
        """Show what is wrong in a folder's settings file, and clear what was shown before."""
        loaded = folder.loaded
        uri = uri_of(folder.spelled_root / loaded.file) if loaded.file else None
        before = self._settings_files.pop(folder, None)
        if before is not None and before != uri:
            self._session.client.notify("textDocument/publishDiagnostics", {"uri": before, "diagnostics": []})
        if uri is not None and (loaded.problems or before == uri):
            items = [setting_diagnostic(problem) for problem in loaded.problems]
            self._session.client.notify("textDocument/publishDiagnostics", {"uri": uri, "diagnostics": items})
        if uri is not None and loaded.problems:
            self._settings_files[folder] = uri

    def tell(self, complaints: Iterable[str], outcome: str = "What held before holds") -> None:
        """Tell the user of settings that could not be used, of each of them once, and what follows from that."""
        for complaint in complaints:
            if complaint not in self._told:
                self._told.add(complaint)
                self._session.client.show(f"{complaint}. {outcome}.")

    def _push_soon(self, uri: str) -> None:
        """Push once the messages that already wait have been taken in: a burst of edits is answered once.

        Answers that a person waits for go first.
        """
        opened = self._session.texts.get(uri)
        is_cell = opened is not None and opened.notebook is not None
        if self._session.client.abilities.pulls_diagnostics and not is_cell:
            return
        self._due[uri] = None
        if self._flush is None:
            self._flush = asyncio.get_running_loop().create_task(self._push())

    async def _push(self) -> None:
        await self._session.precedence.given()
        self._flush = None
        due, self._due = self._due, {}
        for uri in due:
            snapshot = glimpse_of(self._session, uri)
            if snapshot is not None:
                self._session.reading.begin(uri)
            else:
                snapshot = snapshot_of(self._session, uri)
            if snapshot is None:
                continue
            params: Json = {"uri": uri, "diagnostics": JsonText(diagnostics_text(snapshot))}
            self._pushed.add(uri)
            if snapshot.version is not None:
                params["version"] = snapshot.version
            self._session.client.notify("textDocument/publishDiagnostics", params)
            self._session.warming.text_shown(snapshot.document)

    def _renew(self) -> None:
        self._later = None
        aged, self._aged = self._aged, set()
        for uri in aged:
            self._push_soon(uri)
        abilities = self._session.client.abilities
        if abilities.pulls_diagnostics and abilities.refreshes_diagnostics:
            self._ask("workspace/diagnostic/refresh")
        if abilities.refreshes_lenses:
            self._ask("workspace/codeLens/refresh")

    def _ask(self, method: str) -> None:
        self._session.tasks.start(self._session.client.request(method, None))
