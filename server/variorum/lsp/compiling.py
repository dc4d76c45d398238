"""Compilers as witnesses in the editor: asked when somebody scores a translation, never while they type."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import TYPE_CHECKING

from variorum.syntax.source_text import SourceText

if TYPE_CHECKING:
    from variorum.compilers.evidence import Compilation
    from variorum.lsp.session import Session
    from variorum.lsp.snapshot import Snapshot

_MOST_KEPT = 64


class Witnesses:
    """What compilers said of the translations that were scored, as long as neither text has changed."""

    def __init__(self) -> None:
        self._heard: dict[str, tuple[SourceText, SourceText, Compilation]] = {}

    def of(self, target: str, source_text: SourceText, target_text: SourceText) -> Compilation | None:
        """What was said of these two texts; `target` is the translation's URI."""
        heard = self._heard.get(target)
        if heard is None or not (_same(heard[0], source_text) and _same(heard[1], target_text)):
            return None
        return heard[2]

    def keep(self, snapshot: Snapshot, compilation: Compilation) -> None:
        """Keep what was said of a translation as it is in the snapshot."""
        if snapshot.original is None:
            return
        self._heard.pop(snapshot.uri, None)
        self._heard[snapshot.uri] = (snapshot.original.document.text, snapshot.text, compilation)
        if len(self._heard) > _MOST_KEPT:
            del self._heard[next(iter(self._heard))]

    def clear(self) -> None:
        """Forget everything that was said."""
        self._heard.clear()


async def hear_compiler(session: Session, snapshot: Snapshot) -> None:
    """Have the translation compiled, if the user wants that and no compiler has spoken about these two texts yet.

    Cancelling ends the compiler.
    """
    original, document, known = snapshot.original, snapshot.document, snapshot.compilation
    if not session.desk.wants_compiler or original is None or document is None:
        return
    if known is not None and known.reason is None:
        return
    # What starts programs is loaded when somebody first wants it: most sessions never do.
    from variorum.compilers.evidence import Compilation, compilation_of

    if not session.desk.is_trusted:
        untrusted = Compilation(reason="nothing is compiled in a workspace that you have not said you trust")
        session.witnesses.keep(snapshot, untrusted)
        return
    session.tasks.tell(f"compiling {snapshot.name}")
    stop = Event()
    try:
        # In a thread of its own: a compiler may take seconds, and the one for short work has to stay free.
        compilation = await asyncio.to_thread(compilation_of, original.document, document, stop)
    except asyncio.CancelledError:
        stop.set()
        raise
    session.witnesses.keep(snapshot, compilation)
    session.publisher.age([snapshot.uri])


def _same(one: SourceText, other: SourceText) -> bool:
    return one is other or one.data == other.data
