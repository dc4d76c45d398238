"""What the server tells of itself: to a file, as much as is wanted, and more while it runs if somebody asks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.e2e.editor import Editor
from tests.e2e.judge_users import MakeEditor


async def test_a_trace_tells_what_was_handled_and_nothing_of_its_content(editor: Editor) -> None:
    page = await editor.open("untitled:1", "import secret_name\n", language="python")
    await editor.notify("$/setTrace", {"value": "messages"})
    await page.diagnostics_contain("unused-import")
    told = await editor.hears("$/logTrace", "textDocument/diagnostic took ")
    assert "secret_name" not in str(told)
    await editor.notify("$/setTrace", {"value": "off"})
    await page.hover(on="secret")
    count = len(editor.heard("$/logTrace"))
    await page.hover(on="secret")
    assert len(editor.heard("$/logTrace")) == count


async def test_a_cancellation_that_crosses_its_answer_is_not_logged(user: MakeEditor, tmp_path: Path) -> None:
    editor = user(None)
    editor.log = tmp_path / "server.log"
    await editor.start()
    await editor.notify("$/cancelRequest", {"id": 999})
    page = await editor.open("untitled:1", "import os\n", language="python")
    await page.diagnostics_contain("unused-import")
    await editor.stop()
    assert "WARNING" not in editor.log.read_text()


def logged(
    folder: Path, level: str, body: bytes = b'{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}'
) -> str:
    """What a server that is left after one message writes into its file."""
    file = folder / f"{level}.log"
    command = [sys.executable, "-m", "variorum", "server", "--log", level, "--log-file", str(file)]
    done = subprocess.run(
        command,
        input=b"Content-Length: %d\r\n\r\n%s" % (len(body), body),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == b""
    return file.read_text()


def test_a_file_has_what_its_level_lets_through(tmp_path: Path) -> None:
    assert " DEBUG " in logged(tmp_path, "debug")
    assert " DEBUG " not in logged(tmp_path, "error")


def test_a_message_that_is_no_json_is_one_line(tmp_path: Path) -> None:
    log = logged(tmp_path, "warning", b'{"jsonrpc": "2.0", ')
    assert "a message is not valid JSON: Expecting" in log
    assert "Traceback" not in log


def test_a_file_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "variorum", "server", "--log-file", str(tmp_path / "no" / "such.log")]
    done = subprocess.run(command, input=b"", capture_output=True, text=False, timeout=60, check=False)
    assert done.returncode == 2
    assert b"--log-file" in done.stderr
    assert done.stderr.count(b"\n") == 1
