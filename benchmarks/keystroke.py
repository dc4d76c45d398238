"""Keystroke to diagnostics: the time from a change to the answer of the pull that follows it, for several servers in turn.

usage: python -m benchmarks.keystroke [--lines N] [--edits N] [--line N] [--files N] [--pause SECONDS] SERVER [SERVER ...]

A server is a command in one string, such as "variorum server" or "ruff server". The servers take turns, edit by edit, so that a
machine that slows down slows them all.
"""

from __future__ import annotations

import argparse
import shlex
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from variorum.cli.demo_client import Editor

FUNCTION = '''def function_{n}(first, second):
    """Add up what can be added."""
    total = first + {n}
    unused_{n} = second * 2
    for index in range(total):
        if index % 3 == 0:
            total += index
    return total


'''
NEIGHBOUR = """import json
from module import function_{n}


def neighbour_{n}(value):
    return json.dumps(function_{n}(value, 1))
"""
LINES_OF_A_FUNCTION = FUNCTION.count("\n")
CAPABILITIES = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {"configuration": True},
    "textDocument": {"diagnostic": {"dynamicRegistration": False}},
}


class Session:
    """One server with one open file."""

    def __init__(self, command: str, folder: Path, text: str) -> None:
        self.command = command
        self.uri = (folder / "module.py").as_uri()
        started = time.perf_counter()
        self.editor = Editor(shlex.split(command), folder)
        workspace = [{"uri": folder.as_uri(), "name": folder.name}]
        parameters = {
            "processId": None,
            "rootUri": folder.as_uri(),
            "workspaceFolders": workspace,
            "capabilities": CAPABILITIES,
        }
        self.editor.request("initialize", parameters)
        self.start_up = time.perf_counter() - started
        self.editor.notify("initialized", {})
        started = time.perf_counter()
        document = {"uri": self.uri, "languageId": "python", "version": 1, "text": text}
        self.editor.notify("textDocument/didOpen", {"textDocument": document})
        self.pull()
        self.open_time = time.perf_counter() - started
        self.version = 1
        self.times: list[float] = []

    def pull(self) -> list[dict[str, Any]]:
        """The diagnostics as they are now."""
        report = self.editor.request("textDocument/diagnostic", {"textDocument": {"uri": self.uri}})
        items: list[dict[str, Any]] = report.get("items", [])
        return items

    def edit(self, line: int) -> None:
        """Insert a line on odd turns, take it out on even ones, and time the answer."""
        self.version += 1
        inserts = self.version % 2 == 0
        start, end = {"line": line, "character": 0}, {"line": line if inserts else line + 1, "character": 0}
        change = {"range": {"start": start, "end": end}, "text": "import never_used\n" if inserts else ""}
        document = {"uri": self.uri, "version": self.version}
        started = time.perf_counter()
        self.editor.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})
        self.pull()
        self.times.append(time.perf_counter() - started)


def main() -> None:
    """Measure and print a row for each server, the ratio against the last one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=10_000)
    parser.add_argument("--line", type=int, default=0, help="where to type, counted from 0")
    parser.add_argument("--edits", type=int, default=40)
    parser.add_argument(
        "--files", type=int, default=0, help="how many other files of the folder import from the one"
    )
    parser.add_argument("--pause", type=float, default=0.0, help="seconds of rest after each edit")
    parser.add_argument("--settle", type=float, default=0.0, help="seconds of rest before the first edit")
    parser.add_argument("servers", nargs="+")
    options = parser.parse_args()
    count = max(options.lines // LINES_OF_A_FUNCTION, 1)
    text = "".join(FUNCTION.format(n=number) for number in range(count))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "module.py").write_text(text, encoding="utf-8")
        for number in range(options.files):
            (folder / f"neighbour_{number}.py").write_text(NEIGHBOUR.format(n=number), encoding="utf-8")
        sessions = [Session(command, folder, text) for command in options.servers]
        time.sleep(options.settle)
        for _ in range(options.edits):
            for session in sessions:
                session.edit(options.line)
                time.sleep(options.pause)
        for session in sessions:
            session.editor.close()
    peer = statistics.median(sessions[-1].times)
    print(f"{count * LINES_OF_A_FUNCTION} lines, {options.edits} edits at line {options.line}, milliseconds")
    print(f"{'server':40s} {'start':>8s} {'open':>8s} {'median':>8s} {'p95':>8s} {'ratio':>6s}")
    for session in sessions:
        median = statistics.median(session.times)
        tail = sorted(session.times)[int(len(session.times) * 0.95)]
        row = (session.start_up, session.open_time, median, tail)
        figures = " ".join(f"{1000 * value:8.1f}" for value in row)
        print(f"{session.command:40s} {figures} {median / peer:6.2f}")


if __name__ == "__main__":
    main()
