"""Ends the process soon after its client is gone, whatever it is busy with.

An orderly client closes the stream, and the message loop ends by itself. But the loop may be waiting for a reader that
will never read again, work in a thread may take minutes, and a client that was killed may leave the stream open in
another process. Nothing of value is lost: files are replaced in one step, and scores are added line by line.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable

logger = logging.getLogger(__name__)
# Seconds for the message loop to end by itself once the stream has ended.
_GRACE = 3.0
# Seconds between two looks at the client's process.
_ROUND = 1.5
_GONE = 1


def exit_soon() -> None:
    """Ends this process in a few seconds, unless it ends before."""
    timer = threading.Timer(_GRACE, _end)
    timer.daemon = True
    timer.start()


def exit_with_process(identifier: object) -> None:
    """Ends this process when the client's process ends.

    A process that does not exist now is not watched: a client in another container has a number that means nothing here.
    """
    if isinstance(identifier, int) and not isinstance(identifier, bool) and _is_alive(identifier):
        threading.Thread(target=_watch, args=(identifier, _end), name="client", daemon=True).start()


def _watch(identifier: int, end: Callable[[], None]) -> None:
    while _is_alive(identifier):
        time.sleep(_ROUND)
    logger.info("the client's process is gone")
    end()


def _is_alive(identifier: int) -> bool:
    # On Windows signal 0 would end the process that it asks about; there the stream's end has to do.
    if os.name == "nt" or not 0 < identifier < 2**31:
        return False
    try:
        os.kill(identifier, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _end() -> None:
    os._exit(_GONE)
