"""Builds Java texts and calls their functions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from benchmarks.toolchains.call import Call
from benchmarks.toolchains.drivers import driver
from benchmarks.toolchains.literals import java_literal
from benchmarks.toolchains.sandbox import run

_IMPORTS = (
    "".join(f"import java.util.{each}*;" for each in ("", "function.", "stream.")) + "import java.math.*;"
)
_JAVAC = ["javac", "-J-Xmx256m", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-d", "."]
_JAVA = ["java", "-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", "."]


def called(text: str, calls: Sequence[Call], folder: Path) -> str | None:
    """Returns what a program prints that makes the calls, None where it does not compile."""
    if any(not call.function.owner for call in calls):
        # Methods that were cut out of their class.
        text = f"{_IMPORTS}\nclass Cut {{\n{text}\n}}\n"
    lines = []
    for call in calls:
        function = call.function
        owner = (
            function.owner if function.owner and function.is_static else f"new {function.owner or 'Cut'}()"
        )
        literals = [
            java_literal(value, each.symbol.type)
            for value, each in zip(call.values, function.parameters, strict=True)
        ]
        if None in literals:
            return None
        expression = f"{owner}.{function.name}({', '.join(map(str, literals))})"
        lines.append(
            f"c(() -> {{ {expression}; return null; }});" if call.is_void else f"c(() -> {expression});"
        )
    (folder / "Text.java").write_text(
        text.replace("public class", "class") + driver("java").replace("CALLS", "\n".join(lines))
    )
    if run([*_JAVAC, "Text.java"], folder, seconds=60).code != 0:
        return None
    return run([*_JAVA, "ZzDriver"], folder).output


def built(text: str, folder: Path) -> list[str] | None:
    """Returns the command that starts a program, None where it does not compile."""
    public = re.search(r"\bpublic\s+(?:final\s+)?class\s+(\w+)", text)
    main = re.search(
        r"\bclass\s+(\w+)(?:(?!\bclass\s).)*?\bstatic\s+(?:public\s+)?void\s+main\b", text, re.DOTALL
    )
    if main is None:
        return None
    # A class of a package is found only in a folder of its name.
    text = re.sub(r"(?m)^package [\w.]+;", "", text)
    name = public[1] if public else main[1]
    (folder / f"{name}.java").write_text(text)
    if run([*_JAVAC, f"{name}.java"], folder, seconds=60).code != 0:
        return None
    started = main[1] if (folder / f"{main[1]}.class").exists() else name
    return [*_JAVA, "-Xss64m", started]
