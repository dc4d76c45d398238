"""Reads large texts part by part between messages, so that neither a keystroke nor a hover waits for all of one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.lsp.buffers import Buffer
    from variorum.lsp.session import Session

# Seconds without an edit after which reading goes on.
_REST = 0.1


class Reading:
    """The large texts whose analysis is under way."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._under_way: dict[Buffer, asyncio.Task[None]] = {}
        self._awaited: set[Buffer] = set()

    def begin(self, uri: str) -> None:
        """Read an open text to its end, unless it is being read already; its findings are sent then."""
        buffer = self._session.texts[uri].buffer
        if buffer not in self._under_way:
            self._under_way[buffer] = asyncio.get_running_loop().create_task(self._read(uri, buffer))

    def is_complete(self, uri: str) -> bool:
        """Whether there is nothing to wait for: a text has been read to its end, or is small, or not open."""
        opened = self._session.texts.get(uri)
        return opened is None or not opened.buffer.is_read_in_parts

    async def complete(self, uri: str) -> None:
        """Wait until an open text has been read to its end; at once if it has been, or is small."""
        opened = self._session.texts.get(uri)
        if opened is None or not opened.buffer.is_read_in_parts:
            return
        self.begin(uri)
        self._awaited.add(opened.buffer)
        # Others wait for the same text, and go on when one of them is cancelled.
        await asyncio.shield(self._under_way[opened.buffer])

    async def _read(self, uri: str, buffer: Buffer) -> None:
        try:
            # The answer with the first findings, which has been worked out, is sent first.
            await asyncio.sleep(0)
            version = buffer.version
            while self._is_open(uri, buffer) and not buffer.read_on():
                # Messages go first, and so do the answers that people wait for, but for those that wait for this.
                await asyncio.sleep(0)
                if buffer not in self._awaited:
                    await self._session.precedence.given()
                    version = await self._rest(buffer, version)
        finally:
            del self._under_way[buffer]
            self._awaited.discard(buffer)
        if self._is_open(uri, buffer):
            self._session.publisher.text_read(uri)

    async def _rest(self, buffer: Buffer, version: int | None) -> int | None:
        """Wait until nobody types any more: to go on behind an edit takes a parse of all of the text."""
        while buffer.version != version and buffer not in self._awaited:
            version = buffer.version
            await asyncio.sleep(_REST)
        return version

    def _is_open(self, uri: str, buffer: Buffer) -> bool:
        opened = self._session.texts.get(uri)
        return opened is not None and opened.buffer is buffer
