"""Calls functions of texts for real, with literal arguments, and reads their results back as neutral values."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.toolchains.literals import cpp_literal, java_literal
from benchmarks.toolchains.sandbox import run
from variorum.program.declarations import Function

MARK = "@@result@@"
_JAVA_IMPORTS = (
    "".join(f"import java.util.{each}*;" for each in ("", "function.", "stream.")) + "import java.math.*;"
)
_DRIVERS = Path(__file__).parent / "drivers"
_PYTHON, _NODE, _JAVA, _CPP = (
    (_DRIVERS / f"calls.{ending}.txt").read_text("utf-8") for ending in ("py", "js", "java", "cpp")
)
"""What calls the functions and prints their results, one for each language."""

_CPP_HEAD = """
#include <bits/stdc++.h>
using namespace std;
"""


def results(
    language: str, text: str, function: Function, inputs: Sequence[Sequence[Any]], folder: Path
) -> list[Any] | None:
    """Returns what each call gives: `{"value": …}`, `{"raised": name}` or `{"skip": 1}`. None where the text cannot be run."""
    make = {"python": _python, "javascript": _node, "java": _java, "cpp": _cpp}.get(language)
    output = make(text, function, inputs, folder) if make is not None else None
    if output is None:
        return None
    lines = [line.split(MARK, 1)[1] for line in output.split("\n") if MARK in line]
    try:
        return [json.loads(line) for line in lines] if lines else None
    except ValueError:
        return None


def _python(text: str, function: Function, inputs: Sequence[Sequence[Any]], folder: Path) -> str | None:
    owner = (
        f"{function.owner}()."
        if function.owner and not function.is_static
        else f"{function.owner}."
        if function.owner
        else ""
    )
    calls = [f"{owner}{function.name}({', '.join(map(repr, values))})" for values in inputs]
    ran = run([sys.executable, "-I", "-c", _PYTHON], folder, json.dumps({"text": text, "calls": calls}))
    return ran.output if ran.code == 0 else None


def _node(text: str, function: Function, inputs: Sequence[Sequence[Any]], folder: Path) -> str | None:
    owner = (
        f"new {function.owner}()."
        if function.owner and not function.is_static
        else f"{function.owner}."
        if function.owner
        else ""
    )
    calls = "\n".join(
        f"$call(() => {owner}{function.name}({', '.join(json.dumps(each) for each in values)}));"
        for values in inputs
    )
    (folder / "text.js").write_text(text + "\n" + _NODE + calls)
    ran = run(["node", "text.js"], folder)
    return ran.output if ran.code == 0 else None


def _java(text: str, function: Function, inputs: Sequence[Sequence[Any]], folder: Path) -> str | None:
    parameters = [each.symbol.type for each in function.parameters]
    if not function.owner:
        # A method that was cut out of its class.
        text = f"{_JAVA_IMPORTS}\nclass Cut {{\n{text}\n}}\n"
    owner = function.owner if function.owner and function.is_static else f"new {function.owner or 'Cut'}()"
    calls = []
    for values in inputs:
        literals = [java_literal(value, type_) for value, type_ in zip(values, parameters, strict=True)]
        if None in literals:
            return None
        call = f"{owner}.{function.name}({', '.join(map(str, literals))})"
        calls.append(
            f"c(() -> {{ {call}; return null; }});"
            if function.result.kind.value == "void"
            else f"c(() -> {call});"
        )
    (folder / "Text.java").write_text(
        text.replace("public class", "class") + _JAVA.replace("CALLS", "\n".join(calls))
    )
    compiled = run(
        ["javac", "-J-Xmx256m", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-d", ".", "Text.java"],
        folder,
        seconds=60,
    )
    if compiled.code != 0:
        return None
    return run(
        ["java", "-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", ".", "ZzDriver"], folder
    ).output


def _cpp(text: str, function: Function, inputs: Sequence[Sequence[Any]], folder: Path) -> str | None:
    parameters = [each.symbol.type for each in function.parameters]
    if function.owner or function.result.kind.value == "void":
        return None
    calls = []
    for values in inputs:
        literals = [cpp_literal(value, type_) for value, type_ in zip(values, parameters, strict=True)]
        if None in literals:
            return None
        declared = "".join(
            f"{literal[0]} a{i} = {literal[1]}; " for i, literal in enumerate(literals) if literal is not None
        )
        names = ", ".join(f"a{i}" for i in range(len(values)))
        calls.append(
            f"zz::c([&]() {{ {declared}auto r = {function.name}({names}); std::cout << char(1); zz::p(r); }});"
        )
    whole = _CPP_HEAD + text.replace("int main(", "int zz_main(") + _CPP.replace("CALLS", "\n".join(calls))
    (folder / "text.cpp").write_text(whole)
    compiled = run(["g++", "-std=c++17", "-O0", "-w", "-o", "text", "text.cpp"], folder, seconds=60)
    return run(["./text"], folder).output if compiled.code == 0 else None
