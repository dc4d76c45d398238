"""Builds C texts and calls their functions."""

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

_HEADERS = "stdio stdlib string stdbool stdint stddef ctype math limits float assert inttypes".split()


def called(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a program prints that makes the calls, None where it does not compile."""
    lines = []
    for call in calls:
        literals = [
            literal(value, each.symbol.type)
            for value, each in zip(call.values, call.function.parameters, strict=True)
        ]
        if None in literals or call.is_void:
            return None
        expression = f"{call.function.name}({', '.join(map(str, literals))})"
        lines.append(f'zz_mark(); zz_print({expression}); printf("}}\\n"); fflush(stdout);')
    head = "".join(f"#include <{each}.h>\n" for each in _HEADERS)
    text = re.sub(r'^#include\s+".*$', "", text, flags=re.MULTILINE)
    (folder / "text.c").write_text(
        head + re.sub(r"\bmain\s*\(", "zz_main(", text) + driver("c").replace("CALLS", "\n".join(lines))
    )
    compiled = run(["gcc", "-O0", "-w", "-o", "text", "text.c", "-lm"], folder, seconds=60)
    return run(["./text"], folder).output if compiled.code == 0 else None


def built(text: str, folder: Path) -> list[str] | None:
    """Returns the command that starts a program, None where it does not compile."""
    (folder / "program.c").write_text(text)
    compiled = run(["gcc", "-O0", "-w", "-o", "program", "program.c", "-lm"], folder, seconds=60)
    return ["./program"] if compiled.code == 0 else None


def literal(value: Any, type_: Type) -> str | None:
    """Returns a value as C writes it, None where it cannot be written."""
    if type_.kind is Kind.INT:
        return f"({type_.name}) {value}{'LL' if type_.bits == 64 else ''}"
    if type_.kind is Kind.FLOAT:
        return f"({type_.name}) {float(value)!r}"
    if type_.kind is Kind.BOOL:
        return "1" if value else "0"
    if type_.kind is Kind.CHAR:
        return f"(char) {ord(value)}"
    if type_.kind is Kind.STR:
        return f"(char[]) {{{quoted(value)}}}"
    inner = type_.arguments[0] if type_.arguments else None
    if inner is None or type_.kind not in (Kind.LIST, Kind.POINTER):
        return None
    if inner.kind is Kind.CHAR and isinstance(value, str):
        return f"(char[]) {{{quoted(value)}}}"
    if inner.kind not in (Kind.INT, Kind.FLOAT) or not isinstance(value, list):
        return None
    parts = [literal(each, inner) for each in value]
    return f"({inner.name}[]) {{{', '.join(map(str, parts)) or '0'}}}"
