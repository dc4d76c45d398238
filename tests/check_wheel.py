"""Builds the wheel, installs it into an environment of its own, and uses it away from the checkout."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = """
import variorum
from variorum.grading.shipped_rubrics import rubric_names
assert [f.rule for f in variorum.check("import os\\n", language="python")] == ["unused-import"]
assert variorum.score_quality("def f(): pass", language="python").rubric == "code-quality"
assert "translation" in rubric_names(), rubric_names()
print("the wheel works:", variorum.__file__)
"""


def main() -> None:
    """Build, install, use; any failure ends with its output."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        subprocess.run(
            [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, str(ROOT)], check=True
        )
        venv.create(here / "env", with_pip=True)
        python = here / "env" / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "-q", *here.glob("*.whl")], check=True)
        subprocess.run([python, "-c", PROGRAM], check=True, cwd=folder)


if __name__ == "__main__":
    main()
