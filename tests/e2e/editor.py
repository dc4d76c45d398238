"""A small editor: starts the real server, speaks LSP with it, and keeps its own copy of every open text."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import json
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from tests.e2e.page import Page

Json = dict[str, Any]
PATIENCE = 30.0
"""Seconds until something that was awaited counts as missing."""

FULL: Json = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {
        "configuration": True,
        "workspaceFolders": True,
        "applyEdit": True,
        "workspaceEdit": {"documentChanges": True, "resourceOperations": ["create"]},
        "didChangeWatchedFiles": {"dynamicRegistration": True},
        "didChangeConfiguration": {"dynamicRegistration": True},
        "diagnostics": {"refreshSupport": True},
        "codeLens": {"refreshSupport": True},
    },
    "textDocument": {
        "publishDiagnostics": {
            "relatedInformation": True,
            "tagSupport": {"valueSet": [1, 2]},
            "codeDescriptionSupport": True,
            "dataSupport": True,
            "versionSupport": True,
        },
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}},
            "resolveSupport": {"properties": ["edit"]},
        },
    },
    "window": {"workDoneProgress": True, "showDocument": {"support": True}},
}
"""What a modern editor says that it can do, but for asking for diagnostics."""


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, error: Json) -> None:
        super().__init__(f"{error['code']}: {error['message']}")
        self.code: int = error["code"]
        self.message: str = error["message"]


class Editor:
    """One editor with one server."""

    def __init__(self, workspace: Path, *, pulls: bool = True) -> None:
        self.workspace = workspace
        self.pulls = pulls
        self.abilities: Json = json.loads(json.dumps(FULL))
        if pulls:
            self.abilities["textDocument"]["diagnostic"] = {"dynamicRegistration": False}
        self.configuration: Json = {}
        self.picks: str | None = None
        """The title that the user picks when the server asks something."""
        self.options: Json = {}
        """The `initializationOptions`."""
        self.environment: dict[str, str] = {}
        """Variables of the server's process beside those of the tests."""
        self.log: Path | None = None
        """Where the server's log goes, with everything that it can be made to say."""
        self.answers: dict[str, Callable[[Any], Any]] = {}
        """What this editor answers to requests of the server that only some editors know."""
        self.capabilities: Json = {}
        self.pages: dict[str, Page] = {}
        self.received: list[Json] = []
        """Every notification and request of the server, in order."""
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._number = 0
        self._news = asyncio.Condition()
        self._reading: asyncio.Task[None] | None = None
        self._waiting: list[asyncio.Task[None]] = []

    async def launch(self) -> None:
        """Start the server, without a word to it."""
        loudness = ("--log", "debug") if self.log else ()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "variorum", "server", *loudness),
            stderr=self.log.open("wb") if self.log else None,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            cwd=self.workspace,
            env={**os.environ, **self.environment},
            limit=2**26,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._to, self._from = self.process.stdin, self.process.stdout
        self._reading = asyncio.create_task(self._read())

    async def start(self, *folders: Path) -> Json:
        """Start the server and greet it; the answer to `initialize`."""
        await self.launch()
        named = [{"uri": folder.as_uri(), "name": folder.name} for folder in folders or (self.workspace,)]
        params = {"processId": None, "workspaceFolders": named, "capabilities": self.abilities}
        params |= {"initializationOptions": self.options} if self.options else {}
        greeting: Json = await self.request("initialize", {"rootUri": None, **params})
        self.capabilities = greeting["capabilities"]
        for page in self.pages.values():
            page.encoding = self.capabilities["positionEncoding"]
        await self.notify("initialized", {})
        return greeting

    async def open(self, name: str, text: str | None = None, *, language: str | None = None) -> Page:
        """Open a file of the workspace, or what is on no disk; a text goes before what is on disk."""
        uri = name if "://" in name or name.startswith("untitled:") else (self.workspace / name).as_uri()
        content = text if text is not None else (self.workspace / name).read_bytes().decode()
        kinds = {".py": "python", ".java": "java", ".js": "javascript", ".toml": "toml"}
        page = Page(self, uri, language or kinds[Path(name).suffix], content)
        self.pages[uri] = page
        item = {"uri": uri, "languageId": page.language, "version": page.version, "text": content}
        await self.notify("textDocument/didOpen", {"textDocument": item})
        return page

    def stop_reading(self) -> None:
        """Leave what the server sends in the pipe, which soon is full."""
        pipe: Any = self._from
        pipe._transport.pause_reading()

    def go_on_reading(self) -> None:
        """Take what has been left in the pipe."""
        pipe: Any = self._from
        if not pipe._transport.is_closing():
            pipe._transport.resume_reading()

    async def stop(self) -> int:
        """Say goodbye in order; the server's exit status."""
        await self.request("shutdown", None)
        await self.notify("exit", None)
        return await self.ended()

    async def ended(self) -> int:
        """The exit status of the server, once it has ended."""
        return await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def abandon(self) -> None:
        """End the server if it is still there, and all that was under way between it and this editor."""
        under_way = [*self._waiting, *(edit for page in self.pages.values() for edit in page.unsent)]
        for task in under_way:
            # It would write to a server that is gone, and nobody would hear why it failed.
            task.cancel()
        # A pipe that nobody empties would keep the process from being done with.
        self.go_on_reading()
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        if self._reading is not None:
            self._reading.cancel()
            under_way.append(self._reading)
        await asyncio.gather(*under_way, return_exceptions=True)

    async def command(self, name: str, /, **argument: Any) -> Any:
        """Run one of the server's commands."""
        return await self.request("workspace/executeCommand", {"command": name, "arguments": [argument]})

    async def request(self, method: str, params: Any) -> Any:
        """The server's answer. Raises `Refused` where it is an error."""
        answer = await asyncio.wait_for(await self.ask(method, params), PATIENCE)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["result"]

    async def ask(self, method: str, params: Any) -> asyncio.Future[Json]:
        """Send a request and do not wait; the future has its number as `.number`."""
        self._number += 1
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[self._number] = future
        future.number = self._number  # type: ignore[attr-defined]
        await self.send({"jsonrpc": "2.0", "id": self._number, "method": method, "params": params})
        return future

    async def save(self, page: Page) -> None:
        """Write an open text to disk, and tell the server."""
        path_of_uri(page.uri).write_bytes(page.text.encode())
        await self.notify("textDocument/didSave", {"textDocument": {"uri": page.uri}})

    async def notify(self, method: str, params: Any) -> None:
        """Send a notification."""
        await self.send({"jsonrpc": "2.0", "method": method, "params": params})

    async def send(self, message: object) -> None:
        """Send anything as a message."""
        await self.send_bytes(json.dumps(message).encode())

    async def send_bytes(self, body: bytes) -> None:
        """Send a message's body as it is."""
        await self.send_raw(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    async def send_raw(self, data: bytes) -> None:
        """Send bytes that need not be a message."""
        self._to.write(data)
        await self._to.drain()

    async def until(self, holds: Callable[[], Any]) -> Any:
        """What `holds` yields, as soon as something from the server makes it true."""

        async def wait() -> Any:
            async with self._news:
                await self._news.wait_for(holds)
            return holds()

        return await asyncio.wait_for(wait(), PATIENCE)

    async def eventually(self, look: Callable[[], Awaitable[Any]]) -> Any:
        """What `look` yields once it is true; it looks again whenever the server has said something."""
        while True:
            count = len(self.received)
            found = await look()
            if found:
                return found
            await self.until(lambda: len(self.received) > count)  # noqa: B023 - awaited at once

    async def hears(self, method: str, saying: str = "") -> Json:
        """The first message of a method whose parameters hold a text, awaited if it has not come yet."""
        found: list[Json] = await self.until(lambda: self.heard(method, saying))
        return found[0]

    def heard(self, method: str, saying: str = "") -> list[Json]:
        """The parameters of every message of a method so far that hold a text."""
        found = [message["params"] for message in self.received if message["method"] == method]
        return [params for params in found if saying in json.dumps(params, ensure_ascii=False)]

    async def _read(self) -> None:
        while head := await self._from.readuntil(b"\r\n\r\n"):
            length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
            message = json.loads(await self._from.readexactly(length))
            if "method" not in message:
                # The answer to something that could not be read has no number.
                number = message["id"]
                waiting = self._answers.pop(number, None) if number is not None else None
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
                if number is not None:
                    continue
                message = {"method": "refusal", "params": message}
            elif "id" in message:
                self._waiting.append(asyncio.create_task(self._reply(message)))
            async with self._news:
                self.received.append(message)
                self._news.notify_all()

    async def _reply(self, message: Json) -> None:
        """Answer a request of the server, which may take its time, as users do."""
        result = await self._answer(message["method"], message["params"])
        # The server may have ended meanwhile, because a test has seen all that it came for.
        with contextlib.suppress(ConnectionError):
            await self.send({"jsonrpc": "2.0", "id": message["id"], "result": result})

    async def _answer(self, method: str, params: Any) -> Any:
        """What an editor answers to a server's request."""
        if method in self.answers:
            answer = self.answers[method](params)
            return await answer if inspect.isawaitable(answer) else answer
        if method == "workspace/configuration":
            return [self.configuration.get(item["section"]) for item in params["items"]]
        if method == "workspace/applyEdit":
            self.apply(params["edit"])
            return {"applied": True}
        if method == "window/showMessageRequest":
            return next((one for one in params["actions"] if one["title"] == self.picks), None)
        if method == "window/showDocument":
            return {"success": True}
        return None

    def apply(self, edit: Json) -> None:
        """Carry a workspace edit out: on open pages, or on disk."""
        for change in edit.get("documentChanges", ()):
            if change.get("kind") == "create":
                continue
            uri = change["textDocument"]["uri"]
            page = self.pages.get(uri)
            if page is not None:
                assert change["textDocument"]["version"] in (None, page.version)
            self._change(uri, change["edits"])
        for uri, edits in edit.get("changes", {}).items():
            self._change(uri, edits)

    def _change(self, uri: str, edits: list[Json]) -> None:
        page = self.pages.get(uri)
        if page is not None:
            page.edit_later(edits)
            return
        path = path_of_uri(uri)
        closed = Page(self, uri, "plaintext", path.read_text() if path.exists() else "")
        path.write_text(closed.edited(edits))


def path_of_uri(uri: str) -> Path:
    """The file of a URI that a test made."""
    return Path(unquote(uri.removeprefix("file://")))
