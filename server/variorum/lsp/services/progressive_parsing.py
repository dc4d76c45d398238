"""Parses large documents part by part between messages, so that neither a keystroke nor a hover waits for all of one."""

from __future__ import annotations

import asyncio

from variorum.lsp.services.publisher import Publisher
from variorum.lsp.services.request_priority import RequestPriority
from variorum.lsp.snapshots.current import Snapshots
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.lsp.state.buffer import Buffer
from variorum.lsp.state.session import Session

# Seconds without an edit after which parsing goes on.
_REST = 0.1


class ProgressiveParser:
    """The large documents that are being parsed."""

    def __init__(
        self, session: Session, snapshots: Snapshots, publisher: Publisher, priority: RequestPriority
    ) -> None:
        self._session, self._snapshots = session, snapshots
        self._publisher, self._priority = publisher, priority
        self._running: dict[Buffer, asyncio.Task[None]] = {}
        self._awaited: set[Buffer] = set()

    def diagnostics_sent(self, snapshot: Snapshot) -> None:
        """Parses the document to its end if the snapshot is partial."""
        if snapshot.is_partial:
            self._begin(snapshot.uri)

    async def complete_snapshot(self, uri: str) -> Snapshot | None:
        """Returns the document as it is when it is parsed to its end, or None if it is not open."""
        opened = self._session.documents.get(uri)
        if opened is not None and opened.buffer.is_partial:
            self._begin(uri)
            self._awaited.add(opened.buffer)
            # Others wait for the same document, and go on when one of them is cancelled.
            await asyncio.shield(self._running[opened.buffer])
        return self._snapshots.current(uri)

    def _begin(self, uri: str) -> None:
        buffer = self._session.documents[uri].buffer
        if buffer not in self._running:
            self._running[buffer] = asyncio.get_running_loop().create_task(self._parse(uri, buffer))

    async def _parse(self, uri: str, buffer: Buffer) -> None:
        try:
            # The first findings, which are computed, are sent first.
            await asyncio.sleep(0)
            version = buffer.version
            while self._is_open(uri, buffer) and not buffer.parse_more():
                # Messages go first, and so do urgent requests, unless they wait for this.
                await asyncio.sleep(0)
                if buffer not in self._awaited:
                    await self._priority.wait()
                    version = await self._rest(buffer, version)
        finally:
            del self._running[buffer]
            self._awaited.discard(buffer)
        if self._is_open(uri, buffer):
            self._publisher.document_parsed(uri)

    async def _rest(self, buffer: Buffer, version: int | None) -> int | None:
        """Waits until nobody types any more: to continue behind an edit, all of the text is parsed."""
        while buffer.version != version and buffer not in self._awaited:
            version = buffer.version
            await asyncio.sleep(_REST)
        return version

    def _is_open(self, uri: str, buffer: Buffer) -> bool:
        opened = self._session.documents.get(uri)
        return opened is not None and opened.buffer is buffer
