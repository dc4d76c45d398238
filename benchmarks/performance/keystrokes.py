"""Keystroke to diagnostics: servers take turns edit by edit, so that a machine that slows down slows them all."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

import attrs

from benchmarks.performance.peers import Peer
from benchmarks.performance.programs import ending, line_within, program, typed
from benchmarks.performance.wire import Wire

_WARM = 6


@attrs.define(eq=False)
class Typed:
    """What was measured of one server with one file. Times are in seconds, memory in megabytes."""

    name: str
    start: float
    start_processor: float
    opening_at_once: float
    """From opening the file right after the greeting, while the server may still be loading, to its first diagnostics."""
    opening: float
    """The same on a server that has come to rest after its start."""
    at_top: list[float] = attrs.field(factory=list)
    """Changes that put an import on the first line or take it away: every other line moves."""
    within: list[float] = attrs.field(factory=list)
    """Changes inside one function in the middle of the file."""
    memory: float = 0.0


@attrs.define(eq=False)
class _Page:
    wire: Wire
    uri: str
    result: Typed
    version: int = 1

    def toggle(self, line: int, inserted: str, times: list[float]) -> None:
        """Put a line into the text on one turn, and take it out on the next."""
        self.version += 1
        inserts = self.version % 2 == 0
        start = {"line": line, "character": 0}
        end = start if inserts else {"line": line + 1, "character": 0}
        change = {"range": {"start": start, "end": end}, "text": inserted if inserts else ""}
        times.append(self.wire.change(self.uri, self.version, change))


def typing(
    peers: Sequence[Peer], folder: Path, language: str, lines: int, edits: int, at_top: Collection[str] = ()
) -> list[Typed]:
    """Open a program in every server, type into a function, and in the servers named by `at_top` on line 1 as well."""
    text = program(language, lines)
    path = folder / f"module_{lines}{ending(language)}"
    path.write_text(text, encoding="utf-8")
    pages = [_opened(peer, path, language, text) for peer in peers]
    try:
        quick = [page for page in pages if page.result.name in at_top]
        places = [
            (line_within(text, language), typed(language), "within", pages),
            (0, "import never_used\n", "at_top", quick),
        ]
        for line, inserted, kind, typing_into in places:
            for turn in range(-_WARM, edits):
                for page in typing_into:
                    times = getattr(page.result, kind) if turn >= 0 else []
                    page.toggle(line, inserted, times)
        for page in pages:
            page.result.memory = page.wire.memory
    finally:
        for page in pages:
            page.wire.close()
    return [page.result for page in pages]


def _opened(peer: Peer, path: Path, language: str, text: str) -> _Page:
    at_once = _opened_at_once(peer, path, language, text)
    wire = Wire(peer.command, path.parent)
    start = wire.initialize()
    processor = wire.processor_time
    wire.settle(1.0)
    opening = wire.open(path.as_uri(), language, text)
    # Until a large file has been read to its end, an answer may be one about its first part.
    wire.rest()
    return _Page(wire, path.as_uri(), Typed(peer.name, start, processor, at_once, opening))


def _opened_at_once(peer: Peer, path: Path, language: str, text: str) -> float:
    """The seconds to the first diagnostics in a server of its own, which is opened the file as soon as it has answered."""
    wire = Wire(peer.command, path.parent)
    try:
        wire.initialize()
        return wire.open(path.as_uri(), language, text)
    finally:
        wire.close()
