"""Finds the Go packages of a folder that build."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path


def buildable(folder: Path) -> set[str]:
    """The packages below `src` of a folder, which is taken for GOPATH, that `go build` builds."""
    environment = {**os.environ, "GOPATH": str(folder), "GO111MODULE": "off", "GOFLAGS": "-mod=mod"}
    source = folder / "src"
    packages = sorted({path.parent.relative_to(source).as_posix() for path in source.rglob("*.go")})
    return {name for name in packages if _builds(name, source, environment)}


def _builds(package: str, source: Path, environment: dict[str, str]) -> bool:
    done = subprocess.run(
        ["go", "build", "-o", os.devnull, f"./{package}"], cwd=source, env=environment, capture_output=True
    )
    return done.returncode == 0
