"""Sends diagnostics: publishes them to clients that do not ask, and reports them to those that do."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import secrets
from collections.abc import Callable, Iterable
from weakref import ref

import attrs

from variorum.lsp.conversion.diagnostic_json import PublishedDiagnostics, write_diagnostics
from variorum.lsp.conversion.diagnostics import diagnostics_of, setting_diagnostic
from variorum.lsp.protocol.json_text import JsonText
from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.uris import uri_of
from variorum.lsp.services.client import Client
from variorum.lsp.services.request_priority import RequestPriority
from variorum.lsp.services.tasks import Tasks
from variorum.lsp.snapshots.current import Snapshots
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.session import Session
from variorum.workspace.file_settings import Exclusion

# Seconds without an edit in one half of a pair after which the other half's findings are computed again.
_REST = 0.2


@attrs.frozen(eq=False)
class _Report:
    """What the client was sent last for a document that it asks for."""

    snapshot: ref[Snapshot]
    """Weak, because a client that does not ask again must not keep an old version in memory."""
    result_id: str
    data: bytes


class Publisher:
    """Keeps the client's diagnostics up to date."""

    def __init__(
        self, session: Session, snapshots: Snapshots, client: Client, tasks: Tasks, priority: RequestPriority
    ) -> None:
        self.after_report: list[Callable[[Snapshot], None]] = []
        """Called with each snapshot of an open document whose diagnostics are sent."""
        self._session, self._snapshots, self._client = session, snapshots, client
        self._tasks, self._priority = tasks, priority
        self._due: dict[str, None] = {}
        self._publishing: asyncio.Task[None] | None = None
        self._outdated: set[str] = set()
        self._recheck: asyncio.TimerHandle | None = None
        self._diagnostics: dict[str, PublishedDiagnostics] = {}
        self._reports: dict[str, _Report] = {}
        self._published: set[str] = set()
        self._numbers = itertools.count(1)
        # A client may still hold the result ids of a server before this one.
        self._run = secrets.token_hex(4)
        self._settings_files: dict[Folder, str] = {}
        self._reported_problems: set[str] = set()
        self._logged: dict[str, Exclusion] = {}
        self._workspace_change = asyncio.Event()

    @property
    def next_workspace_change(self) -> asyncio.Event:
        """Set when files or settings change from now on: reports on the workspace may differ then."""
        return self._workspace_change

    def workspace_changed(self) -> None:
        """A file on disk has changed, or a document was closed."""
        event, self._workspace_change = self._workspace_change, asyncio.Event()
        event.set()

    def document_changed(self, uri: str) -> None:
        """A document was opened or edited."""
        self._publish_soon(uri)
        self.recheck_later(self._session.dependents_of(uri))

    def documents_changed(self, uris: Iterable[str]) -> None:
        """Several documents have changed, or something that they share."""
        for uri in uris:
            self._publish_soon(uri)

    def document_parsed(self, uri: str) -> None:
        """A large document is parsed to its end: all of its findings can be shown now."""
        self._publish_soon(uri)
        if self._client.capabilities.pulls_diagnostics:
            self._ask("workspace/diagnostic/refresh")

    def recheck_later(self, uris: Iterable[str]) -> None:
        """Something that these documents depend on has changed: their findings are computed again after a rest."""
        outdated = set(uris)
        if not outdated:
            return
        self._outdated |= outdated
        if self._recheck is not None:
            self._recheck.cancel()
        self._recheck = asyncio.get_running_loop().call_later(_REST, self._recheck_now)

    def recheck_now(self, uris: Iterable[str]) -> None:
        """Background work has found something about these documents: their findings are computed again at once."""
        if self._recheck is not None:
            self._recheck.cancel()
        self._outdated |= set(uris)
        self._recheck_now()

    def everything_changed(self) -> None:
        """Settings, files or caches have changed: no diagnostic that was sent can be trusted."""
        self.recheck_now(self._session.documents)
        self.workspace_changed()

    def document_closed(self, uri: str) -> None:
        """A document was closed. Its published diagnostics go, and its translations look at the disk again."""
        self._due.pop(uri, None)
        self._reports.pop(uri, None)
        self._diagnostics.pop(uri, None)
        self._logged.pop(uri, None)
        if uri in self._published:
            self._published.discard(uri)
            self._client.notify("textDocument/publishDiagnostics", {"uri": uri, "diagnostics": []})
        self.recheck_later(self._session.dependents_of(uri))
        self.workspace_changed()

    def first_report(self, snapshot: Snapshot) -> Json:
        """Returns the report on a partial snapshot. The client is told to ask again when there is more."""
        data = self._write(snapshot)
        return {"kind": "full", "resultId": self._new_result_id(), "items": JsonText(data)}

    def report(self, snapshot: Snapshot, previous: object) -> Json:
        """Returns the report on a document: `unchanged` if the client has the same diagnostics already."""
        known = self._reports.get(snapshot.uri)
        if known is None or known.snapshot() is not snapshot:
            data = self._write(snapshot)
            is_same = known is not None and known.data == data
            result_id = known.result_id if known is not None and is_same else self._new_result_id()
            known = self._reports[snapshot.uri] = _Report(ref(snapshot), result_id, data)
        if known.result_id == previous:
            return {"kind": "unchanged", "resultId": known.result_id}
        return {"kind": "full", "resultId": known.result_id, "items": JsonText(known.data)}

    def report_on_disk(self, snapshot: Snapshot, previous: object) -> Json:
        """Returns the report on a file that is not open. Its result id is a hash, so nothing is kept."""
        items = diagnostics_of(snapshot)
        result_id = hashlib.sha256(repr(items).encode("utf-8", "surrogatepass")).hexdigest()
        if result_id == previous:
            return {"kind": "unchanged", "resultId": result_id}
        return {"kind": "full", "resultId": result_id, "items": items}

    def publish_settings(self, folder: Folder) -> None:
        """Publishes what is wrong in a folder's settings file, and clears what was published before."""
        loaded = folder.loaded
        uri = uri_of(folder.spelled_root / loaded.file) if loaded.file else None
        before = self._settings_files.pop(folder, None)
        if before is not None and before != uri:
            self._client.notify("textDocument/publishDiagnostics", {"uri": before, "diagnostics": []})
        if uri is not None and (loaded.problems or before == uri):
            items = [setting_diagnostic(problem) for problem in loaded.problems]
            self._client.notify("textDocument/publishDiagnostics", {"uri": uri, "diagnostics": items})
        if uri is not None and loaded.problems:
            self._settings_files[folder] = uri

    def show_problems(self, problems: Iterable[str], consequence: str = "What held before holds") -> None:
        """Shows settings that cannot be used, each of them once, and what follows from that."""
        for problem in problems:
            if problem not in self._reported_problems:
                self._reported_problems.add(problem)
                self._client.show(f"{problem}. {consequence}.")

    def show_scope_problems(self, folder: Folder) -> None:
        """Shows configurations of other linters that cannot be read."""
        self.show_problems(
            map(str, folder.scopes.problems), "What it silences in its linter is not silent here"
        )

    def _publish_soon(self, uri: str) -> None:
        """Publishes after the messages that wait, so that a burst of edits is answered once. Urgent requests go first."""
        opened = self._session.documents.get(uri)
        is_cell = opened is not None and opened.notebook is not None
        if self._client.capabilities.pulls_diagnostics and not is_cell:
            return
        self._due[uri] = None
        if self._publishing is None:
            self._publishing = asyncio.get_running_loop().create_task(self._publish_due())

    async def _publish_due(self) -> None:
        await self._priority.wait()
        self._publishing = None
        due, self._due = self._due, {}
        for uri in due:
            snapshot = self._snapshots.current(uri)
            if snapshot is not None:
                self._publish(snapshot)

    def _publish(self, snapshot: Snapshot) -> None:
        params: Json = {"uri": snapshot.uri, "diagnostics": JsonText(self._write(snapshot))}
        if snapshot.version is not None:
            params["version"] = snapshot.version
        self._published.add(snapshot.uri)
        self._client.notify("textDocument/publishDiagnostics", params)

    def _write(self, snapshot: Snapshot) -> bytes:
        """Returns the diagnostics as JSON. Only those are written again that the version before did not have."""
        self._explain(snapshot)
        published = write_diagnostics(snapshot, self._diagnostics.get(snapshot.uri))
        self._diagnostics[snapshot.uri] = published
        for function in self.after_report:
            function(snapshot)
        return published.data

    def _explain(self, snapshot: Snapshot) -> None:
        """Tells the user, once, why findings are missing."""
        opened = self._session.documents.get(snapshot.uri)
        if opened is not None and opened.folder is not None and opened.folder.scopes.problems:
            self.show_scope_problems(opened.folder)
        reason = snapshot.left_out
        if reason is not None and self._logged.get(snapshot.uri) is not reason:
            self._logged[snapshot.uri] = reason
            self._client.log(f"{snapshot.name}: no findings, because it is {reason.value}")

    def _new_result_id(self) -> str:
        return f"{self._run}-{next(self._numbers)}"

    def _recheck_now(self) -> None:
        self._recheck = None
        outdated, self._outdated = self._outdated, set()
        for uri in outdated:
            self._publish_soon(uri)
        capabilities = self._client.capabilities
        if capabilities.pulls_diagnostics and capabilities.refreshes_diagnostics:
            self._ask("workspace/diagnostic/refresh")
        if capabilities.refreshes_lenses:
            self._ask("workspace/codeLens/refresh")

    def _ask(self, method: str) -> None:
        self._tasks.start(self._client.request(method, None))
