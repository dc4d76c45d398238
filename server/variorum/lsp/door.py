"""The door of a server on a socket: the first client that says the right thing is served, and no other holds it up."""

from __future__ import annotations

import logging
import selectors
import socket
import time
from collections.abc import Callable, Iterator

import attrs

from variorum.lsp.framing import messages
from variorum.lsp.greeting import Greeting, Unwelcome

logger = logging.getLogger(__name__)
# Bytes. Editors greet with tens of kilobytes; who sends more before it is served sends something else.
_LONGEST = 1 << 20
_CHUNK = 1 << 16


@attrs.frozen
class House:
    """How many clients may stand at the door, and for how long."""

    places: int = 16
    """Who comes when they are taken waits until one is free."""
    patience: float = 30.0
    """Seconds that a client may take for its first message."""
    penalty: float = 1.0
    """Seconds that a place stays taken after a wrong token, so that guesses are few."""


@attrs.define(eq=False)
class _Visitor:
    connection: socket.socket
    until: float
    said: bytearray = attrs.field(factory=bytearray)


class Door:
    """Waits at a listening socket for the one client that is to be served."""

    def __init__(
        self, listening: socket.socket, token: str | None = None, house: House | None = None
    ) -> None:
        self._listening, self._token, self._house = listening, token, house or House()
        self._visitors: list[_Visitor] = []
        self._selector = selectors.DefaultSelector()
        self._refused = 0

    def admit(self) -> tuple[socket.socket, Greeting]:
        """The first client with a whole first message, which has the token where one is asked for, and its greeting.

        Everybody else is shown out, and the listening socket is closed.

        Raises:
            OSError: the socket cannot be listened on any more.
        """
        self._listening.setblocking(False)
        try:
            while True:
                self._show_out()
                self._watch_the_street()
                for key, _ in self._selector.select(self._seconds_to_the_next()):
                    if key.data is None:
                        self._let_in()
                    elif (greeting := self._listen_to(key.data)) is not None:
                        self._visitors.remove(key.data)
                        return key.data.connection, greeting
        finally:
            self._selector.close()
            self._listening.close()
            for visitor in self._visitors:
                visitor.connection.close()

    def _watch_the_street(self) -> None:
        is_watched = self._listening in self._selector.get_map()
        has_room = len(self._visitors) < self._house.places
        if has_room and not is_watched:
            self._selector.register(self._listening, selectors.EVENT_READ)
        elif is_watched and not has_room:
            self._selector.unregister(self._listening)

    def _seconds_to_the_next(self) -> float | None:
        """The time until somebody is to be shown out; None while nobody is there."""
        if not self._visitors:
            return None
        return max(0.0, min(visitor.until for visitor in self._visitors) - time.monotonic())

    def _show_out(self) -> None:
        now = time.monotonic()
        for visitor in [one for one in self._visitors if one.until <= now]:
            self._stop_listening_to(visitor)
            visitor.connection.close()
            self._visitors.remove(visitor)

    def _let_in(self) -> None:
        try:
            connection, _ = self._listening.accept()
        except (BlockingIOError, ConnectionError):
            # It went away between the look and the step.
            return
        connection.setblocking(False)
        visitor = _Visitor(connection, time.monotonic() + self._house.patience)
        self._visitors.append(visitor)
        self._selector.register(connection, selectors.EVENT_READ, visitor)

    def _listen_to(self, visitor: _Visitor) -> Greeting | None:
        """The greeting of a visitor that has said all that it takes."""
        try:
            heard = visitor.connection.recv(_CHUNK)
        except BlockingIOError:
            return None
        except OSError:
            heard = b""
        visitor.said += heard
        if not heard or len(visitor.said) > _LONGEST:
            visitor.until = 0.0
            return None
        if next(messages(_reader(bytes(visitor.said))), None) is None:
            return None
        return self._greeted(visitor)

    def _greeted(self, visitor: _Visitor) -> Greeting | None:
        self._stop_listening_to(visitor)
        visitor.connection.setblocking(True)
        read = _reader(bytes(visitor.said), visitor.connection.recv)
        try:
            return Greeting(messages(read), visitor.connection.makefile("wb"), self._token)
        except Unwelcome:
            self._refused += 1
            visitor.until = time.monotonic() + self._house.penalty
            # A log of every guess would be the guesser's to fill.
            if self._refused.bit_count() == 1:
                logger.warning("%d clients without the token were refused", self._refused)
        except OSError:
            visitor.until = 0.0
        return None

    def _stop_listening_to(self, visitor: _Visitor) -> None:
        if visitor.connection in self._selector.get_map():
            self._selector.unregister(visitor.connection)


def _reader(said: bytes, more: Callable[[int], bytes] = lambda _: b"") -> Callable[[int], bytes]:
    """Reads what has been said already, and then what more there is."""

    def pieces() -> Iterator[bytes]:
        yield said

    begun = pieces()
    return lambda count: next(begun, None) or more(count)
