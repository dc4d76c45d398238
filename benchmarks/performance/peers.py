"""The programs that Variorum is measured beside, found on the search path."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

import attrs

from benchmarks.performance.figures import version


@attrs.frozen
class Peer:
    """A program under measurement."""

    name: str
    command: tuple[str, ...]
    version: str


_SERVERS = {
    "ruff server": ("ruff", "server"),
    "pylsp": ("pylsp",),
    "pyright": ("pyright-langserver", "--stdio"),
    "jedi-language-server": ("jedi-language-server",),
}


def ourselves() -> Peer:
    """Variorum's server, from the environment that runs this."""
    beside = Path(sys.executable).with_name("variorum")
    own = str(beside) if beside.exists() else "variorum"
    return Peer("variorum", (own, "server"), version([own]))


def servers() -> list[Peer]:
    """The language servers that are installed."""
    return list(_installed(_SERVERS))


def tool(name: str) -> str | None:
    """Where a command is, if it is installed."""
    return shutil.which(name)


def missing() -> list[str]:
    """The servers that are not installed, and so are not in the tables."""
    return [name for name, (program, *_) in _SERVERS.items() if shutil.which(program) is None]


def _installed(commands: dict[str, tuple[str, ...]]) -> Iterable[Peer]:
    for name, (program, *arguments) in commands.items():
        found = shutil.which(program)
        if found is not None:
            # The server of pyright answers no `--version`; the command beside it does.
            asked = shutil.which(program.removesuffix("-langserver")) or found
            yield Peer(name, (found, *arguments), version([asked]))
