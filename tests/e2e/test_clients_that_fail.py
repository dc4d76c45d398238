"""Clients that die, hang, or stop listening: the server ends with them, or waits and goes on."""

from __future__ import annotations

import asyncio
import sys
import threading
from typing import Any

import pytest

from tests.e2e.editor import Editor
from variorum.lsp.transport import shutdown
from variorum.lsp.transport.shutdown import exit_with_process

SOON = 25.0
"""Seconds within which a server without a client is gone, five on a machine that has nothing else to do."""


async def status(editor: Editor) -> int:
    """The server's exit status; its pipes need not have been emptied."""
    while editor.process.returncode is None:
        await asyncio.sleep(0.05)
    return editor.process.returncode


LARGE = "".join(f"def f{n}(a):\n    left = {n}\n    return a\n\n\n" for n in range(400))


async def test_a_client_whose_process_is_killed_takes_the_server_with_it(silent_editor: Editor) -> None:
    client = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "input()", stdin=asyncio.subprocess.PIPE
    )
    params = {"processId": client.pid, "capabilities": silent_editor.abilities}
    await silent_editor.request("initialize", params)
    client.kill()
    await client.wait()
    # The stream stays open all the time.
    assert await asyncio.wait_for(status(silent_editor), SOON) == 1


def test_a_server_without_a_client_lasts_under_five_seconds() -> None:
    assert shutdown._GRACE + shutdown._ROUND < 5


@pytest.mark.parametrize("nonsense", [2**40, -1, "one", True, None])
def test_a_process_that_is_none_is_not_followed(nonsense: object) -> None:
    before = threading.active_count()
    exit_with_process(nonsense)
    assert threading.active_count() == before


async def test_a_client_that_stops_reading_and_dies_takes_the_server_with_it(older_editor: Editor) -> None:
    page = await older_editor.open("untitled:large", LARGE, language="python")
    await page.diagnostics_contain("unused-variable")
    older_editor.stop_reading()
    for number in range(30):
        await page.replace(f"left = {number}\n", f"left = {number}0\n")
    stream: Any = older_editor.process.stdin
    stream.close()
    assert await asyncio.wait_for(status(older_editor), SOON) == 1


async def test_a_client_that_reads_late_gets_everything(older_editor: Editor) -> None:
    older_editor.stop_reading()
    page = await older_editor.open("untitled:large", LARGE, language="python")
    for number in range(30):
        await page.replace(f"left = {number}\n", f"left = {number}0\n")
    older_editor.go_on_reading()
    await page.replace("left = 7", "right = 7")
    found = await page.diagnostics_contain("unused-variable")
    assert "left" in found["message"]
