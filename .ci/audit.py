"""Known holes in what Variorum depends on, and bills of materials of the server and the VS Code client.

usage: python .ci/audit.py [FOLDER]

The bills are CycloneDX JSON in FOLDER, `dist` unless told otherwise. `cyclonedx-py` and `pip-audit` have to be on the
PATH, and the client's packages installed. Exit status 1 if a hole is known. Where the data about holes cannot be reached,
that is said, and nothing is claimed.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client-vscode"
LOCKED = "requirements-test.txt"


def main(folder: Path) -> int:
    """Write both bills, ask about both sets of packages, and say what came of it."""
    folder.mkdir(parents=True, exist_ok=True)
    server = _bill(
        folder / "variorum.cdx.json", ["cyclonedx-py", "requirements", LOCKED, "--of", "JSON"], ROOT
    )
    client = _bill(folder / "variorum-vscode.cdx.json", ["npm", "sbom", "--sbom-format", "cyclonedx"], CLIENT)
    print(f"bills of materials in {folder}: {server} and {client} components")
    held = True
    for name, holes in (("Python", _python_holes()), ("npm", _npm_holes())):
        if holes is None:
            print(f"{name}: not audited, because the data about known holes cannot be reached from here")
            continue
        print(f"{name}: {len(holes)} known holes", *holes, sep="\n    ")
        held = held and not holes
    return 0 if held else 1


def _bill(file: Path, command: list[str], folder: Path) -> int:
    """Write a bill; how many components it lists. A bill that lists none is a failure."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    components = json.loads(done.stdout)["components"]
    if not components:
        raise SystemExit(f"{file.name} would list nothing")
    file.write_text(done.stdout, encoding="utf-8")
    return len(components)


def _python_holes() -> list[str] | None:
    """Known holes in the locked packages; None where nobody could be asked."""
    command = ["pip-audit", "--requirement", LOCKED, "--require-hashes", "--disable-pip", "--format", "json"]
    report = _answer(command, ROOT)
    # A package that the service does not know is left out with a reason; it knows every one where it can be asked.
    asked = [one for one in (report or {}).get("dependencies", ()) if "skip_reason" not in one]
    if not asked:
        return None
    return [f"{one['name']} {one['version']}: {hole['id']}" for one in asked for hole in one["vulns"]]


def _npm_holes() -> list[str] | None:
    """Known holes in what the client ships and is built with, from moderate on; None where nobody could be asked."""
    report = _answer(["npm", "audit", "--json", "--audit-level", "moderate"], CLIENT)
    if report is None or "vulnerabilities" not in report:
        return None
    found = report["vulnerabilities"].values()
    return [f"{one['name']}: {one['severity']}" for one in found if one["severity"] not in ("info", "low")]


def _answer(command: list[str], folder: Path) -> dict[str, Any] | None:
    """The JSON object that a program prints, whatever its exit status; None where it prints none."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        report = json.loads(done.stdout)
    except ValueError:
        return None
    return report if isinstance(report, dict) else None


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"))
