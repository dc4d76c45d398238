"""Whether programs survive `variorum check --fix`: what works before and does not work afterwards.

usage: python -m benchmarks.survival python SITE_PACKAGES [--only NAME,NAME] [--python PYTHON]
       python -m benchmarks.survival node FOLDER
       python -m benchmarks.survival java FOLDER [FOLDER ...]
       python -m benchmarks.survival go GOPATH
       python -m benchmarks.survival tests SDIST [SDIST ...] [--python PYTHON]

Everything happens in a copy. Python modules are imported one by one; npm packages are required; Java files are compiled
together, folder by folder; Go packages are built; the tests of unpacked source distributions are run. With `--all-rules`
rules about habits and style fix as well, with `--as-translation LANGUAGE` the files are treated as translations from it.
Exit status 1 if anything broke.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from functools import partial
from pathlib import Path

import attrs
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.surviving.go_packages import buildable
from benchmarks.surviving.java_sources import compilable
from benchmarks.surviving.node_packages import requirable
from benchmarks.surviving.own_tests import passing
from benchmarks.surviving.python_modules import importable
from benchmarks.surviving.trial import Outcome, Working, survive

_SHOWN = 20


@attrs.frozen
class Trial:
    """A folder to try: what to copy, what of it to fix, and what says which parts work."""

    name: str
    parts: list[Path]
    working: Working
    checked: list[str] = attrs.Factory(lambda: ["."])


def main() -> int:
    """Run the trials that the arguments name and print a table."""
    options = _arguments()
    trials = _trials(options)
    extra = ["--source-language", options.as_translation] if options.as_translation else []
    outcomes = []
    for trial in track(trials, description="surviving", console=Console(stderr=True)):
        with tempfile.TemporaryDirectory(dir=options.scratch) as scratch:
            outcome = survive(
                trial.name,
                trial.parts,
                Path(scratch),
                trial.working,
                checked=trial.checked,
                options=extra,
                all_rules=options.all_rules,
            )
        outcomes.append(outcome)
    _show(outcomes)
    return 1 if any(one.broken for one in outcomes) else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=("python", "node", "java", "go", "tests"))
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--only", help="of site-packages: these packages, with commas between")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that imports or runs tests")
    parser.add_argument("--pytest-options", default="", help="options for the tests, with blanks between")
    parser.add_argument("--scratch", help="where to copy to; on the same disk copies take no space")
    parser.add_argument("--all-rules", action="store_true")
    parser.add_argument("--as-translation", metavar="LANGUAGE")
    return parser.parse_args()


def _trials(options: argparse.Namespace) -> list[Trial]:
    folders: list[Path] = [folder.resolve() for folder in options.folders]
    if options.kind == "python":
        only = options.only.split(",") if options.only else []
        working = partial(importable, python=options.python, only=only)
        return [Trial(one.parent.name, _entries(one), working, only or ["."]) for one in folders]
    if options.kind == "node":
        # What is installed is left alone unless it is named.
        return [Trial(one.name, [one / "node_modules"], requirable, ["node_modules"]) for one in folders]
    if options.kind == "java":
        return [Trial(one.name, [one], compilable) for one in folders]
    if options.kind == "go":
        return [Trial(one.name, [one / "src"], buildable) for one in folders]
    working = partial(passing, python=options.python, options=options.pytest_options.split())
    return [Trial(one.name, _entries(one), working) for one in folders]


def _entries(folder: Path) -> list[Path]:
    return sorted(one for one in folder.iterdir() if one.name not in ("__pycache__", ".git"))


def _show(outcomes: list[Outcome]) -> None:
    table = Table("code", "fixes", "files fixed", "works before", "broken")
    for one in outcomes:
        table.add_row(one.name, f"{one.fixes}", f"{one.files}", f"{len(one.before)}", f"{len(one.broken)}")
    console = Console()
    console.print(table)
    for one in outcomes:
        for name in one.broken[:_SHOWN]:
            console.print(f"{one.name}: {name} is broken", highlight=False)


if __name__ == "__main__":
    raise SystemExit(main())
