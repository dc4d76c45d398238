"""Finds the Go packages of a folder that compile."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

_FORM = '{{if .Export}}{{.ImportPath}}{{"\\n"}}{{end}}'


def compiled(folder: Path, go: str) -> set[str]:
    """The packages below `src` of a folder that compile, those made of tests included.

    The folder is taken for GOPATH, or for GOROOT if it holds Go's own library.
    """
    is_root = (folder / "VERSION").is_file()
    where = {"GOROOT": str(folder)} if is_root else {"GOPATH": str(folder), "GO111MODULE": "off"}
    environment = {**os.environ, "GOFLAGS": "", "GOTOOLCHAIN": "local", "CGO_ENABLED": "0", **where}
    command = [go, "list", "-e", "-export", "-test", "-trimpath", "-f", _FORM, "std" if is_root else "./..."]
    done = subprocess.run(command, cwd=folder / "src", env=environment, capture_output=True, text=True)
    return set(done.stdout.split("\n")) - {""}
