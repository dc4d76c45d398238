"""A real Neovim shows findings, hover and lenses, takes a quick fix that changes its buffer, and asks judges."""

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
from tests.judging.fake_endpoint import Endpoint, answer, fake_endpoint, marks
from tests.judging.judging_help import KEY

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


@pytest.mark.skipif(NEOVIM is None, reason="Neovim comes with the test dependencies on Linux only")
def test_neovim_asks_each_judge_through_its_code_action(tmp_path: Path) -> None:
    told = [marks(), *({"rationale": "r", "preference": one} for one in (1, -1))]
    another = {"src/shop2.py": f"# variorum: translated-from legacy/Shop.java\n{SHOP_PY}"}
    with fake_endpoint(*(answer(json.dumps(one)) for one in told)) as endpoint:
        shown = run_story(tmp_path, "judges.lua", SHOP | another, environment(endpoint))
    assert shown.get("failure") is None
    assert shown["offered"] == [
        "Score this translation",
        "Score with the model judge",
        "Show what the judge would be sent",
        "Rate this translation yourself",
        "Compare with another translation",
    ]
    assert len(endpoint.requests) == 3


def environment(endpoint: Endpoint) -> dict[str, str]:
    """The variables that name a user's judge."""
    return {
        "OPENAI_BASE_URL": endpoint.url,
        "OPENAI_API_KEY": KEY,
        "VARIORUM_JUDGE_MODEL": "asked-model",
    }


def run_story(
    workspace: Path,
    story: str = "story.lua",
    files: dict[str, str] = SHOP,
    variables: dict[str, str] | None = None,
) -> dict[str, Any]:
    """What Neovim was shown in a workspace with these files."""
    for name, text in files.items():
        (workspace / name).parent.mkdir(exist_ok=True)
        (workspace / name).write_text(text, encoding="utf-8")
    outcome = workspace / "outcome.json"
    environment = os.environ | {
        "HOME": str(workspace),
        "XDG_STATE_HOME": str(workspace / "state"),
        "VARIORUM_COMMAND": json.dumps([sys.executable, "-m", "variorum", "server"]),
        "VARIORUM_FILE": str(workspace / "src" / "shop.py"),
        "VARIORUM_OUTCOME": str(outcome),
        **(variables or {}),
    }
    assert NEOVIM is not None
    command = [NEOVIM, "--headless", "--clean", "-u", str(HERE / "init.lua"), "-c", f"luafile {HERE / story}"]
    ran = subprocess.run(command, cwd=workspace, env=environment, capture_output=True, text=True, timeout=120)
    assert outcome.exists(), ran.stderr
    shown: dict[str, Any] = json.loads(outcome.read_text(encoding="utf-8"))
    return shown
