"""A client that asks without waiting: it can cancel, counts what was never answered, and works with any server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import attrs

Json = dict[str, Any]
CANCELLED, MODIFIED = -32800, -32801
"""The errors by which a server says that an answer is no longer wanted, or no longer true."""

ABILITIES: Json = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {"configuration": True, "workspaceFolders": True, "diagnostics": {"refreshSupport": True}},
    "textDocument": {
        "diagnostic": {"dynamicRegistration": False},
        "publishDiagnostics": {"versionSupport": True},
        "hover": {"contentFormat": ["markdown"]},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}}},
    },
    "window": {"workDoneProgress": True},
}


@attrs.define
class Requests:
    """What became of the requests."""

    asked: int = 0
    cancelled: int = 0
    failed: list[str] = attrs.field(factory=list)
    """Errors that were not asked for, each with its method."""
    latencies: list[float] = attrs.field(factory=list)
    """Seconds until the answer, of the requests that were not cancelled."""


class Client:
    """One running server. Nothing that it says is kept but the answers that somebody waits for."""

    def __init__(self) -> None:
        self.requests = Requests()
        self.capabilities: Json = {}
        self.pending: dict[int, tuple[str, float]] = {}
        """The requests without an answer yet: method, and when it was asked, on the monotonic clock."""
        self._cancelled: set[int] = set()
        self._awaited: dict[int, asyncio.Future[Any]] = {}
        self._number = 0
        self._answered = asyncio.Event()

    async def start(self, command: Sequence[str], folder: Path) -> None:
        """Start the server in a folder and greet it."""
        self.process = await asyncio.create_subprocess_exec(
            *command,
            cwd=folder,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=2**26,
        )
        self._reading = asyncio.create_task(self._read())
        folders = [{"uri": folder.as_uri(), "name": folder.name}]
        params = {"processId": None, "rootUri": folder.as_uri(), "workspaceFolders": folders}
        answer = await self.wait_for("initialize", {**params, "capabilities": ABILITIES})
        self.capabilities = answer["capabilities"]
        await self.notify("initialized", {})

    async def stop(self) -> int:
        """Say goodbye; the server's exit status."""
        await self.wait_for("shutdown", None)
        await self.notify("exit", None)
        status = await self.process.wait()
        self._reading.cancel()
        return status

    async def kill(self) -> None:
        """End a server that is still there."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self._reading.cancel()

    async def wait_for(self, method: str, params: Any) -> Any:
        """The result of a request; None where the server answers with an error."""
        number = await self.ask(method, params)
        self._awaited[number] = asyncio.get_running_loop().create_future()
        return await self._awaited[number]

    async def ask(self, method: str, params: Any) -> int:
        """Send a request and do not wait; its number."""
        self._number += 1
        self.requests.asked += 1
        self.pending[self._number] = (method, time.monotonic())
        await self._send({"id": self._number, "method": method, "params": params})
        return self._number

    async def cancel(self, number: int) -> None:
        """Say that the answer is not wanted any more; the server has to answer all the same."""
        if number in self.pending:
            self._cancelled.add(number)
            self.requests.cancelled += 1
            await self.notify("$/cancelRequest", {"id": number})

    async def notify(self, method: str, params: Any) -> None:
        """Send a notification."""
        await self._send({"method": method, "params": params})

    async def all_answered(self, patience: float) -> bool:
        """Whether every request is answered within so many seconds from the last answer before it."""
        while self.pending:
            self._answered.clear()
            try:
                await asyncio.wait_for(self._answered.wait(), patience)
            except TimeoutError:
                return False
        return True

    async def _send(self, message: Json) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        await self.process.stdin.drain()

    async def _read(self) -> None:
        try:
            await self._take_messages()
        except asyncio.IncompleteReadError:
            for waiting in self._awaited.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the server has ended"))

    async def _take_messages(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while head := await stream.readuntil(b"\r\n\r\n"):
            length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
            message = json.loads(await stream.readexactly(length))
            if "method" not in message:
                self._take(message)
            elif "id" in message:
                await self._send({"id": message["id"], "result": _answer(message)})

    def _take(self, message: Json) -> None:
        number = message["id"]
        method, since = self.pending.pop(number)
        error = message.get("error")
        if number in self._cancelled:
            self._cancelled.discard(number)
        elif error is None:
            self.requests.latencies.append(time.monotonic() - since)
        elif error["code"] not in (CANCELLED, MODIFIED):
            self.requests.failed.append(f"{method}: {error['message']}")
        waiting = self._awaited.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message.get("result"))
        self._answered.set()


def _answer(message: Json) -> Any:
    """What an editor answers whose user has configured nothing."""
    if message["method"] == "workspace/configuration":
        return [None] * len(message["params"]["items"])
    return None
