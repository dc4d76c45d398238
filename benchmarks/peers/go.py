"""staticcheck and go vet."""

from __future__ import annotations

import json
import os
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.peers.peer import UNREAD, Peer, Place, output

_VET = re.compile(r'"posn": "(?P<file>[^"\n]+?):(?P<line>\d+):\d+",\s*"message": "(?P<text>[^"]*)')
_CHECKS = ("SA4006", "SA4018", "SA9003", "S1023")


def _staticcheck(program: str, files: Sequence[Path]) -> Iterator[Place]:
    for folder, own in _packages(files):
        command = [program, "-checks", ",".join(_CHECKS), "-tests=false", "-f", "json", "."]
        for line in output(command, cwd=folder, env=_environment(folder), may_be_empty=True).splitlines():
            found = json.loads(line)
            if found["code"] == "compile":
                yield from ((file, 1, UNREAD) for file in own)
            else:
                yield Path(found["location"]["file"]), found["location"]["line"], found["code"]
        yield from _left_out(folder, own)


def _vet(program: str, files: Sequence[Path]) -> Iterator[Place]:
    for folder, own in _packages(files):
        command = [program, "vet", "-assign", "-unusedresult", "-unreachable", "-json", "."]
        answer = output(command, errors=True, cwd=folder, env=_environment(folder))
        for found in _VET.finditer(answer):
            code = next(
                (one for one in ("self-assignment", "unreachable") if one in found["text"]), "unusedresult"
            )
            yield Path(found["file"]), int(found["line"]), code
        yield from _left_out(folder, own)


def _packages(files: Sequence[Path]) -> Iterator[tuple[Path, list[Path]]]:
    """The files by their folders, which are what a Go tool takes for a package."""
    own: dict[Path, list[Path]] = defaultdict(list)
    for file in files:
        own[file.parent].append(file)
    yield from own.items()


def _left_out(folder: Path, own: Sequence[Path]) -> Iterator[Place]:
    """The files that are no part of the package on this machine: tests, and those for other systems."""
    answer = output(
        ["go", "list", "-e", "-json", "."], cwd=folder, env=_environment(folder), may_be_empty=True
    )
    listed = json.loads(answer) if answer.strip() else {}
    built = {folder / name for name in (*listed.get("GoFiles", ()), *listed.get("CgoFiles", ()))}
    yield from ((file, 1, UNREAD) for file in own if file not in built)


def _environment(folder: Path) -> dict[str, str]:
    """Without modules: packages are looked for under the `src` that the folder is in."""
    root = next((one.parent for one in folder.parents if one.name == "src"), folder)
    return {**os.environ, "GO111MODULE": "off", "GOPATH": str(root), "GOFLAGS": ""}


STATICCHECK = Peer(
    suffixes=frozenset({".go"}),
    codes={
        "SA4006": ("redundant-assignment",),
        "SA4018": ("redundant-assignment",),
        "SA9003": ("empty-block",),
        "S1023": ("redundant-return",),
    },
    ask=_staticcheck,
    program="staticcheck",
)
VET = Peer(
    suffixes=frozenset({".go"}),
    codes={
        "self-assignment": ("redundant-assignment",),
        "unusedresult": ("useless-expression",),
        "unreachable": ("unreachable",),
    },
    ask=_vet,
    program="go",
)
