"""Starts JavaScript and TypeScript texts and calls their functions."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

from benchmarks.toolchains.call import Call
from benchmarks.toolchains.drivers import driver
from benchmarks.toolchains.sandbox import run


def called(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a script prints that makes the calls, None where it fails."""
    (folder / "text.js").write_text(f"{text}\n{driver('js')}{_calls(calls)}")
    ran = run(["node", "text.js"], folder)
    return ran.output if ran.code == 0 else None


def built(text: str, folder: Path) -> list[str]:
    """Returns the command that starts a program."""
    (folder / "program.js").write_text(text)
    return ["node", "program.js"]


def called_typescript(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a script prints that makes the calls, None where it fails. Types are dropped, not checked."""
    text = re.sub(r"(?m)^import .*$", "", text)
    (folder / "text.ts").write_text(f"{text}\n{driver('js')}{_calls(calls)}")
    if not _transpiled("text.ts", folder):
        return None
    ran = run(["node", "text.js"], folder)
    return ran.output if ran.code == 0 else None


def built_typescript(text: str, folder: Path) -> list[str] | None:
    """Returns the command that starts a program, None where it is no TypeScript."""
    (folder / "program.ts").write_text(text)
    return ["node", "program.js"] if _transpiled("program.ts", folder) else None


def _transpiled(name: str, folder: Path) -> bool:
    command = ["tsc", "--noCheck", "--target", "es2022", "--module", "commonjs", "--skipLibCheck", name]
    run(command, folder, seconds=60)
    return (folder / name.replace(".ts", ".js")).exists()


def _calls(calls: Sequence[Call]) -> str:
    return "\n".join(
        f"$call(() => {call.expression(', '.join(json.dumps(each) for each in call.values))});"
        for call in calls
    )
