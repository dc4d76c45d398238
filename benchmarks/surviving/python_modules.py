"""Finds the Python modules of a folder that can be imported."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from pathlib import Path

from benchmarks.surviving.one_by_one import those_that_work

# Runs in a process of its own for each top-level package: modules do as they like when they are imported.
_CHILD = """
import importlib, sys
folder, report, *names = sys.argv[1:]
sys.path.insert(0, folder)
with open(report, "a", buffering=1) as out:
    for name in names:
        print("start", name, file=out)
        try:
            importlib.import_module(name)
        except BaseException:
            continue
        print("done", name, file=out)
"""
_PATIENCE = 120.0
"""Seconds for the modules of one package."""


def importable(folder: Path, python: str, only: Collection[str] = ()) -> set[str]:
    """The modules of a folder that import without an error, by their dotted names; with `only`, of these packages."""

    def command(report: Path, names: Sequence[str]) -> list[str]:
        return [python, "-I", "-S", "-B", "-c", _CHILD, str(folder), str(report), *names]

    packages = defaultdict(list)
    for name in _modules(folder):
        packages[name.partition(".")[0]].append(name)
    wanted = [names for package, names in packages.items() if not only or package in only]
    return {name for names in wanted for name in those_that_work(names, command, _PATIENCE)}


def _modules(folder: Path) -> list[str]:
    found = []
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        # A main module is a program: to import it is to run it.
        if all(part.isidentifier() for part in parts) and parts[-1] not in ("__main__", "setup"):
            found.append(".".join(parts).removesuffix(".__init__"))
    return found
