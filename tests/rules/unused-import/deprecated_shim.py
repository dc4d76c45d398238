"""This module is deprecated."""

import warnings

from shelves.connection import (
    read_books,
    write_books,
)
from tornado.websocket import WebSocketHandler

warnings.warn(
    "shelf.sockets has moved to shelves",
    DeprecationWarning,
    stacklevel=2,
)


def initialize(application, folder):
    """Does nothing any more."""
