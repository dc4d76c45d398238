"""The pipe to the client is wide enough for a report on thousands of findings."""

from __future__ import annotations

import subprocess
import sys

import pytest

fcntl = pytest.importorskip("fcntl", reason="pipes of a set width are Linux's")


@pytest.mark.skipif(sys.platform != "linux", reason="pipes of a set width are Linux's")
def test_a_long_report_fits_into_the_pipe() -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "variorum", "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert server.stdin is not None
    assert server.stdout is not None
    before = fcntl.fcntl(server.stdout, fcntl.F_GETPIPE_SZ)
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    server.stdin.flush()
    assert server.stdout.readline().startswith(b"Content-Length:")
    wide = fcntl.fcntl(server.stdout, fcntl.F_GETPIPE_SZ)
    server.communicate(timeout=30)
    assert before < wide == 1024 * 1024
