"""Writes messages to the client: frames them, and puts in the JSON texts that they hold."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable, Sequence
from itertools import chain
from typing import BinaryIO

from variorum.lsp.protocol.json_text import JsonText
from variorum.lsp.transport.framing import framed

logger = logging.getLogger(__name__)
# Stands in a message for a JSON text. Nobody else knows it, so it is in no message by chance.
_PLACEHOLDER = secrets.token_hex(16)
_MARK = json.dumps(_PLACEHOLDER).encode()


class Output:
    """The writer that pygls sends messages to. It is used by the thread of the event loop alone."""

    def __init__(self) -> None:
        self._stream: BinaryIO | None = None
        self._closed: Callable[[], None] = lambda: None
        self._texts: list[bytes] = []

    def connect(self, stream: BinaryIO, closed: Callable[[], None]) -> None:
        """Writes to this stream from now on. `closed` is called when the client no longer reads."""
        self._stream, self._closed = stream, closed

    def insert(self, text: JsonText) -> str:
        """Returns what stands for the text in the message that is written next."""
        self._texts.append(text.data)
        return _PLACEHOLDER

    def write(self, body: bytes) -> None:
        """Writes a message, unless the client is gone."""
        texts, self._texts = self._texts, []
        if self._stream is None:
            return
        try:
            self._stream.write(framed(*_filled(body, texts)))
            self._stream.flush()
        except BrokenPipeError:
            logger.info("the client is gone")
            self._stream = None
            self._closed()

    def close(self) -> None:
        """Does nothing: whoever opened the stream closes it."""


def _filled(body: bytes, texts: Sequence[bytes]) -> list[bytes]:
    """Returns the pieces of a message, with the texts where their placeholders stand."""
    if not texts:
        return [body]
    first, *others = body.split(_MARK)
    # A message that could not be written has left its texts in front.
    own = texts[len(texts) - len(others) :]
    return [first, *chain.from_iterable(zip(own, others, strict=True))]
