"""javac, PMD and checkstyle."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.peers.peer import UNREAD, Peer, Place, output

_JAVAC = re.compile(
    r"^(?P<file>[^:\n]+):(?P<line>\d+):(?P<column>\d+): (?P<code>compiler\.err\.[\w.]+)", re.M
)
_PARSING = re.compile(r"expected|premature\.eof|illegal\.start|illegal\.char|unclosed|orphaned|not\.stmt")


def _javac(program: str, files: Sequence[Path]) -> Iterator[Place]:
    """Of what the compiler says without the classes around a file, only what concerns its parsing means anything."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            program,
            "-XDrawDiagnostics",
            "-Xmaxerrs",
            "100000",
            "-proc:none",
            "-d",
            folder,
            *map(str, files),
        ]
        answer = output(command, errors=True)
    names = {file.name: file for file in files}
    for found in _JAVAC.finditer(answer):
        if found["file"] in names:
            code = "parse" if _PARSING.search(found["code"]) else found["code"]
            yield names[found["file"]], int(found["line"]), code


_PMD_RULES = {
    "bestpractices": (
        "SystemPrintln", "AvoidPrintStackTrace", "UnusedAssignment", "UnusedLabel", "UnusedPrivateField",
        "UnusedPrivateMethod", "UnusedFormalParameter", "UnusedLocalVariable",
    ),
    "codestyle": ("EmptyControlStatement", "UnnecessaryLocalBeforeReturn", "UnnecessaryReturn", "UnnecessaryImport"),
}  # fmt: skip
_PMD_RULESET = """<?xml version="1.0"?>
<ruleset name="compared" xmlns="http://pmd.sourceforge.net/ruleset/2.0.0"><description>-</description>%s</ruleset>
"""
_CHECKSTYLE = """<?xml version="1.0"?>
<!DOCTYPE module PUBLIC "-//Checkstyle//DTD Checkstyle Configuration 1.3//EN"
  "https://checkstyle.org/dtds/configuration_1_3.dtd">
<module name="Checker"><module name="TreeWalker"><module name="UnusedImports"/></module></module>
"""
_REMARK = re.compile(r"^\[\w+\] (?P<file>.*?):(?P<line>\d+)(?::\d+)?: .*\[(?P<code>\w+)\]$", re.M)


def _pmd(program: str, files: Sequence[Path]) -> Iterator[Place]:
    rules = "".join(
        f'<rule ref="category/java/{part}.xml/{name}"/>'
        for part, names in _PMD_RULES.items()
        for name in names
    )
    with tempfile.TemporaryDirectory() as folder:
        ruleset, listed = Path(folder, "rules.xml"), Path(folder, "files.txt")
        ruleset.write_text(_PMD_RULESET % rules, "utf-8")
        listed.write_text("\n".join(map(str, files)), "utf-8")
        command = [
            program,
            "check",
            "-R",
            str(ruleset),
            "-f",
            "json",
            "--file-list",
            str(listed),
            "--no-cache",
        ]
        answer = json.loads(
            output([*command, "--no-fail-on-violation", "--no-fail-on-error", "--no-progress"])
        )
    for failed in answer["processingErrors"]:
        yield Path(failed["filename"]), 1, UNREAD
    for file in answer["files"]:
        for found in file["violations"]:
            yield Path(file["filename"]), found["beginline"], found["rule"]


def _checkstyle(program: str, files: Sequence[Path]) -> Iterator[Place]:
    with tempfile.TemporaryDirectory() as folder:
        rules = Path(folder, "rules.xml")
        rules.write_text(_CHECKSTYLE, "utf-8")
        answer = output([program, "-c", str(rules), *map(str, files)], may_be_empty=True)
    for found in _REMARK.finditer(answer):
        yield Path(found["file"]), int(found["line"]), found["code"]


JAVAC = Peer(suffixes=frozenset({".java"}), codes={"parse": ("syntax-error",)}, ask=_javac, program="javac")
PMD = Peer(
    suffixes=frozenset({".java"}),
    codes={
        "SystemPrintln": ("debug-print",),
        "AvoidPrintStackTrace": ("debug-print",),
        "UnusedAssignment": ("redundant-assignment",),
        "UnnecessaryLocalBeforeReturn": ("redundant-assignment",),
        "UnnecessaryReturn": ("redundant-return",),
        "UnnecessaryImport": ("unused-import",),
        "UnusedLabel": ("unused-label",),
        "UnusedPrivateField": ("unused-member",),
        "UnusedPrivateMethod": ("unused-member",),
        "UnusedFormalParameter": ("unused-parameter",),
        "UnusedLocalVariable": ("unused-variable",),
        "EmptyControlStatement": ("empty-block",),
    },
    ask=_pmd,
    program="pmd",
)
CHECKSTYLE = Peer(
    suffixes=frozenset({".java"}),
    codes={"UnusedImports": ("unused-import",)},
    ask=_checkstyle,
    program="checkstyle",
)
