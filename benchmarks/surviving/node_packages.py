"""Finds the npm packages of a folder that can be required."""

from __future__ import annotations

import subprocess
from pathlib import Path

_PATIENCE = 60.0


def requirable(folder: Path) -> set[str]:
    """The packages in `node_modules` of a folder that `require` loads without an error."""
    return {name for name in _packages(folder / "node_modules") if _is_required(folder, name)}


def _packages(modules: Path) -> list[str]:
    names = []
    for manifest in sorted([*modules.glob("*/package.json"), *modules.glob("@*/*/package.json")]):
        names.append(manifest.parent.relative_to(modules).as_posix())
    return names


def _is_required(folder: Path, name: str) -> bool:
    command = ["node", "-e", "require(process.argv[1]); process.exit(0)", name]
    try:
        done = subprocess.run(
            command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=_PATIENCE
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
