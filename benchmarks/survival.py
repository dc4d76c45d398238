"""Whether programs survive `variorum check --fix`: what works before and does not work afterwards.

usage: python -m benchmarks.survival python SITE_PACKAGES [--only NAME,NAME] [--python PYTHON]
       python -m benchmarks.survival node NODE_MODULES [--only NAME,NAME] [--at-most COUNT] [--sample COUNT]
       python -m benchmarks.survival java FOLDER [FOLDER ...] [--class-path PATH]
       python -m benchmarks.survival go GOPATH [--go GO]
       python -m benchmarks.survival tests SDIST [SDIST ...] [--python PYTHON]

Everything happens in a copy. Python modules are imported one by one, the modules of npm packages likewise; Java files are
compiled together, folder by folder; Go packages are compiled with their tests, of GOROOT where the folder has a file VERSION; the
tests of unpacked source distributions are run. The default is a plain run. `--all-rules` adds a run in which rules about habits
and style fix as well, `--as-translation LANGUAGE` one that treats the files as translations from it. `--unsafe-fixes` makes
these runs apply all fixes. Exit status 1 if anything broke, or nothing worked before.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.surviving.go_packages import compiled
from benchmarks.surviving.java_sources import compilable
from benchmarks.surviving.node_packages import PACKAGES, loadable, packages_of
from benchmarks.surviving.own_tests import passing
from benchmarks.surviving.python_modules import importable
from benchmarks.surviving.trial import Mode, Outcome, Trial, survive

_LISTED = 20


def main() -> int:
    """Run the trials that the arguments name and print a table."""
    options = _arguments()
    outcomes: list[Outcome] = []
    beside = Console(stderr=True)
    if options.scratch is not None:
        options.scratch.mkdir(parents=True, exist_ok=True)
    for trial in track(_trials(options), description="surviving", console=beside):
        new = survive(trial, _modes(options), options.scratch)
        outcomes += new
        for one in new:
            # Long runs are often ended before the table.
            beside.print(
                f"{one.name}, {one.mode}: {one.fixes} fixes in {one.files} files, "
                f"{len(one.broken)} of {len(one.before)} broken",
                highlight=False,
            )
    _show(outcomes)
    return 1 if any(one.broken or not one.before for one in outcomes) else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=("python", "node", "java", "go", "tests"))
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--only", help="of many packages: these, with commas between")
    parser.add_argument("--sample", type=int, help="of many npm packages: so many, evenly spread")
    parser.add_argument(
        "--at-most", type=int, help="of many npm packages: those with so many modules at most"
    )
    parser.add_argument("--python", default=sys.executable, help="the interpreter that imports or runs tests")
    parser.add_argument("--go", default="go", help="the command that compiles Go")
    parser.add_argument("--class-path", default="", help="what Java files are compiled with")
    parser.add_argument("--pytest-options", default="", help="options for the tests, with blanks between")
    parser.add_argument(
        "--scratch", type=Path, help="where to copy to; on the same disk copies take no space"
    )
    parser.add_argument("--all-rules", action="store_true")
    parser.add_argument("--as-translation", metavar="LANGUAGE")
    parser.add_argument("--unsafe-fixes", action="store_true")
    return parser.parse_args()


def _modes(options: argparse.Namespace) -> list[Mode]:
    every = ["--unsafe-fixes"] if options.unsafe_fixes else []
    modes = [Mode("default", every)]
    if options.all_rules:
        modes.append(Mode("all rules", every, has_all_rules=True))
    if options.as_translation:
        original = options.as_translation
        modes.append(Mode(f"as a translation from {original}", [*every, "--source-language", original]))
    return modes


def _trials(options: argparse.Namespace) -> list[Trial]:
    return [_trial(folder.resolve(), options) for folder in options.folders]


def _trial(folder: Path, options: argparse.Namespace) -> Trial:
    only = options.only.split(",") if options.only else []
    if options.kind == "python":
        working = partial(importable, python=options.python, only=only)
        return Trial(folder.parent.name, _entries(folder), working, only or ["."])
    if options.kind == "node":
        chosen = only or _spread(packages_of(folder, options.at_most), options.sample)
        checked = [f"{PACKAGES}/{name}" for name in chosen]
        return Trial(folder.parent.name, {PACKAGES: folder}, partial(loadable, only=chosen), checked)
    if options.kind == "java":
        working = partial(compilable, class_path=options.class_path)
        return Trial(_tree(folder), {folder.name: folder}, working)
    if options.kind == "go":
        return Trial(folder.name, _entries(folder), partial(compiled, go=options.go), ["src"])
    working = partial(passing, python=options.python, options=options.pytest_options.split())
    return Trial(folder.name, _entries(folder), working)


def _tree(folder: Path) -> str:
    """What to call a folder of Java files: the project that it lies in, where it has the usual name."""
    inside = ("src", "main", "test", "java")
    return next((part for part in reversed(folder.parts) if part not in inside), folder.name)


def _spread(names: list[str], count: int | None) -> list[str]:
    return names[:: max(1, len(names) // count)][:count] if count else names


def _entries(folder: Path) -> dict[str, Path]:
    return {one.name: one for one in sorted(folder.iterdir()) if one.name not in ("__pycache__", ".git")}


def _show(outcomes: list[Outcome]) -> None:
    table = Table("code", "mode", "works before", "fixes", "files fixed", "broken")
    for one in outcomes:
        numbers = (len(one.before), one.fixes, one.files, len(one.broken))
        table.add_row(one.name, one.mode, *(f"{number:,}" for number in numbers))
    console = Console()
    console.print(table)
    for one in outcomes:
        if not one.before:
            console.print(
                f"{one.name}, {one.mode}: nothing works before, so this says nothing", highlight=False
            )
        for name in one.broken[:_LISTED]:
            console.print(f"{one.name}, {one.mode}: {name} is broken", highlight=False)


if __name__ == "__main__":
    raise SystemExit(main())
