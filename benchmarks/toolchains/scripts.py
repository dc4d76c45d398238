"""Starts Python, Ruby and PHP texts and calls their functions."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.toolchains.call import Call
from benchmarks.toolchains.drivers import driver
from benchmarks.toolchains.sandbox import run


def called_python(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a script prints that makes the calls, None where it fails."""
    expressions = [call.expression(", ".join(map(repr, call.values)), "") for call in calls]
    ran = run(
        [sys.executable, "-I", "-c", driver("py")], folder, json.dumps({"text": text, "calls": expressions})
    )
    return ran.output if ran.code == 0 else None


def built_python(text: str, folder: Path) -> list[str]:
    """Returns the command that starts a program."""
    (folder / "program.py").write_text(text)
    return [sys.executable, "-I", "program.py"]


def called_ruby(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a script prints that makes the calls, None where it fails."""
    lines, data = [], text.encode()
    for call in calls:
        if any(
            each.symbol.name == "&block" or data[each.start : each.start + 1] == b"&"
            for each in call.function.parameters
        ):
            # A block is no value.
            return None
        arguments = ", ".join([f":{call.function.name}", *map(_ruby, call.values)])
        owner = call.function.owner or _module_of(text, call)
        dot = (
            ""
            if not owner
            else f"{owner}."
            if call.function.is_static or call.function.is_class_method or not call.function.owner
            else f"{owner}.new."
        )
        # Private methods too.
        lines.append(f"zz_call {{ {dot}send({arguments}) }}")
    (folder / "text.rb").write_text("{}\n{}\n{}\n".format(text, driver("rb"), "\n".join(lines)))
    ran = run(["ruby", "text.rb"], folder)
    return ran.output if ran.code == 0 else None


def _module_of(text: str, call: Call) -> str:
    """Returns the module whose function is called, empty for a function of the top level."""
    before = text.encode()[: call.function.start].decode(errors="replace")
    modules = re.findall(r"(?m)^module (\w+)", before)
    head = text.encode()[call.function.start : call.function.end].decode(errors="replace")
    return modules[-1] if modules and head.startswith("def self.") else ""


def built_ruby(text: str, folder: Path) -> list[str]:
    """Returns the command that starts a program."""
    (folder / "program.rb").write_text(text)
    return ["ruby", "program.rb"]


def called_php(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a script prints that makes the calls, None where it fails."""
    lines = []
    for call in calls:
        if any(each.is_by_reference for each in call.function.parameters):
            # A literal has no place.
            return None
        owner = call.function.owner
        if owner and re.search(rf"(abstract\s+class|trait|interface)\s+{owner}\b", text):
            return None
        expression = f"{call.function.name}({', '.join(map(_php, call.values))})"
        if not owner:
            lines.append(f"zz_call(function () {{ return {expression}; }});")
        elif call.function.is_static:
            lines.append(
                f"zz_call(fn () => (\\Closure::bind(fn () => {owner}::{expression}, null, {owner}::class))());"
            )
        else:
            # Private methods too.
            lines.append(
                f"zz_call(fn () => (function () {{ return $this->{expression}; }})->call(new {owner}()));"
            )
    head = "" if text.lstrip().startswith("<?php") else "<?php\n"
    (folder / "text.php").write_text("{}{}\n{}\n{}\n".format(head, text, driver("php"), "\n".join(lines)))
    ran = run(["php", "text.php"], folder)
    return ran.output if ran.code == 0 else None


def built_php(text: str, folder: Path) -> list[str]:
    """Returns the command that starts a program."""
    (folder / "program.php").write_text(text if text.lstrip().startswith("<?php") else f"<?php\n{text}")
    return ["php", "-d", "display_errors=0", "program.php"]


def _ruby(value: Any) -> str:
    return json.dumps(value).replace("#", "\\#").replace("null", "nil") if value is not None else "nil"


def _php(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_php, value))}]"
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return json.dumps(value)
