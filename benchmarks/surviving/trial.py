"""Applies fixes to a copy of a folder and compares what works in it before and after."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import attrs

Working = Callable[[Path], set[str]]
"""Takes a folder and returns the names of what works in it: modules, packages, files or tests."""

_FIXED = re.compile(r"^Fixed (\d+) findings? in (\d+) files?\.$", re.M)
_ALL_RULES = '[rules]\nuntranslated = "all"\n'


@attrs.frozen
class Outcome:
    """What fixes did to one folder."""

    name: str
    fixes: int
    files: int
    before: frozenset[str]
    after: frozenset[str]

    @property
    def broken(self) -> list[str]:
        """What worked before and does not work any more."""
        return sorted(self.before - self.after)


def survive(
    name: str,
    parts: Iterable[Path],
    scratch: Path,
    working: Working,
    *,
    checked: Iterable[str] = (".",),
    options: Iterable[str] = (),
    all_rules: bool = False,
) -> Outcome:
    """Copies files and folders, fixes the copy, and compares.

    Args:
        name: what to call the trial.
        parts: the files and folders to copy.
        scratch: an empty folder to copy them to.
        working: says what works in a folder.
        checked: what to fix, relative to the copy; the rest is only there to be used.
        options: options of `variorum check` besides `--fix`.
        all_rules: whether habits and style are fixed as well.
    """
    for part in parts:
        _copy(part, scratch / part.name)
    before = working(scratch)
    if all_rules:
        (scratch / "variorum.toml").write_text(_ALL_RULES, encoding="utf-8")
    command = [sys.executable, "-m", "variorum", "check", *checked, "--fix", "--no-cache", "--format", "json"]
    done = subprocess.run(
        [*command, *options], cwd=scratch, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    fixed = _FIXED.search(done.stderr)
    fixes, files = (int(fixed[1]), int(fixed[2])) if fixed else (0, 0)
    return Outcome(name, fixes, files, frozenset(before), frozenset(working(scratch)))


def _copy(source: Path, target: Path) -> None:
    """Copies by hard links where it can: fixed files are replaced, so the originals stay as they are."""
    if source.is_dir():
        shutil.copytree(source, target, copy_function=_link, symlinks=True, ignore=_left_out)
    else:
        _link(str(source), str(target))


def _left_out(_: str, names: list[str]) -> set[str]:
    return {name for name in names if name in ("__pycache__", ".git")}


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
