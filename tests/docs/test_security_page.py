"""Every test that the pages about security and robustness name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_NAMED = re.compile(r"`(?P<file>tests/[\w/]+\.py)?(?:::(?P<test>\w+))?`")


def named_tests() -> list[tuple[str, str]]:
    """File and function of every test that is named; a bare `::name` is in the file named before."""
    found, file = [], ""
    pages = (ROOT / "docs" / name for name in ("security.md", "robustness.md"))
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    for one in _NAMED.finditer(text):
        file = one["file"] or file
        if one["file"] or one["test"]:
            found.append((file, one["test"] or ""))
    return found


@pytest.mark.parametrize(("file", "test"), named_tests())
def test_the_test_exists(file: str, test: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert f"def {test}(" in text if test else "def test_" in text
