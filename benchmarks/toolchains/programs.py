"""Compiles and starts whole programs."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from benchmarks.toolchains.sandbox import run

Command = list[str]


def built(language: str, text: str, folder: Path) -> Command | None:
    """Returns the command that starts the program, None if it does not compile or the language has no toolchain here."""
    make = {"python": _python, "java": _java, "cpp": _cpp, "c": _c, "javascript": _node}.get(language)
    return make(text, folder) if make is not None else None


def _python(text: str, folder: Path) -> Command:
    (folder / "program.py").write_text(text)
    return [sys.executable, "-I", "program.py"]


def _node(text: str, folder: Path) -> Command:
    (folder / "program.js").write_text(text)
    return ["node", "program.js"]


def _java(text: str, folder: Path) -> Command | None:
    public = re.search(r"\bpublic\s+(?:final\s+)?class\s+(\w+)", text)
    main = re.search(
        r"\bclass\s+(\w+)(?:(?!\bclass\s).)*?\bstatic\s+(?:public\s+)?void\s+main\b", text, re.DOTALL
    )
    if main is None:
        return None
    name = public[1] if public else main[1]
    (folder / f"{name}.java").write_text(text)
    compiled = run(
        ["javac", "-J-Xmx256m", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-d", ".", f"{name}.java"],
        folder,
        seconds=60,
    )
    if compiled.code != 0:
        return None
    started = main[1]
    if not (folder / f"{started}.class").exists():
        started = name
    return ["java", "-Xmx256m", "-Xss64m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", ".", started]


def _cpp(text: str, folder: Path) -> Command | None:
    (folder / "program.cpp").write_text(text)
    compiled = run(["g++", "-std=c++17", "-O0", "-w", "-o", "program", "program.cpp"], folder, seconds=60)
    return ["./program"] if compiled.code == 0 else None


def _c(text: str, folder: Path) -> Command | None:
    (folder / "program.c").write_text(text)
    compiled = run(["gcc", "-O0", "-w", "-o", "program", "program.c", "-lm"], folder, seconds=60)
    return ["./program"] if compiled.code == 0 else None
