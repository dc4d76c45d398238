"""Accepts the one client that a server on a socket serves: the first that sends a valid `initialize`."""

from __future__ import annotations

import logging
import selectors
import socket
import time
from collections.abc import Callable, Iterator

import attrs

from variorum.lsp.transport.framing import messages
from variorum.lsp.transport.handshake import Answer, ClientRejected, Handshake

logger = logging.getLogger(__name__)
# Bytes. Editors greet with tens of kilobytes; a client that sends more before it is served sends something else.
_LONGEST = 1 << 20
_CHUNK = 1 << 16


@attrs.frozen
class Limits:
    """How many clients may be connected before one is admitted, and for how long."""

    clients: int = 16
    """A client that connects beyond these waits until another is gone."""
    patience: float = 30.0
    """Seconds that a client may take for its first message."""
    penalty: float = 1.0
    """Seconds that a client still counts after a wrong token, so that guesses are few."""


@attrs.define(eq=False)
class _Candidate:
    connection: socket.socket
    until: float
    received: bytearray = attrs.field(factory=bytearray)


class Acceptor:
    """Waits at a listening socket for the one client that is to be served."""

    def __init__(
        self,
        listening: socket.socket,
        answer: Answer,
        token: str | None = None,
        limits: Limits | None = None,
    ) -> None:
        self._listening, self._answer, self._token = listening, answer, token
        self._limits = limits or Limits()
        self._candidates: list[_Candidate] = []
        self._selector = selectors.DefaultSelector()
        self._refused = 0

    def accept(self) -> tuple[socket.socket, Handshake]:
        """The first client with a whole first message, which has the token where one is asked for, and its handshake.

        All others are disconnected, and the listening socket is closed.

        Raises:
            OSError: the socket cannot be listened on any more.
        """
        self._listening.setblocking(False)
        try:
            while True:
                self._drop_expired()
                self._watch_for_clients()
                for key, _ in self._selector.select(self._seconds_to_next_expiry()):
                    if key.data is None:
                        self._accept()
                    elif (handshake := self._read_from(key.data)) is not None:
                        self._candidates.remove(key.data)
                        return key.data.connection, handshake
        finally:
            self._selector.close()
            self._listening.close()
            for candidate in self._candidates:
                candidate.connection.close()

    def _watch_for_clients(self) -> None:
        is_watched = self._listening in self._selector.get_map()
        has_room = len(self._candidates) < self._limits.clients
        if has_room and not is_watched:
            self._selector.register(self._listening, selectors.EVENT_READ)
        elif is_watched and not has_room:
            self._selector.unregister(self._listening)

    def _seconds_to_next_expiry(self) -> float | None:
        """The time until a client is to be dropped; None while there is none."""
        if not self._candidates:
            return None
        return max(0.0, min(candidate.until for candidate in self._candidates) - time.monotonic())

    def _drop_expired(self) -> None:
        now = time.monotonic()
        for candidate in [one for one in self._candidates if one.until <= now]:
            self._stop_reading_from(candidate)
            candidate.connection.close()
            self._candidates.remove(candidate)

    def _accept(self) -> None:
        try:
            connection, _ = self._listening.accept()
        except (BlockingIOError, ConnectionError):
            # It went away between the event and the call.
            return
        connection.setblocking(False)
        candidate = _Candidate(connection, time.monotonic() + self._limits.patience)
        self._candidates.append(candidate)
        self._selector.register(connection, selectors.EVENT_READ, candidate)

    def _read_from(self, candidate: _Candidate) -> Handshake | None:
        """The handshake of a client that has sent a whole first message."""
        try:
            chunk = candidate.connection.recv(_CHUNK)
        except BlockingIOError:
            return None
        except OSError:
            chunk = b""
        candidate.received += chunk
        if not chunk or len(candidate.received) > _LONGEST:
            candidate.until = 0.0
            return None
        if next(messages(_reader(bytes(candidate.received))), None) is None:
            return None
        return self._handshake_with(candidate)

    def _handshake_with(self, candidate: _Candidate) -> Handshake | None:
        self._stop_reading_from(candidate)
        candidate.connection.setblocking(True)
        read = _reader(bytes(candidate.received), candidate.connection.recv)
        try:
            writer = candidate.connection.makefile("wb")
            return Handshake(messages(read), writer, self._token, answer=self._answer)
        except ClientRejected:
            self._refused += 1
            candidate.until = time.monotonic() + self._limits.penalty
            # A log of every guess would be the guesser's to fill.
            if self._refused.bit_count() == 1:
                logger.warning("%d clients without the token were refused", self._refused)
        except OSError:
            candidate.until = 0.0
        return None

    def _stop_reading_from(self, candidate: _Candidate) -> None:
        if candidate.connection in self._selector.get_map():
            self._selector.unregister(candidate.connection)


def _reader(received: bytes, more: Callable[[int], bytes] = lambda _: b"") -> Callable[[int], bytes]:
    """Reads what has been received already, and then what comes."""

    def pieces() -> Iterator[bytes]:
        yield received

    begun = pieces()
    return lambda count: next(begun, None) or more(count)
