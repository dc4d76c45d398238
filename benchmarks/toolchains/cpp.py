"""Builds C++ texts and calls their functions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from benchmarks.toolchains.call import Call
from benchmarks.toolchains.drivers import driver
from benchmarks.toolchains.literals import cpp_literal
from benchmarks.toolchains.sandbox import run

_HEAD = """
#include <bits/stdc++.h>
using namespace std;
"""
_COMPILE = ["g++", "-std=c++17", "-O0", "-w", "-o", "program"]


def called(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a program prints that makes the calls, None where it does not compile."""
    lines = []
    for call in calls:
        if call.function.owner or call.is_void:
            return None
        literals = [
            cpp_literal(value, each.symbol.type)
            for value, each in zip(call.values, call.function.parameters, strict=True)
        ]
        if None in literals:
            return None
        declared = "".join(
            f"{literal[0]} a{i} = {literal[1]}; " for i, literal in enumerate(literals) if literal is not None
        )
        names = ", ".join(f"a{i}" for i in range(len(literals)))
        statement = f"auto r = {call.function.name}({names}); std::cout << char(1); zz::p(r);"
        lines.append(f"zz::c([&]() {{ {declared}{statement} }});")
    whole = (
        _HEAD + text.replace("int main(", "int zz_main(") + driver("cpp").replace("CALLS", "\n".join(lines))
    )
    (folder / "text.cpp").write_text(whole)
    compiled = run([*_COMPILE, "text.cpp"], folder, seconds=60)
    return run(["./program"], folder).output if compiled.code == 0 else None


def built(text: str, folder: Path) -> list[str] | None:
    """Returns the command that starts a program, None where it does not compile."""
    (folder / "program.cpp").write_text(text)
    compiled = run([*_COMPILE, "program.cpp"], folder, seconds=60)
    return ["./program"] if compiled.code == 0 else None
