"""The linters and compilers that findings are compared with: how each is called, and which of its codes means which
rule. A peer is asked about many files at once and answers with places: file, line (from 1) and code."""

from __future__ import annotations

from collections.abc import Mapping

from benchmarks.peers.c import CLANG, CPPCHECK, GCC
from benchmarks.peers.go import STATICCHECK, VET
from benchmarks.peers.java import CHECKSTYLE, JAVAC, PMD
from benchmarks.peers.javascript import ESLINT, TYPESCRIPT_ESLINT
from benchmarks.peers.peer import UNREAD, Peer
from benchmarks.peers.python import PYFLAKES, RUFF, VULTURE
from benchmarks.peers.rust import CLIPPY

__all__ = ["PEERS", "UNREAD", "Peer"]

PEERS: Mapping[str, Peer] = {
    "checkstyle": CHECKSTYLE,
    "clang": CLANG,
    "clippy": CLIPPY,
    "cppcheck": CPPCHECK,
    "eslint": ESLINT,
    "gcc": GCC,
    "javac": JAVAC,
    "pmd": PMD,
    "pyflakes": PYFLAKES,
    "ruff": RUFF,
    "staticcheck": STATICCHECK,
    "typescript-eslint": TYPESCRIPT_ESLINT,
    "vet": VET,
    "vulture": VULTURE,
}
