"""The rule pages in `docs/` are the rules' own words, and no older ones."""

from __future__ import annotations

import runpy
from pathlib import Path

GENERATOR = Path(__file__).resolve().parents[2] / "docs" / "generate.py"


def test_rule_pages_are_fresh() -> None:
    assert runpy.run_path(str(GENERATOR))["stale"]() == []
