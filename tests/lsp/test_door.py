"""The door of a server on a socket: who waits at it, who is shown out, and who comes in."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from tests.lsp.test_token import TOKEN, first
from variorum.lsp.door import Door, House
from variorum.lsp.framing import framed
from variorum.lsp.greeting import Greeting

PATIENCE = 30.0
Answered = Future[tuple[socket.socket, Greeting]]


class Street:
    """A door, and those who come to it."""

    def __init__(self, workers: ThreadPoolExecutor) -> None:
        self._workers = workers
        self._clients: list[socket.socket] = []
        self._address: tuple[str, int] = ("", 0)

    def opens(self, house: House, token: str | None = TOKEN) -> Answered:
        """Who is let in, as soon as somebody is."""
        listening = socket.create_server(("127.0.0.1", 0))
        self._address = listening.getsockname()
        return self._workers.submit(Door(listening, token, house).admit)

    def client(self, said: bytes = b"") -> socket.socket:
        """Somebody who comes and says something."""
        client = socket.create_connection(self._address, PATIENCE)
        self._clients.append(client)
        client.sendall(said)
        return client

    def close(self) -> None:
        """Everybody goes home."""
        for client in self._clients:
            client.close()


@pytest.fixture
def street() -> Iterator[Street]:
    with ThreadPoolExecutor(1) as workers:
        one = Street(workers)
        yield one
        one.close()


def let_in(answered: Answered, client: socket.socket) -> bool:
    """Whether it was this client that was let in and greeted."""
    connection, greeting = answered.result(PATIENCE)
    with connection:
        assert greeting.initialized_with is not None
        assert client.recv(20).startswith(b"Content-Length: ")
        return connection.getpeername() == client.getsockname()


WRONG, RIGHT = framed(first(token="a guess")), framed(first(token=TOKEN))


def test_a_wrong_token_is_refused_and_the_next_client_is_heard(street: Street) -> None:
    answered = street.opens(House(penalty=0.0))
    assert street.client(WRONG).recv(1) == b""
    assert let_in(answered, street.client(RIGHT))


def test_guesses_are_few(street: Street) -> None:
    answered = street.opens(House(places=2, penalty=0.25))
    started = time.monotonic()
    guessing = [street.client(WRONG) for _ in range(6)]
    client = street.client(RIGHT)
    assert let_in(answered, client)
    # Three times two guesses were each a quarter of a second in the way of the next.
    assert time.monotonic() - started >= 0.75
    assert all(one.recv(1) == b"" for one in guessing)


def test_who_says_nothing_is_shown_out_and_makes_room(street: Street) -> None:
    answered = street.opens(House(places=1, patience=0.05))
    silent = street.client()
    assert let_in(answered, street.client(RIGHT))
    assert silent.recv(1) == b""


@pytest.mark.parametrize("token", [TOKEN, None])
def test_who_is_silent_holds_nobody_up_meanwhile(street: Street, token: str | None) -> None:
    answered = street.opens(House(patience=1e6), token)
    for said in (b"", b"Content-Length: 40\r\n\r\n{", b"nothing of sense"):
        street.client(said)
    assert let_in(answered, street.client(RIGHT))


def test_who_goes_at_once_is_no_client(street: Street) -> None:
    answered = street.opens(House(), None)
    street.client().close()
    street.client(b"GET / HTTP/1.0\r\n\r\n").close()
    assert let_in(answered, street.client(RIGHT))


def test_who_talks_without_end_is_shown_out(street: Street) -> None:
    answered = street.opens(House(places=1, patience=1e6))
    endless = street.client()
    with pytest.raises(ConnectionError):
        endless.sendall(b"Content-Length: 400000000\r\n\r\n" + b"x" * 50_000_000)
    assert let_in(answered, street.client(RIGHT))


def test_what_follows_the_greeting_is_not_lost(street: Street) -> None:
    answered = street.opens(House())
    client = street.client(RIGHT + framed(b'{"a":1}') + framed(b'{"b":2}')[:-3])
    connection, greeting = answered.result(PATIENCE)
    rest = greeting.rest()
    assert next(rest) == b'{"a":1}'
    client.sendall(b":2}")
    assert next(rest) == b'{"b":2}'
    connection.close()


def test_nobody_waits_behind_the_one_who_was_let_in(street: Street) -> None:
    answered = street.opens(House(places=1))
    other = street.client()
    other.sendall(RIGHT)
    assert let_in(answered, other)
    with pytest.raises(ConnectionRefusedError):
        street.client()
