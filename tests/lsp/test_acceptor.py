"""A server on a socket: which clients are refused, which are dropped, and which one is served."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from tests.lsp.test_token import TOKEN, first
from variorum.lsp.server_capabilities import initialize_result
from variorum.lsp.transport.acceptor import Acceptor, Limits
from variorum.lsp.transport.framing import framed
from variorum.lsp.transport.handshake import Handshake

PATIENCE = 30.0
Answered = Future[tuple[socket.socket, Handshake]]


class Socket:
    """A listening server, and the clients that connect to it."""

    def __init__(self, workers: ThreadPoolExecutor) -> None:
        self._workers = workers
        self._clients: list[socket.socket] = []
        self._address: tuple[str, int] = ("", 0)

    def listens(self, limits: Limits, token: str | None = TOKEN) -> Answered:
        """The client that is admitted, as soon as one is."""
        listening = socket.create_server(("127.0.0.1", 0))
        self._address = listening.getsockname()
        return self._workers.submit(Acceptor(listening, initialize_result, token, limits).accept)

    def client(self, sent: bytes = b"") -> socket.socket:
        """A client that connects and sends something."""
        client = socket.create_connection(self._address, PATIENCE)
        self._clients.append(client)
        client.sendall(sent)
        return client

    def close(self) -> None:
        """Disconnect all clients."""
        for client in self._clients:
            client.close()


@pytest.fixture
def server() -> Iterator[Socket]:
    with ThreadPoolExecutor(1) as workers:
        one = Socket(workers)
        yield one
        one.close()


def is_admitted(answered: Answered, client: socket.socket) -> bool:
    """Whether it was this client that was admitted and greeted."""
    connection, handshake = answered.result(PATIENCE)
    with connection:
        assert handshake.initialized_with is not None
        assert client.recv(20).startswith(b"Content-Length: ")
        return connection.getpeername() == client.getsockname()


WRONG, RIGHT = framed(first(token="a guess")), framed(first(token=TOKEN))


def test_a_wrong_token_is_refused_and_the_next_client_is_served(server: Socket) -> None:
    answered = server.listens(Limits(penalty=0.0))
    assert server.client(WRONG).recv(1) == b""
    assert is_admitted(answered, server.client(RIGHT))


def test_guesses_are_few(server: Socket) -> None:
    answered = server.listens(Limits(clients=2, penalty=0.25))
    started = time.monotonic()
    guessing = [server.client(WRONG) for _ in range(6)]
    client = server.client(RIGHT)
    assert is_admitted(answered, client)
    # Three times two guesses were each a quarter of a second in the way of the next.
    assert time.monotonic() - started >= 0.75
    assert all(one.recv(1) == b"" for one in guessing)


def test_a_silent_client_is_dropped_and_makes_room(server: Socket) -> None:
    answered = server.listens(Limits(clients=1, patience=0.05))
    silent = server.client()
    assert is_admitted(answered, server.client(RIGHT))
    assert silent.recv(1) == b""


@pytest.mark.parametrize("token", [TOKEN, None])
def test_a_silent_client_holds_no_other_up(server: Socket, token: str | None) -> None:
    answered = server.listens(Limits(patience=1e6), token)
    for sent in (b"", b"Content-Length: 40\r\n\r\n{", b"nothing of sense"):
        server.client(sent)
    assert is_admitted(answered, server.client(RIGHT))


def test_a_client_that_goes_at_once_is_passed_over(server: Socket) -> None:
    answered = server.listens(Limits(), None)
    server.client().close()
    server.client(b"GET / HTTP/1.0\r\n\r\n").close()
    assert is_admitted(answered, server.client(RIGHT))


def test_a_client_that_sends_without_end_is_dropped(server: Socket) -> None:
    answered = server.listens(Limits(clients=1, patience=1e6))
    endless = server.client()
    with pytest.raises(ConnectionError):
        endless.sendall(b"Content-Length: 400000000\r\n\r\n" + b"x" * 50_000_000)
    assert is_admitted(answered, server.client(RIGHT))


def test_what_follows_the_greeting_is_not_lost(server: Socket) -> None:
    answered = server.listens(Limits())
    client = server.client(RIGHT + framed(b'{"a":1}') + framed(b'{"b":2}')[:-3])
    connection, handshake = answered.result(PATIENCE)
    rest = handshake.rest()
    assert next(rest) == b'{"a":1}'
    client.sendall(b":2}")
    assert next(rest) == b'{"b":2}'
    connection.close()


def test_nobody_connects_after_one_was_admitted(server: Socket) -> None:
    answered = server.listens(Limits(clients=1))
    other = server.client()
    other.sendall(RIGHT)
    assert is_admitted(answered, other)
    with pytest.raises(ConnectionRefusedError):
        server.client()
