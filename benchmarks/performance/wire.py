"""A client that measures: it speaks the protocol over pipes and takes the time of every message as it comes in."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any

Json = dict[str, Any]
_PATIENCE = 120.0
# Servers that push do not always say for which version; what comes this long after is a late one.
_QUIET = 0.15
# Seconds, and how much processor time a server that rests may use in them.
_ROUND = 0.5
_LEAST_BUSY = 0.03


class Silent(Exception):
    """Raised for a server that ends or does not answer."""


class Wire:
    """One running server. Times are those of `time.perf_counter`, taken before a message is decoded."""

    def __init__(self, command: Sequence[str], folder: Path, *, pulls: bool = True) -> None:
        """Start the server; `pulls` says whether the client asks for diagnostics where the server lets it."""
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.folder = folder
        self._pulls = pulls
        self._numbers = 0
        self._incoming: queue.Queue[tuple[float, Json | None]] = queue.Queue()
        self._offers: Json = {}
        self._previous: dict[str, str] = {}
        threading.Thread(target=self._read, daemon=True).start()

    def initialize(self) -> float:
        """Greet the server; the seconds from its start to its answer."""
        root = {"uri": self.folder.as_uri(), "name": self.folder.name}
        params = {
            "processId": os.getpid(),
            "rootUri": root["uri"],
            "workspaceFolders": [root],
            "capabilities": _capabilities(self._pulls),
        }
        at, answer = self.request("initialize", params)
        self._offers.update(answer["capabilities"])
        self.notify("initialized", {})
        return at - self.started

    def open(self, uri: str, language: str, text: str) -> float:
        """Open a text; the seconds to its first diagnostics."""
        started = time.perf_counter()
        document = {"uri": uri, "languageId": language, "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})
        return self._diagnosed(uri, 1) - started

    def change(self, uri: str, version: int, change: Json) -> float:
        """Send one change; the seconds to the diagnostics that take it in."""
        started = time.perf_counter()
        self.send_change(uri, version, change)
        return self._diagnosed(uri, version) - started

    def send_change(self, uri: str, version: int, change: Json) -> None:
        """Send one change and wait for nothing."""
        document = {"uri": uri, "version": version}
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})

    def notify(self, method: str, params: Any) -> None:
        """Send a message that has no answer."""
        self._send({"method": method, "params": params})

    def request(self, method: str, params: Any) -> tuple[float, Any]:
        """When the answer came, and the answer."""
        self._numbers += 1
        number = self._numbers
        self._send({"id": number, "method": method, "params": params})
        at, message = self.wait(lambda message: message.get("id") == number and "method" not in message)
        return at, message.get("result")

    def wait(self, wanted: Callable[[Json], bool], patience: float = _PATIENCE) -> tuple[float, Json]:
        """The next message of a kind; the others are dropped.

        Raises:
            Silent: none came in time.
        """
        deadline = time.perf_counter() + patience
        while True:
            try:
                at, message = self._incoming.get(timeout=max(deadline - time.perf_counter(), 0.001))
            except queue.Empty:
                raise Silent(f"{self.process.args}: nothing for {patience:.0f} s") from None
            if message is None:
                raise Silent(f"{self.process.args}: the server has ended")
            if wanted(message):
                return at, message

    def settle(self, seconds: float) -> None:
        """Drop what comes until nothing has come for some time."""
        while True:
            try:
                self.wait(lambda _: True, seconds)
            except Silent:
                return

    def rest(self) -> None:
        """Drop what comes until the server has nothing to do any more: its processor time stands still for a while."""
        busy = -1.0
        while self.processor_time - busy > _LEAST_BUSY:
            busy = self.processor_time
            self.settle(_ROUND)

    @property
    def memory(self) -> float:
        """The megabytes that the server holds in memory, its own processes included."""
        return sum(_resident(process) for process in _family(self.process.pid))

    @property
    def processor_time(self) -> float:
        """The seconds of processor time that the server has used, its own processes included."""
        ticks = os.sysconf("SC_CLK_TCK")
        return sum(_ticks(process) for process in _family(self.process.pid)) / ticks

    def close(self) -> None:
        """End the server."""
        self.process.kill()
        self.process.wait()

    def _diagnosed(self, uri: str, version: int) -> float:
        if self._must_ask:
            return self.pulled(uri)

        def is_answer(message: Json) -> bool:
            if message.get("method") == "client/registerCapability":
                # A server that is still starting may say only now that it wants to be asked.
                return self._must_ask
            params = message.get("params")
            is_ours = message.get("method") == "textDocument/publishDiagnostics" and params["uri"] == uri
            return bool(is_ours and params.get("version") in (None, version))

        at, message = self.wait(is_answer)
        if "id" in message:
            return self.pulled(uri)
        if message["params"].get("version") is None:
            self.settle(_QUIET)
        return at

    @property
    def _must_ask(self) -> bool:
        return self._pulls and bool(self._offers.get("diagnosticProvider"))

    def pulled(self, uri: str) -> float:
        """Ask for the diagnostics of an open text; when they came."""
        params: Json = {"textDocument": {"uri": uri}}
        if uri in self._previous:
            params["previousResultId"] = self._previous[uri]
        at, report = self.request("textDocument/diagnostic", params)
        if report and report.get("resultId"):
            self._previous[uri] = report["resultId"]
        return at

    def _send(self, message: Json) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        pipe = self.process.stdin
        assert pipe is not None
        pipe.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        pipe.flush()

    def _read(self) -> None:
        pipe = self.process.stdout
        assert pipe is not None
        while (body := _body(pipe)) is not None:
            at = time.perf_counter()
            message = json.loads(body)
            if "method" in message and "id" in message:
                self._answer(message)
            self._incoming.put((at, message))
        self._incoming.put((time.perf_counter(), None))

    def _answer(self, message: Json) -> None:
        result: Any = None
        if message["method"] == "workspace/configuration":
            result = [{} for _ in message["params"]["items"]]
        if message["method"] == "client/registerCapability":
            for one in message["params"]["registrations"]:
                if one["method"] == "textDocument/diagnostic":
                    self._offers["diagnosticProvider"] = one.get("registerOptions") or True
        self._send({"id": message["id"], "result": result})


def _capabilities(pulls: bool) -> Json:
    pushed = {"versionSupport": True, "relatedInformation": True}
    pulled = {"diagnostic": {"dynamicRegistration": True}} if pulls else {}
    return {
        "general": {"positionEncodings": ["utf-16"]},
        "workspace": {
            "configuration": True,
            "workspaceFolders": True,
            "diagnostics": {"refreshSupport": pulls},
        },
        "textDocument": {"publishDiagnostics": pushed, **pulled},
    }


def _body(pipe: IO[bytes]) -> bytes | None:
    length = None
    while line := pipe.readline().strip():
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    if length is None:
        return None
    body = pipe.read(length)
    # A server that is ended may leave half a message behind.
    return body if len(body) == length else None


def _family(process: int) -> list[int]:
    """A process and those that it started, where the system lists them."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    own = [int(child) for child in listed.read_text().split()] if listed.exists() else []
    return [process, *(one for child in own for one in _family(child))]


def _resident(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def _ticks(process: int) -> int:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
