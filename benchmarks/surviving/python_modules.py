"""Finds the Python modules of a folder that can be imported."""

from __future__ import annotations

import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

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
    packages = defaultdict(list)
    for name in _modules(folder):
        packages[name.partition(".")[0]].append(name)
    wanted = [names for package, names in packages.items() if not only or package in only]
    return {name for names in wanted for name in _imported(folder, names, python)}


def _modules(folder: Path) -> list[str]:
    found = []
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        # A main module is a program: to import it is to run it.
        if all(part.isidentifier() for part in parts) and parts[-1] not in ("__main__", "setup"):
            found.append(".".join(parts).removesuffix(".__init__"))
    return found


def _imported(folder: Path, names: list[str], python: str) -> set[str]:
    """Those of the modules of a package that import; a module that ends or stops the process is skipped."""
    done: set[str] = set()
    while names:
        with tempfile.TemporaryDirectory() as elsewhere:
            report = Path(elsewhere) / "report"
            command = [python, "-I", "-S", "-c", _CHILD, str(folder), str(report), *names]
            with suppress(subprocess.TimeoutExpired):
                subprocess.run(
                    command,
                    cwd=elsewhere,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=_PATIENCE,
                )
            lines = report.read_text().splitlines() if report.exists() else []
        done.update(line.removeprefix("done ") for line in lines if line.startswith("done "))
        started = [line.removeprefix("start ") for line in lines if line.startswith("start ")]
        names = names[len(started) or 1 :]
    return done
