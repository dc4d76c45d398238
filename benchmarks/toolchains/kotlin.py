"""Builds Kotlin texts and calls their functions."""

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

_JAVA = ["java", "-Xmx256m", "-Xss64m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", "text.jar"]
_ARRAYS = {
    "Int": "IntArray",
    "Long": "LongArray",
    "Double": "DoubleArray",
    "Char": "CharArray",
    "Boolean": "BooleanArray",
}


def called(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a program prints that makes the calls, None where it does not compile."""
    lines = []
    for call in calls:
        data = text.encode()
        literals = [
            literal(value, each.symbol.type, data[each.start : each.end].decode(errors="replace"))
            for value, each in zip(call.values, call.function.parameters, strict=True)
        ]
        if None in literals:
            return None
        if call.function.parameters and call.function.parameters[0].symbol.name == "this":
            lines.append(f"c {{ ({literals[0]}).{call.function.name}({', '.join(map(str, literals[1:]))}) }}")
            continue
        lines.append(f"c {{ {call.expression(', '.join(map(str, literals)), '')} }}")
    (folder / "text.kt").write_text(re.sub(r"(?m)^package .*$", "", text).replace("fun main(", "fun zzMain("))
    (folder / "driver.kt").write_text(driver("kt").replace("CALLS", "\n".join(lines)))
    return run([*_JAVA, "DriverKt"], folder).output if _compiled(folder, "text.kt", "driver.kt") else None


def built(text: str, folder: Path) -> list[str] | None:
    """Returns the command that starts a program, None where it does not compile."""
    (folder / "text.kt").write_text(re.sub(r"(?m)^package .*$", "", text))
    return [*_JAVA, "TextKt"] if _compiled(folder, "text.kt") else None


def _compiled(folder: Path, *names: str) -> bool:
    command = ["kotlinc", *names, "-include-runtime", "-nowarn", "-d", "text.jar"]
    return run(command, folder, seconds=240).code == 0


def literal(value: Any, type_: Type, parameter: str = "") -> str | None:
    """Returns a value as Kotlin writes it, None where it cannot be written. `parameter` is how the text declares it."""
    if type_.kind is Kind.STR:
        return quoted(value).replace("$", "\\$")
    if type_.kind is Kind.BOOL:
        return "true" if value else "false"
    if type_.kind is Kind.CHAR:
        return f"({ord(value)}).toChar()"
    if type_.kind is Kind.INT:
        return {"Int": f"({value})", "Long": f"({value}L)"}.get(type_.name, f"({value}).to{type_.name}()")
    if type_.kind is Kind.FLOAT:
        return f"({float(value)!r}{'f' if type_.bits == 32 else ''})"
    if type_.kind not in (Kind.LIST, Kind.SET) or not type_.arguments:
        return None
    element = _spelled(type_.arguments[0])
    parts = [literal(each, type_.arguments[0]) for each in value]
    if element is None or None in parts:
        return None
    inner = ", ".join(map(str, parts))
    if type_.name in _ARRAYS.values() or _ARRAYS.get(element, "?") in parameter:
        return f"{_ARRAYS[element][0].lower()}{_ARRAYS[element][1:]}Of({inner})"
    if type_.name in ("[]", "Array"):
        return f"arrayOf<{element}>({inner})"
    make = {
        "ArrayList": "arrayListOf",
        "Set": "setOf",
        "List": "listOf",
        "Iterable": "listOf",
        "Collection": "listOf",
    }
    mutable = f"mutable{type_.name.removeprefix('Mutable')}Of"
    return f"{make.get(type_.name, mutable)}<{element}>({inner})"


def _spelled(type_: Type) -> str | None:
    if type_.kind in (Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.STR, Kind.CHAR):
        return type_.name
    inner = _spelled(type_.arguments[0]) if type_.kind is Kind.LIST and type_.arguments else None
    if inner is None:
        return None
    return _ARRAYS.get(inner, f"Array<{inner}>") if type_.name == "[]" else f"{type_.name}<{inner}>"
