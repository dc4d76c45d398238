"""A minimal LSP client: starts the server and exchanges messages over its pipes."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

Json = dict[str, Any]

# Longer than any answer takes on a slow machine. It bounds the wait for a dead server.
_PATIENCE = 60.0
_FAREWELL = 2.0


class ServerFailed(Exception):
    """Raised when the server exits, answers with an error or does not answer. The message is one line."""


class Editor:
    """A running server and the connection to it."""

    def __init__(self, command: Sequence[str], root: Path) -> None:
        self._errors = TemporaryFile()  # noqa: SIM115 - it lives as long as the server does
        self._server = subprocess.Popen(  # noqa: S603 - the demo starts this very program, without a shell
            command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
        )
        self._answers: dict[int, queue.Queue[Json]] = {}
        self._sent = 0
        self._writing = threading.Lock()
        self._ended = threading.Event()
        self.refreshed = threading.Event()
        """Set when the server asks to refresh earlier answers."""
        self.messages: list[str] = []
        """The messages that the server asked to show to the user."""
        self._reader = threading.Thread(target=self._read_all, daemon=True)
        self._reader.start()

    def request(self, method: str, params: Any) -> Any:
        """Sends a request. Returns the server's answer.

        Raises:
            ServerFailed: it answers with an error, or not at all.
        """
        self._sent += 1
        number = self._sent
        waiting = self._answers[number] = queue.Queue()
        self._send({"id": number, "method": method, "params": params})
        if self._ended.is_set():
            raise ServerFailed(f"the server has ended{self._last_stderr_line()}")
        try:
            answer = waiting.get(timeout=_PATIENCE)
        except queue.Empty:
            raise ServerFailed(
                f"no answer to {method} within {_PATIENCE:.0f} s{self._last_stderr_line()}"
            ) from None
        if "error" in answer:
            raise ServerFailed(f"{method}: {answer['error'].get('message')}{self._last_stderr_line()}")
        return answer.get("result")

    def notify(self, method: str, params: Any) -> None:
        """Sends a notification."""
        self._send({"method": method, "params": params})

    def close(self) -> int:
        """Shuts the server down as the protocol requires. Returns its exit status."""
        self.request("shutdown", None)
        self.notify("exit", None)
        try:
            return self._server.wait(timeout=_PATIENCE)
        except subprocess.TimeoutExpired:
            raise ServerFailed("the server did not exit after the exit notification") from None
        finally:
            self.kill()

    def kill(self) -> None:
        """Kills the server if it still runs, and closes its pipes."""
        if self._server.poll() is None:
            self._server.kill()
            self._server.wait()
        self._reader.join(timeout=_PATIENCE)
        for stream in (self._server.stdin, self._server.stdout, self._errors):
            if stream is not None:
                # Closing flushes the buffer, and the reader may be gone.
                with suppress(OSError):
                    stream.close()

    def _send(self, message: Json) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        pipe = self._server.stdin
        assert pipe is not None
        try:
            with self._writing:
                pipe.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
                pipe.flush()
        except (BrokenPipeError, ValueError):
            raise ServerFailed(f"the server has ended{self._last_stderr_line()}") from None

    def _read_all(self) -> None:
        pipe = self._server.stdout
        assert pipe is not None
        try:
            while (message := _read_message(pipe)) is not None:
                self._take(message)
        except (ServerFailed, ValueError):
            # The message is invalid, or a request of the server cannot be answered.
            self._server.kill()
        finally:
            # Unblock the callers that still wait for an answer.
            self._ended.set()
            for waiting in list(self._answers.values()):
                waiting.put({"error": {"message": "the server has ended"}})

    def _take(self, message: Json) -> None:
        method = message.get("method")
        if method is None:
            waiting = self._answers.pop(message["id"], None)
            if waiting is not None:
                waiting.put(message)
        elif "id" in message:
            self._send({"id": message["id"], "result": self._answer(method, message.get("params"))})
        elif method == "window/showMessage":
            self.messages.append(str(message["params"]["message"]))

    def _answer(self, method: str, params: Any) -> Any:
        """Returns the answer of an editor without user settings to a request of the server."""
        if method in ("workspace/diagnostic/refresh", "workspace/codeLens/refresh"):
            self.refreshed.set()
        if method == "workspace/configuration":
            return [None] * len(params["items"])
        return None

    def _last_stderr_line(self) -> str:
        """Returns the last line that the server wrote to standard error, for error messages."""
        try:
            # The pipes close shortly before the process exits.
            self._server.wait(timeout=_FAREWELL)
        except subprocess.TimeoutExpired:
            return ""
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").split("\n")
        return next((f": {line}" for line in reversed(lines) if line.strip()), "")


def _read_message(pipe: IO[bytes]) -> Json | None:
    """Reads the next message. Returns None at the end of the stream."""
    length = None
    while line := pipe.readline().strip():
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    if length is None:
        return None
    body = pipe.read(length)
    if len(body) < length:
        raise ServerFailed("the server's last message is incomplete")
    message: Json = json.loads(body)
    return message
