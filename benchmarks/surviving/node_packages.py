"""Finds the modules of npm packages that can be loaded."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from benchmarks.surviving.one_by_one import those_that_work

# Runs in a process of its own for each package. `import()` loads CommonJS modules too.
_CHILD = """
const [report, ...files] = process.argv.slice(1);
const { appendFileSync } = require("node:fs");
const { pathToFileURL } = require("node:url");
(async () => {
  for (const file of files) {
    appendFileSync(report, `start ${file}\\n`);
    try {
      await import(pathToFileURL(file));
      appendFileSync(report, `done ${file}\\n`);
    } catch {}
  }
  process.exit(0);
})();
"""
_PATIENCE = 60.0
"""Seconds for the modules of one package."""
_ENDINGS = (".js", ".cjs", ".mjs")
# What is in these is run, not loaded, or needs a framework that runs it.
_PROGRAMS = frozenset(
    {
        "node_modules",
        "bin",
        "test",
        "tests",
        "__tests__",
        "benchmark",
        "benchmarks",
        "example",
        "examples",
        "scripts",
    }
)
PACKAGES = "packages"
"""The folder that packages are copied to: `node_modules` is a link to it, so that they are code like any other."""


def loadable(folder: Path, only: Collection[str]) -> set[str]:
    """The modules of these packages that load without an error, by their paths in the folder."""
    installed = folder / "node_modules"
    if not installed.is_symlink():
        installed.symlink_to(PACKAGES)

    def command(report: Path, names: Sequence[str]) -> list[str]:
        return ["node", "-e", _CHILD, str(report), *names]

    done = set()
    for name in only:
        done |= those_that_work(_modules(folder / PACKAGES / name), command, _PATIENCE)
    return {Path(file).relative_to(folder / PACKAGES).as_posix() for file in done}


def packages_of(modules: Path, at_most: int | None = None) -> list[str]:
    """The names of the packages in a folder `node_modules` that have modules to load, but not more than `at_most`."""
    manifests = sorted([*modules.glob("*/package.json"), *modules.glob("@*/*/package.json")])
    counted = {manifest.parent: len(_modules(manifest.parent)) for manifest in manifests}
    limit = at_most or max(counted.values(), default=0)
    return [one.relative_to(modules).as_posix() for one, count in counted.items() if 0 < count <= limit]


def _modules(package: Path) -> list[str]:
    found = []
    for path in sorted(package.rglob("*")):
        inside = path.relative_to(package).parts
        if path.suffix in _ENDINGS and _PROGRAMS.isdisjoint(inside) and path.is_file():
            found.append(path)
    return [str(path) for path in found if not path.read_bytes().startswith(b"#!")]
