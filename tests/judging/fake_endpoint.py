"""An endpoint in the test process: it speaks the protocol, or breaks it, as a test tells it to."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

FIELDS = ("functional_intent", "idiomaticity", "readability", "unnecessary_artifacts", "safety")

Turn = Callable[["Exchange"], None]


class Exchange(BaseHTTPRequestHandler):
    """One request under way. A turn writes the answer, byte by byte if it likes."""

    protocol_version = "HTTP/1.1"
    server: Endpoint
    asked: dict[str, Any]

    def do_POST(self) -> None:
        """Record the request and take the next turn; the last turn is repeated for ever."""
        body = self.asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        with self.server.lock:
            number = len(self.server.requests)
            self.server.requests.append(body)
            self.server.headers.append({name.lower(): value for name, value in self.headers.items()})
        self.server.arrived.set()
        turns = self.server.turns
        try:
            turns[min(number, len(turns) - 1)](self)
        except (BrokenPipeError, ConnectionResetError):
            self.server.hung_up.set()
        self.close_connection = True

    def send(self, status: int, body: bytes, headers: Mapping[str, str] | None = None) -> None:
        """A whole answer."""
        self.head(status, {"Content-Length": str(len(body)), **(headers or {})})
        self.wfile.write(body)

    def head(self, status: int, headers: Mapping[str, str]) -> None:
        """The status and the headers."""
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", "Connection": "close", **headers}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing: a test's output is its own."""


class Endpoint(ThreadingHTTPServer):
    """The server, with everything that it was asked."""

    daemon_threads = True
    # Many clients may come at once before the first is served.
    request_queue_size = 64

    def __init__(self, turns: tuple[Turn, ...]) -> None:
        super().__init__(("127.0.0.1", 0), Exchange)
        self.turns = turns
        self.requests: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.lock = threading.Lock()
        self.arrived = threading.Event()
        self.hung_up = threading.Event()
        self.stopped = threading.Event()

    @property
    def url(self) -> str:
        """The base URL."""
        return f"http://127.0.0.1:{self.server_address[1]}/v1"

    def handle_error(self, *_: object) -> None:
        """A client that hangs up is part of the tests."""


@contextmanager
def fake_endpoint(*turns: Turn) -> Iterator[Endpoint]:
    """An endpoint that answers its first request with the first turn, and so on."""
    server = Endpoint(turns or (answer(),))
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.stopped.set()
        server.shutdown()
        server.server_close()


def marks(**changes: Any) -> dict[str, Any]:
    """A model's answer: 0.75 in every field, but for the changes; None takes a field away."""
    values = {**dict.fromkeys(FIELDS, 0.75), **changes}
    return {
        name: value
        if isinstance(value, dict)
        else {"rationale": f"about {name}", "source_lines": [1], "target_lines": [1], "score": value}
        for name, value in values.items()
        if value is not None
    }


def completion(*contents: str, finish_reason: str = "stop", **changes: Any) -> dict[str, Any]:
    """A chat completion with one choice for each content."""
    choices = [
        {"index": index, "message": {"role": "assistant", "content": content}, "finish_reason": finish_reason}
        for index, content in enumerate(contents)
    ]
    usage = {"prompt_tokens": 2000, "completion_tokens": 200, "total_tokens": 2200}
    return {
        "object": "chat.completion",
        "model": "served-model",
        "choices": choices,
        "usage": usage,
        **changes,
    }


def answer(content: str | None = None, *, finish_reason: str = "stop", **changes: Any) -> Turn:
    """A success with this content, good marks by default."""
    text = json.dumps(marks()) if content is None else content
    body = json.dumps(completion(text, finish_reason=finish_reason, **changes)).encode()
    return lambda exchange: exchange.send(200, body)


def held(until: threading.Event) -> Turn:
    """Good marks, once the event is set."""
    give = answer()

    def turn(exchange: Exchange) -> None:
        until.wait()
        give(exchange)

    return turn


def raw(body: bytes) -> Turn:
    """A success with any body."""
    return lambda exchange: exchange.send(200, body)


def status(code: int, message: str = "no", headers: Mapping[str, str] | None = None) -> Turn:
    """A failure as the protocol words it."""
    body = json.dumps({"error": {"message": message, "type": "error", "code": None}}).encode()
    return lambda exchange: exchange.send(code, body, headers)


def drip(exchange: Exchange) -> None:
    """An answer that never ends, one blank at a time."""
    exchange.head(200, {"Transfer-Encoding": "chunked"})
    while not exchange.server.stopped.wait(0.01):
        exchange.wfile.write(b"1\r\n \r\n")
        exchange.wfile.flush()


def silence(exchange: Exchange) -> None:
    """No answer at all, until the client hangs up or the test ends."""
    exchange.connection.settimeout(0.01)
    while not exchange.server.stopped.is_set():
        try:
            if exchange.connection.recv(1) == b"":
                exchange.server.hung_up.set()
                return
        except TimeoutError:
            continue


def dropped(exchange: Exchange) -> None:
    """An answer that breaks off in its middle."""
    exchange.head(200, {"Content-Length": "5000"})
    exchange.wfile.write(b'{"choices": [')


def huge(exchange: Exchange) -> None:
    """An answer of a gigabyte, sent as long as anybody reads it."""
    exchange.head(200, {"Content-Length": str(1_000_000_000)})
    for _ in range(1_000):
        exchange.wfile.write(b" " * 1_000_000)
