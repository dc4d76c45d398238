"""A real Neovim opens a translation, shows findings, hover and lenses, and takes a quick fix that changes its buffer."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.programs import SHOP, SHOP_PY

HERE = Path(__file__).parent / "neovim"
NEOVIM = shutil.which(
    "nvim", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
)


@pytest.mark.skipif(NEOVIM is None, reason="Neovim comes with the test dependencies on Linux only")
def test_neovim_shows_findings_and_takes_a_fix(tmp_path: Path) -> None:
    shown = run_story(tmp_path)
    assert shown.get("failure") is None
    assert ["unused-import", 1, "`os` is imported but never used"] in shown["diagnostics"]
    assert "Contribution" in shown["hover"]
    assert "control" in shown["hover"]
    assert any("S 1.00" in lens for lens in shown["lenses"])
    assert shown["text"].lstrip("\n") == SHOP_PY.removeprefix("import os\n").lstrip("\n")
    assert shown["score"]["judge"] == "offline estimate"
    assert shown["score"]["s"] == pytest.approx(1.0)


def run_story(workspace: Path) -> dict[str, object]:
    """What Neovim was shown in a workspace with one pair."""
    for name, text in SHOP.items():
        (workspace / name).parent.mkdir(exist_ok=True)
        (workspace / name).write_text(text, encoding="utf-8")
    outcome = workspace / "outcome.json"
    environment = os.environ | {
        "HOME": str(workspace),
        "XDG_STATE_HOME": str(workspace / "state"),
        "VARIORUM_COMMAND": json.dumps([sys.executable, "-m", "variorum", "server"]),
        "VARIORUM_FILE": str(workspace / "src" / "shop.py"),
        "VARIORUM_OUTCOME": str(outcome),
    }
    assert NEOVIM is not None
    command = [
        NEOVIM,
        "--headless",
        "--clean",
        "-u",
        str(HERE / "init.lua"),
        "-c",
        f"luafile {HERE / 'story.lua'}",
    ]
    ran = subprocess.run(command, cwd=workspace, env=environment, capture_output=True, text=True, timeout=120)
    assert outcome.exists(), ran.stderr
    shown: dict[str, object] = json.loads(outcome.read_text(encoding="utf-8"))
    return shown
