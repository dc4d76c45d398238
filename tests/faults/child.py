"""Accidents that happen to a whole process: killed between two lines, a disk that is full, a user who may not write.

Each happens to a child of the test's process, and the test looks at what the child left behind.
"""

from __future__ import annotations

import itertools
import os
import pickle
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from types import FrameType, ModuleType
from typing import Any

_NOBODY = 65534
_UNEXPECTED = 70


def kills(work: Callable[[], object], *modules: ModuleType) -> Iterator[int]:
    """Runs `work` again and again, killed before the first line that it runs in the modules, the second, and so on.

    After each kill the number of the line is handed out. It ends when `work` comes to its end.
    """
    files = {module.__file__ for module in modules}
    for number in itertools.count(1):
        status = _in_child(lambda number=number: _killed_at(number, files, work))  # type: ignore[misc]
        if os.WIFEXITED(status):
            assert os.WEXITSTATUS(status) == 0, "the work failed without being killed"
            return
        assert os.WTERMSIG(status) == signal.SIGKILL
        yield number


def with_full_disk(after: int, work: Callable[[], object]) -> Exception | None:
    """What `work` raises on a disk on which no file can grow beyond `after` bytes; None where it comes to its end."""

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (after, resource.RLIM_INFINITY))
        work()

    return _raised_by(limited)


def without_rights(work: Callable[[], object]) -> Exception | None:
    """What `work` raises for a user who is not the administrator, to whom everything would be allowed."""

    def limited() -> None:
        if os.geteuid() == 0:
            os.setgroups([])
            os.setgid(_NOBODY)
            os.setuid(_NOBODY)
        work()

    return _raised_by(limited)


def _raised_by(work: Callable[[], object]) -> Exception | None:
    with tempfile.TemporaryFile() as told:

        def tell() -> None:
            try:
                work()
            except Exception as error:
                # The limit holds for this file, too.
                resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
                told.write(pickle.dumps((type(error), str(error))))
                told.flush()

        assert _in_child(tell) == 0
        told.seek(0)
        words = told.read()
    if not words:
        return None
    kind, message = pickle.loads(words)
    error: Exception = kind(message)
    return error


def _killed_at(number: int, files: set[str | None], work: Callable[[], object]) -> None:
    left = number

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal left
        if frame.f_code.co_filename not in files:
            return None
        if event == "line":
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
        return trace

    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(None)


def _in_child(work: Callable[[], object]) -> int:
    """The status of a child that does the work and leaves without tidying up after the tests."""
    child = os.fork()
    if child == 0:
        try:
            work()
        except BaseException:
            traceback.print_exc()
            os._exit(_UNEXPECTED)
        os._exit(0)
    return os.waitpid(child, 0)[1]
