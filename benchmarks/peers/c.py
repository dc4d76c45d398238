"""gcc, clang and cppcheck."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.peers.peer import UNREAD, Peer, Place, output

_SUFFIXES = frozenset({".c", ".cc", ".cpp"})
_GNU = re.compile(
    r"^(?P<file>[^:\n]+):(?P<line>\d+):\d+: (?:warning: .*\[-W(?P<code>[\w-]+?)=?\d?\]|(?P<fatal>fatal error: .*))$",
    re.M,
)
_CPPCHECK = re.compile(r"^(?P<file>[^\t\n]+)\t(?P<line>\d+)\t(?P<code>\w+)$", re.M)


def _gcc(program: str, files: Sequence[Path]) -> Iterator[Place]:
    yield from _compiled(program, ["-Wall", "-Wextra"], files)


def _clang(program: str, files: Sequence[Path]) -> Iterator[Place]:
    yield from _compiled(program, ["-Weverything"], files)


def _compiled(program: str, options: Sequence[str], files: Sequence[Path]) -> Iterator[Place]:
    """File by file; one whose headers are not there is not read."""
    for file in files:
        command = [
            program,
            "-fsyntax-only",
            *options,
            f"-I{file.parent}",
            f"-I{file.parent.parent}",
            str(file),
        ]
        for found in _GNU.finditer(output(command, errors=True)):
            if found["fatal"]:
                yield file, 1, UNREAD
            elif Path(found["file"]) == file:
                yield file, int(found["line"]), found["code"]


def _cppcheck(program: str, files: Sequence[Path]) -> Iterator[Place]:
    form = "{file}\t{line}\t{id}"
    for file in files:
        command = [program, "--enable=style", "--quiet", f"--template={form}", str(file)]
        for found in _CPPCHECK.finditer(output(command, errors=True)):
            if Path(found["file"]) == file:
                unread = found["code"] in ("syntaxError", "unknownMacro", "internalAstError")
                yield file, int(found["line"]), UNREAD if unread else found["code"]


GCC = Peer(
    suffixes=_SUFFIXES,
    codes={
        "unused-variable": ("unused-variable", "redundant-assignment"),
        "unused-but-set-variable": ("unused-variable", "redundant-assignment"),
        "unused-label": ("unused-label",),
        "unused-parameter": ("unused-parameter",),
        "unused-value": ("useless-expression",),
        "empty-body": ("empty-block",),
    },
    ask=_gcc,
    program="gcc",
)
CLANG = Peer(
    suffixes=_SUFFIXES,
    codes={
        **GCC.codes,
        "self-assign": ("self-assignment",),
        "unused-private-field": ("unused-member",),
        "unreachable-code": ("unreachable",),
        "unreachable-code-break": ("unreachable",),
        "unreachable-code-return": ("unreachable",),
    },
    ask=_clang,
    program="clang",
)
CPPCHECK = Peer(
    suffixes=_SUFFIXES,
    codes={
        "unusedVariable": ("unused-variable",),
        "unusedAllocatedMemory": ("unused-variable", "redundant-assignment"),
        "unreadVariable": ("redundant-assignment",),
        "redundantAssignment": ("redundant-assignment",),
        "redundantInitialization": ("redundant-assignment",),
        "unusedStructMember": ("unused-member",),
        "unusedLabel": ("unused-label",),
        "unreachableCode": ("unreachable",),
        "selfAssignment": ("self-assignment",),
    },
    ask=_cppcheck,
    program="cppcheck",
)
