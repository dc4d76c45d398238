"""Keystroke to diagnostics: servers take turns edit by edit, so that a machine that slows down slows them all."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
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
    open_at_once: float
    """From opening the file right after the greeting, while the server may still be loading, to its first diagnostics."""
    open_time: float
    """The same on a server that has come to rest after its start."""
    at_top: list[float] = attrs.field(factory=list)
    """Changes that put an import on the first line or take it away: every other line moves."""
    within: list[float] = attrs.field(factory=list)
    """Changes inside one function in the middle of the file."""
    breaking: list[float] = attrs.field(factory=list)
    """Changes inside one function that leave it with a bracket open, and that mend it again."""
    memory: float = 0.0


@attrs.define(eq=False)
class _Page:
    wire: Wire
    uri: str
    language: str
    line: int
    """A line in a function in the middle of the program."""
    result: Typed
    version: int = 1

    def retype(self, turn: int) -> float:
        """Type a line, from the second turn on in the place of the one before; the seconds to the diagnostics.

        Each time something new: of what was there a moment ago a server may know everything without another look.
        """
        return self._change(self.line, 0 if turn == 0 else 1, typed(self.language, turn))

    def toggle(self, line: int, inserted: str, turn: int) -> float:
        """Put a line into the text on one turn, and take it out on the next, so that all behind it moves."""
        return self._change(line, turn % 2, inserted if turn % 2 == 0 else "")

    def _change(self, line: int, replaced: int, inserted: str) -> float:
        """Put a text in the place of so many lines."""
        self.version += 1
        start, end = {"line": line, "character": 0}, {"line": line + replaced, "character": 0}
        return self.wire.change(
            self.uri, self.version, {"range": {"start": start, "end": end}, "text": inserted}
        )


def typing(
    peers: Sequence[Peer], folder: Path, language: str, lines: int, edits: int, at_top: Collection[str] = ()
) -> list[Typed]:
    """Open a program in every server and type into a function.

    In the servers named by `at_top` type on line 1 as well, and what leaves the function broken: both are written in Python.
    """
    with _opened([(peer, language, lines) for peer in peers], folder) as pages:
        quick = [page for page in pages if page.result.name in at_top]
        _type_within(pages, edits)
        for turn in range(_WARM + edits):
            for page in quick:
                page.result.at_top.append(page.toggle(0, f"import never_used_{turn}\n", turn))
        for turn in range(_WARM + edits):
            for page in quick:
                page.result.breaking.append(page.toggle(page.line, f"    never_closed_{turn} = (\n", turn))
        for page in quick:
            del page.result.at_top[:_WARM], page.result.breaking[:_WARM]
        for page in pages:
            page.result.memory = page.wire.memory
        return [page.result for page in pages]


def side_by_side(programs: Sequence[tuple[Peer, str, int]], folder: Path, edits: int) -> list[Typed]:
    """Type into a function of several programs, each open in a server of its own, turn by turn.

    What is compared with each other is so measured under the same conditions, whatever else the machine does.

    Args:
        programs: the server, the language and the lines of each.
        folder: where they are written.
        edits: how many changes are measured of each.
    """
    with _opened(programs, folder) as pages:
        _type_within(pages, edits)
        return [page.result for page in pages]


def _type_within(pages: Sequence[_Page], edits: int) -> None:
    for turn in range(_WARM + edits):
        for page in pages:
            page.result.within.append(page.retype(turn))
    for page in pages:
        del page.result.within[:_WARM]


@contextmanager
def _opened(programs: Sequence[tuple[Peer, str, int]], folder: Path) -> Iterator[list[_Page]]:
    """The programs in servers of their own, which end with the block."""
    pages: list[_Page] = []
    try:
        for peer, language, lines in programs:
            path = folder / f"module_{lines}{ending(language)}"
            path.write_text(program(language, lines), encoding="utf-8")
            pages.append(_page(peer, path, language))
        yield pages
    finally:
        for page in pages:
            page.wire.close()


def _page(peer: Peer, path: Path, language: str) -> _Page:
    text = path.read_text(encoding="utf-8")
    at_once = _opened_at_once(peer, path, language, text)
    wire = Wire(peer.command, path.parent)
    start = wire.initialize()
    processor = wire.processor_time
    wire.settle(1.0)
    open_time = wire.open(path.as_uri(), language, text)
    # Until a large file has been read to its end, an answer may be one about its first part.
    wire.rest()
    result = Typed(peer.name, start, processor, at_once, open_time)
    return _Page(wire, path.as_uri(), language, line_within(text, language), result)


def _opened_at_once(peer: Peer, path: Path, language: str, text: str) -> float:
    """The seconds to the first diagnostics in a server of its own, which is opened the file as soon as it has answered."""
    wire = Wire(peer.command, path.parent)
    try:
        wire.initialize()
        return wire.open(path.as_uri(), language, text)
    finally:
        wire.close()
