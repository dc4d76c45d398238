"""Finds the tests of a source distribution that pass."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from xml.etree import ElementTree

_PATIENCE = 900.0


def passing(folder: Path, python: str, options: list[str]) -> set[str]:
    """The tests in a folder that pass, by file, class and name; `python` has what they need, but not the package itself."""
    with tempfile.TemporaryDirectory() as elsewhere:
        report = Path(elsewhere) / "report.xml"
        roots = [one for one in (folder / "src", folder) if one.is_dir()]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, roots)), "PYTHONHASHSEED": "0"}
        command = [python, "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
        try:
            subprocess.run(
                [*command, f"--junitxml={report}", *options],
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=_PATIENCE,
            )
        except subprocess.TimeoutExpired:
            return set()
        if not report.exists():
            return set()
        # The file was written by pytest just now.
        cases = ElementTree.parse(report).iter("testcase")
        return {f"{case.get('classname')}::{case.get('name')}" for case in cases if not len(case)}
