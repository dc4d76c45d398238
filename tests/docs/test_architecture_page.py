"""docs/architecture.md: the map names what is there, and all of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "server" / "variorum"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
_IN_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)*(?:/|\.(?:py|md|toml|yaml))")


def folders() -> set[str]:
    return {found.name for found in PACKAGE.iterdir() if (found / "__init__.py").is_file()}


def test_the_code_map_has_every_folder_and_no_other() -> None:
    table = PAGE.partition("## The code map")[2].partition("\n### ")[0]
    assert set(re.findall(r"^\| `(\w+)/` \|", table, re.MULTILINE)) == folders()


@pytest.mark.parametrize(
    "path", sorted({path for path in _IN_CODE.findall(PAGE) if _PATH.fullmatch(path) and "<" not in path})
)
def test_every_path_is_there(path: str) -> None:
    files_of_workspaces = {"variorum.toml", "language.toml"}
    assert path in files_of_workspaces or any(
        (root / path).exists()
        for root in (ROOT, PACKAGE, PACKAGE / "cli", PACKAGE / "rules", PACKAGE / "translation")
    )


def test_the_readme_and_the_guide_for_contributors_link_to_it() -> None:
    assert "docs/architecture.md" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "docs/architecture.md" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
