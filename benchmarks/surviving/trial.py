"""Applies fixes to copies of folders and compares what works in them before and after."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import attrs

Working = Callable[[Path], set[str]]
"""Takes a folder and returns the names of what works in it: modules, packages, files or tests."""

_FIXED = re.compile(r"^Fixed (\d+) findings? in (\d+) files?\.$", re.M)
_ALL_RULES = '[rules]\nuntranslated = "all"\n'
_TEXT_END = 2_000


@attrs.frozen
class Trial:
    """Folders to try together: what to copy, what of it to fix, and what says which parts work.

    Attributes:
        name: what to call the trial.
        parts: the files and folders to copy, by the names of the copies.
        working: says what works in a copy.
        checked: what to fix, relative to the copy; the rest is only there to be used.
    """

    name: str
    parts: dict[str, Path]
    working: Working
    checked: Sequence[str] = (".",)


@attrs.frozen
class Mode:
    """How the fixes are made: with which options, and whether rules about habits and style take part in any code."""

    name: str
    options: Sequence[str] = ()
    has_all_rules: bool = False


@attrs.frozen
class Outcome:
    """What fixes did to one copy."""

    name: str
    mode: str
    fixes: int
    files: int
    before: frozenset[str]
    after: frozenset[str]

    @property
    def broken(self) -> list[str]:
        """What worked before and does not work any more."""
        return sorted(self.before - self.after)


class FixingFailed(Exception):
    """`variorum check --fix` could not run, or could not check every file."""


def survive(trial: Trial, modes: Iterable[Mode], scratch: Path | None = None) -> list[Outcome]:
    """Fixes a new copy in each mode and compares it with one that nobody has changed.

    Args:
        trial: what to copy and fix.
        modes: how to fix it.
        scratch: where to make the copies; on the same disk they take no space.

    Raises:
        FixingFailed: if a fix run ends in another way than with or without findings.
    """
    with tempfile.TemporaryDirectory(dir=scratch) as copy:
        # In one place for all modes, because some code remembers where it was.
        folder = Path(copy) / "copy"
        before = _works_in_a_copy(trial, folder)
        outcomes = [_outcome(trial, mode, folder, before) for mode in modes]
        if any(one.broken for one in outcomes):
            # A test that depends on the hour, or that the hour names, does not work twice in an unchanged copy either.
            lasting = before & _works_in_a_copy(trial, folder)
            outcomes = [attrs.evolve(one, before=lasting) for one in outcomes]
        return outcomes


def _works_in_a_copy(trial: Trial, folder: Path) -> frozenset[str]:
    _copy_parts(trial, folder)
    return frozenset(trial.working(folder))


def _outcome(trial: Trial, mode: Mode, folder: Path, before: frozenset[str]) -> Outcome:
    _copy_parts(trial, folder)
    fixes, files = _fix(trial, mode, folder)
    after = trial.working(folder)
    if before - after:
        # A module may fail once because the machine is busy. What is broken is so again.
        after |= trial.working(folder)
    return Outcome(trial.name, mode.name, fixes, files, before, frozenset(after))


def _fix(trial: Trial, mode: Mode, folder: Path) -> tuple[int, int]:
    """The numbers of fixes made and of files changed."""
    settings = folder / "variorum.toml"
    if mode.has_all_rules:
        settings.write_text(_ALL_RULES, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "variorum",
        "check",
        *trial.checked,
        "--fix",
        "--no-cache",
        "--format",
        "json",
    ]
    done = subprocess.run(
        [*command, *mode.options], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    settings.unlink(missing_ok=True)
    if done.returncode not in (0, 1):
        raise FixingFailed(
            f"{trial.name}, {mode.name}: exit status {done.returncode}\n{done.stderr[-_TEXT_END:]}"
        )
    fixed = _FIXED.search(done.stderr)
    return (int(fixed[1]), int(fixed[2])) if fixed else (0, 0)


def _copy_parts(trial: Trial, folder: Path) -> None:
    """Makes a new copy in place of the last one."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir()
    for name, part in trial.parts.items():
        _copy(part, folder / name)


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
