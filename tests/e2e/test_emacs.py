"""A real Emacs with eglot opens a translation, shows findings and hover, and takes a quick fix that changes its buffer."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.programs import SHOP, SHOP_PY

STORY = Path(__file__).parent / "emacs" / "story.el"
EMACS = shutil.which("emacs")


def has_eglot() -> bool:
    """Whether there is an Emacs, and eglot for it."""
    if EMACS is None:
        return False
    asks = "(progn (require (quote package)) (package-initialize) (require (quote eglot)))"
    return subprocess.run([EMACS, "--batch", "--eval", asks], capture_output=True, timeout=60).returncode == 0


@pytest.mark.skipif(
    not has_eglot(), reason="needs Emacs with eglot: the Debian packages emacs-nox and elpa-eglot"
)
def test_emacs_shows_findings_and_takes_a_fix(tmp_path: Path) -> None:
    shown = run_story(tmp_path)
    assert shown.get("failure") is None
    assert any("`os` is imported but never used" in finding for finding in shown["diagnostics"])
    assert "translated from Shop.total" in shown["hover"]
    assert shown["text"].lstrip("\n") == SHOP_PY.removeprefix("import os\n").lstrip("\n")
    assert not any("never used" in finding for finding in shown["left"])


def run_story(workspace: Path) -> dict[str, Any]:
    """What Emacs was shown in a workspace with one pair."""
    for name, text in SHOP.items():
        (workspace / name).parent.mkdir(exist_ok=True)
        (workspace / name).write_text(text, encoding="utf-8")
    outcome = workspace / "outcome.json"
    environment = os.environ | {
        "HOME": str(workspace),
        "VARIORUM_COMMAND": json.dumps([sys.executable, "-m", "variorum", "server"]),
        "VARIORUM_FILE": str(workspace / "src" / "shop.py"),
        "VARIORUM_OUTCOME": str(outcome),
    }
    assert EMACS is not None
    # Eglot takes the folder of version control, or else that of the file, for the project.
    subprocess.run(["git", "init", "--quiet", str(workspace)], check=True)
    command = [EMACS, "--batch", "--load", str(STORY)]
    ran = subprocess.run(command, cwd=workspace, env=environment, capture_output=True, text=True, timeout=240)
    assert outcome.exists(), ran.stderr
    shown: dict[str, Any] = json.loads(outcome.read_text(encoding="utf-8"))
    return shown
