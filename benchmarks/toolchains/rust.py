"""Builds Rust texts and calls their functions."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.toolchains.call import Call
from benchmarks.toolchains.drivers import driver
from benchmarks.toolchains.literals import quoted
from benchmarks.toolchains.sandbox import run
from variorum.program.types import Kind, Type

_COMPILE = ["rustc", "--edition", "2021", "-A", "warnings", "-C", "debug-assertions=on", "-o", "program"]
_VARIABLES = ("RUSTUP_TOOLCHAIN", "RUSTUP_HOME", "CARGO_HOME")


def called(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a program prints that makes the calls, None where it does not compile."""
    lines, data = [], text.encode()
    for call in calls:
        literals = [
            literal(value, each.symbol.type, data[each.start : each.end].decode(errors="replace"))
            for value, each in zip(call.values, call.function.parameters, strict=True)
        ]
        if None in literals or (call.function.owner and not call.function.is_static):
            return None
        owner = f"{call.function.owner}::" if call.function.owner else ""
        lines.append(f"zz_call(|| {owner}{call.function.name}({', '.join(map(str, literals))}));")
    text = re.sub(r"\bfn main\s*\(", "fn zz_main(", text)
    (folder / "text.rs").write_text(text + driver("rs").replace("CALLS", "\n".join(lines)))
    return run(["./program"], folder).output if _compiled("text.rs", folder) else None


def built(text: str, folder: Path) -> list[str] | None:
    """Returns the command that starts a program, None where it does not compile."""
    (folder / "program.rs").write_text(text)
    return ["./program"] if _compiled("program.rs", folder) else None


def _compiled(name: str, folder: Path) -> bool:
    # The sandbox has a home of its own, where rustup finds no toolchain.
    variables = {"RUSTUP_HOME": str(Path.home() / ".rustup")}
    variables |= {name: os.environ[name] for name in _VARIABLES if name in os.environ}
    return run([*_COMPILE, name], folder, seconds=60, variables=variables).code == 0


def literal(value: Any, type_: Type, parameter: str = "") -> str | None:
    """Returns a value as Rust writes it, None where it cannot be written. `parameter` is how the text declares it."""
    borrow = (
        "&mut " if re.search(r":\s*&\s*mut\b", parameter) else "&" if re.search(r":\s*&", parameter) else ""
    )
    if type_.kind is Kind.STR:
        return quoted(value)
    if type_.kind is Kind.BUILDER:
        return f"{borrow}String::from({quoted(value)})"
    if type_.kind is Kind.BOOL:
        return borrow + ("true" if value else "false")
    if type_.kind is Kind.CHAR:
        return f"{borrow}char::from_u32({ord(value)}).unwrap()"
    if type_.kind is Kind.INT:
        return f"{borrow}({value}{type_.name})"
    if type_.kind is Kind.FLOAT:
        return f"{borrow}({float(value)!r}{type_.name})"
    if type_.kind is not Kind.LIST or not type_.arguments or type_.name not in ("Vec", "[]"):
        return None
    parts = [literal(each, type_.arguments[0]) for each in value]
    return None if None in parts else f"{borrow}vec![{', '.join(map(str, parts))}]"
