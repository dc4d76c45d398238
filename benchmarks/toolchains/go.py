"""Builds Go texts and calls their functions."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.toolchains.call import Call
from benchmarks.toolchains.drivers import driver
from benchmarks.toolchains.literals import quoted
from benchmarks.toolchains.sandbox import run
from variorum.program.types import Kind, Type

_PACKAGES = {
    "utf8": "unicode/utf8",
    "rand": "math/rand",
    "big": "math/big",
    "bits": "math/bits",
    "heap": "container/heap",
    "list": "container/list",
}
_KNOWN = "bufio|bytes|cmp|errors|fmt|maps|math|os|regexp|slices|sort|strconv|strings|time|unicode|utf8|bits|heap|list"


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
        name = f"zzR.{call.function.name}" if call.function.owner else call.function.name
        made = f"{_receiver(text, call.function.owner)}; _ = zzR; " if call.function.owner else ""
        expression = f"{name}({', '.join(map(str, literals))})"
        lines.append(
            f"zzCall(func() []any {{ {made}{expression}; return []any{{nil}} }})"
            if call.is_void
            else f"zzCall(func() []any {{ {made}return zzList({expression}) }})"
        )
    (folder / "text.go").write_text(_whole(text.replace("func main(", "func zzMain(")))
    (folder / "driver.go").write_text(driver("go").replace("CALLS", "\n".join(lines)))
    return run(["./program"], folder).output if _compiled(folder) else None


def _receiver(text: str, owner: str) -> str:
    """Returns what makes the receiver of a method: a function without parameters that gives one, or the zero value."""
    maker = re.search(rf"(?m)^func (New\w*)\(\) \*?{owner} ", text)
    return f"zzR := {maker[1]}()" if maker else f"var zzR {owner}"


def built(text: str, folder: Path) -> list[str] | None:
    """Returns the command that starts a program, None where it does not compile."""
    (folder / "text.go").write_text(_whole(text))
    return ["./program"] if _compiled(folder) else None


def _compiled(folder: Path) -> bool:
    (folder / "go.mod").write_text("module text\n\ngo 1.23\n")
    variables = {
        "GOCACHE": str(Path(tempfile.gettempdir()) / "variorum-fidelity-go"),
        "GOFLAGS": "-mod=mod",
        "GOTOOLCHAIN": "local",
    }
    return run(["go", "build", "-o", "program", "."], folder, seconds=200, variables=variables).code == 0


def _whole(text: str) -> str:
    """Returns the text as a file of the package `main`, with the imports that it has lost."""
    text, count = re.subn(r"^package \w+", "package main", text, count=1, flags=re.MULTILINE)
    head = "" if count else "package main\n"
    if not re.search(r"^import\b", text, re.MULTILINE):
        used = dict.fromkeys(re.findall(rf"\b({_KNOWN})\.[A-Z]", text))
        imports = "".join(f'import "{_PACKAGES.get(each, each)}"\n' for each in used)
        if not count:
            return f"{head}{imports}{text}"
        return text.replace("package main", f"package main\n{imports}", 1)
    return head + text


def spelled(type_: Type) -> str | None:
    """Returns how Go writes a type."""
    if type_.kind in (Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.STR, Kind.CHAR):
        return type_.name
    inner = [spelled(each) for each in type_.arguments]
    if None in inner or not inner:
        return None
    if type_.kind is Kind.LIST and type_.name == "[]":
        return f"[]{inner[0]}"
    return f"map[{inner[0]}]{inner[1]}" if type_.kind is Kind.MAP and len(inner) == 2 else None


def literal(value: Any, type_: Type) -> str | None:
    """Returns a value as Go writes it, None where it cannot be written."""
    whole = spelled(type_)
    if whole is None:
        return None
    if type_.kind is Kind.STR:
        return quoted(value)
    if type_.kind is Kind.BOOL:
        return "true" if value else "false"
    if type_.kind is Kind.CHAR:
        return f"{whole}({ord(value)})"
    if type_.kind in (Kind.INT, Kind.FLOAT):
        return f"{whole}({value})"
    if type_.kind is not Kind.LIST:
        return None
    parts = [literal(each, type_.arguments[0]) for each in value]
    return None if None in parts else f"{whole}{{{', '.join(map(str, parts))}}}"
