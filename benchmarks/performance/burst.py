"""A burst of typing: two hundred changes in a second, hovers among them, and how soon the last one shows."""

from __future__ import annotations

import queue
import threading
import time
from pathlib import Path

import attrs

from benchmarks.performance.peers import Peer
from benchmarks.performance.programs import ending, line_within, program
from benchmarks.performance.wire import Json, Silent, Wire

_CHANGES = 200
_PAUSE = 0.005
_HOVER_EVERY = 20


@attrs.frozen
class Burst:
    """What a burst showed; times in seconds."""

    last: float
    """From the last change to the diagnostics that take it in."""
    hovers: list[float]
    runs: int
    """How many times diagnostics were sent for the two hundred changes."""


class _Pushing(Wire):
    """A client to which diagnostics are pushed, and that notes when each message came."""

    def ask(self, number: str, method: str, params: Json) -> None:
        """Send a request and wait for nothing."""
        self._send({"id": number, "method": method, "params": params})

    def came(self) -> list[tuple[float, Json]]:
        """What has come in so far."""
        found = []
        while True:
            try:
                at, message = self._incoming.get_nowait()
            except queue.Empty:
                return found
            if message is None:
                raise Silent("the server has ended")
            found.append((at, message))


def burst(peer: Peer, folder: Path, lines: int) -> Burst:
    """Type a comment's two hundred characters into a Python file, five milliseconds apart."""
    text = program("python", lines)
    path = folder / f"burst{ending('python')}"
    path.write_text(text, encoding="utf-8")
    uri, line = path.as_uri(), line_within(text, "python")
    wire = _Pushing(peer.command, folder, pulls=False)
    try:
        wire.initialize()
        wire.settle(0.5)
        wire.open(uri, "python", text)
        wire.rest()
        asked: dict[str, float] = {}
        for number in range(_CHANGES):
            place = {"line": line, "character": number}
            typed = "#" if number == 0 else "x"
            wire.send_change(uri, number + 2, {"range": {"start": place, "end": place}, "text": typed})
            sent = time.perf_counter()
            if number % _HOVER_EVERY == _HOVER_EVERY - 1:
                asked[f"hover {number}"] = sent
                where = {"textDocument": {"uri": uri}, "position": {"line": line + 1, "character": 6}}
                wire.ask(f"hover {number}", "textDocument/hover", where)
            threading.Event().wait(_PAUSE)
        return _measured(wire, uri, sent, asked)
    finally:
        wire.close()


def _measured(wire: _Pushing, uri: str, sent: float, asked: dict[str, float]) -> Burst:
    """Wait for the diagnostics of the last change and for every hover, and look back on what came before."""
    hovers: list[float] = []
    runs, last = 0, None
    deadline = sent + 60
    while time.perf_counter() < deadline:
        for at, message in wire.came():
            if message.get("id") in asked:
                hovers.append(at - asked[str(message["id"])])
            if message.get("method") != "textDocument/publishDiagnostics" or message["params"]["uri"] != uri:
                continue
            runs += 1
            if message["params"].get("version") == _CHANGES + 1:
                last = at - sent
        if last is not None and len(hovers) == len(asked):
            return Burst(last, hovers, runs)
        time.sleep(0.001)
    raise Silent("the last change was not answered")
