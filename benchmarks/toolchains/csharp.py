"""Builds C# texts and calls their functions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.toolchains.call import Call
from benchmarks.toolchains.drivers import driver
from benchmarks.toolchains.literals import quoted
from benchmarks.toolchains.sandbox import run
from variorum.program.types import Kind, Type

_USINGS = "".join(
    f"using System{each};\n"
    for each in ("", ".Collections.Generic", ".Linq", ".Text", ".Numerics", ".Text.RegularExpressions")
)
_COMPILE = ["mcs", "-r:System.Core", "-r:System.Numerics", "-r:System", "-nowarn:1-9999", "-out:program.exe"]


def called(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a program prints that makes the calls, None where it does not compile."""
    lines = []
    for call in calls:
        literals = [
            literal(value, each.symbol.type)
            for value, each in zip(call.values, call.function.parameters, strict=True)
        ]
        if None in literals:
            return None
        expression = call.expression(", ".join(map(str, literals)))
        if not call.function.owner:
            expression = (
                f"new Cut().{expression}" if "static" not in _head(text, call) else f"Cut.{expression}"
            )
        lines.append(
            f"ZzDriver.C(() => {{ {expression}; return null; }});"
            if call.is_void
            else f"ZzDriver.C(() => {expression});"
        )
    if any(not call.function.owner for call in calls):
        text = re.sub(r"(?m)^\s*(private|protected|internal|public) ", "", text)
        text = re.sub(
            r"(?m)^\s*(?=(?:static )?[A-Za-z][\w<>\[\], ]* \w+ ?(?:<\w+> ?)?\()(?!return|else|new)",
            "public ",
            text,
        )
        text = f"class Cut {{\n{text}\n}}\n"
    usings = "".join(re.findall(r"(?m)^\s*using [\w.]+;\s*$", text))
    text = re.sub(r"(?m)^\s*using [\w. =]+;\s*$", "", text)
    (folder / "text.cs").write_text(_USINGS + usings + text + driver("cs").replace("CALLS", "\n".join(lines)))
    compiled = run([*_COMPILE, "-main:ZzDriver", "text.cs"], folder, seconds=60)
    return run(["mono", "program.exe"], folder).output if compiled.code == 0 else None


def _head(text: str, call: Call) -> str:
    data = text.encode()
    return data[call.function.start : call.function.end].decode(errors="replace").split("(")[0]


def built(text: str, folder: Path) -> list[str] | None:
    """Returns the command that starts a program, None where it does not compile."""
    (folder / "text.cs").write_text(text)
    return ["mono", "program.exe"] if run([*_COMPILE, "text.cs"], folder, seconds=60).code == 0 else None


def spelled(type_: Type) -> str | None:
    """Returns how C# writes a type."""
    if type_.kind in (Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.STR, Kind.CHAR):
        return type_.name
    inner = [spelled(each) for each in type_.arguments]
    if None in inner or not inner or type_.kind not in (Kind.LIST, Kind.SET):
        return None
    return f"{inner[0]}[]" if type_.name == "[]" else f"{type_.name}<{inner[0]}>"


def literal(value: Any, type_: Type) -> str | None:
    """Returns a value as C# writes it, None where it cannot be written."""
    whole = spelled(type_)
    if whole is None:
        return None
    if type_.kind is Kind.STR:
        return quoted(value)
    if type_.kind is Kind.BOOL:
        return "true" if value else "false"
    if type_.kind is Kind.CHAR:
        return f"(char) {ord(value)}"
    if type_.kind is Kind.INT:
        return f"({whole}) ({value})"
    if type_.kind is Kind.FLOAT:
        return f"({whole}) ({float(value)!r}{'m' if whole == 'decimal' else ''})"
    parts = [literal(each, type_.arguments[0]) for each in value]
    if None in parts:
        return None
    inner = ", ".join(map(str, parts))
    element = spelled(type_.arguments[0])
    if type_.name == "[]":
        return f"new {whole}{{{inner}}}" if not whole.endswith("[][]") else f"new {element}[]{{{inner}}}"
    made = {
        "IEnumerable": "List",
        "IList": "List",
        "ICollection": "List",
        "IReadOnlyList": "List",
        "ISet": "HashSet",
    }
    return f"new {made.get(type_.name, type_.name)}<{element}>{{{inner}}}"
