"""Compiles and starts whole programs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from benchmarks.toolchains import c, cpp, csharp, go, java, javascript, kotlin, rust, scripts

Command = list[str]
_MAKERS: dict[str, Callable[[str, Path], Command | None]] = {
    "c": c.built,
    "cpp": cpp.built,
    "csharp": csharp.built,
    "go": go.built,
    "java": java.built,
    "javascript": javascript.built,
    "kotlin": kotlin.built,
    "php": scripts.built_php,
    "python": scripts.built_python,
    "ruby": scripts.built_ruby,
    "rust": rust.built,
    "typescript": javascript.built_typescript,
}


def built(language: str, text: str, folder: Path) -> Command | None:
    """Returns the command that starts the program, None if it does not compile or the language has no toolchain here."""
    make = _MAKERS.get(language)
    return make(text, folder) if make is not None else None
