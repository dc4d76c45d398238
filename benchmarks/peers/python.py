"""ruff, pyflakes and vulture."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.peers.peer import UNREAD, Peer, Place, output


def _ruff(program: str, files: Sequence[Path]) -> Iterator[Place]:
    command = [
        program,
        "check",
        "--isolated",
        "--no-cache",
        "--exit-zero",
        "--preview",
        "--output-format",
        "json",
    ]
    for found in json.loads(output([*command, "--select", ",".join(RUFF.codes), *map(str, files)])):
        unread = found["code"] in (None, "invalid-syntax")
        yield Path(found["filename"]), found["location"]["row"], UNREAD if unread else found["code"]


_REMARK = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):(?:\d+:)? (?P<text>.*)$", re.M)
_SAID = {
    "imported but unused": "unused import",
    "redefinition of unused": "redefinition",
    "is assigned to but never used": "unused variable",
    "is annotated but never used": "unused annotation",
    "undefined name": "undefined name",
}


def _pyflakes(program: str, files: Sequence[Path]) -> Iterator[Place]:
    for found in _REMARK.finditer(output([program, *map(str, files)], may_be_empty=True)):
        code = next((code for text, code in _SAID.items() if text in found["text"]), None)
        if code:
            yield Path(found["file"]), int(found["line"]), code


def _vulture(program: str, files: Sequence[Path]) -> Iterator[Place]:
    """Asked file by file, as findings are made: what one file defines and another uses is none of this."""
    for file in files:
        for found in _REMARK.finditer(output([program, str(file)], may_be_empty=True)):
            code = re.match(
                r"(?:unreachable|unsatisfiable|redundant if)|unused (?:import|variable)", found["text"]
            )
            if code:
                yield file, int(found["line"]), "unreachable" if "unused" not in code[0] else code[0]


RUFF = Peer(
    suffixes=frozenset({".py"}),
    codes={
        "F401": ("unused-import",),
        "F811": ("redefined-unused",),
        "F821": ("undefined-name",),
        "F841": ("unused-variable",),
        "PLW0602": ("unused-variable",),
        "T201": ("debug-print",),
        "T203": ("debug-print",),
        "ERA001": ("commented-out-code",),
        "B018": ("useless-expression",),
        "PLW0127": ("redundant-assignment",),
        "RET505": ("redundant-else",),
        "RET506": ("redundant-else",),
        "RET507": ("redundant-else",),
        "RET508": ("redundant-else",),
        "PLR1711": ("redundant-return",),
    },
    ask=_ruff,
    program="ruff",
)
PYFLAKES = Peer(
    suffixes=frozenset({".py"}),
    codes={
        "unused import": ("unused-import",),
        "redefinition": ("redefined-unused",),
        "unused variable": ("unused-variable",),
        "unused annotation": ("unused-variable",),
        "undefined name": ("undefined-name",),
    },
    ask=_pyflakes,
    program="pyflakes",
)
VULTURE = Peer(
    suffixes=frozenset({".py"}),
    codes={"unused import": ("unused-import",), "unreachable": ("unreachable",)},
    ask=_vulture,
    program="vulture",
)
