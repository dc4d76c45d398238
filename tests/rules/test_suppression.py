"""Comments and attributes of other tools silence what they name, and nothing else."""

from __future__ import annotations

import pytest

import variorum


@pytest.mark.parametrize(
    ("language", "text", "lines"),
    [
        ("python", "import os  # noqa\nimport re\n", [2]),
        ("python", "# flake8: noqa\nimport os\nimport re\n", []),
        ("python", "# ruff: noqa: F401\nimport os\nprint(oops)\n", [3]),
        ("python", "import os  # noqa: F\nimport re  # noqa: E501\n", [2]),
        ("javascript", "/* eslint-disable no-undef */\nconst x = oops;\n", [2]),
        ("javascript", "// eslint-disable-next-line\nconst x = 1;\nconst y = 1;\n", [3]),
        ("rust", "#[allow(unused_imports)]\nuse std::fmt;\nuse std::io;\n", [3]),
        ("rust", "#![allow(unused_imports)]\nuse std::fmt;\nuse std::io;\n", []),
        ("ruby", "def f\n  x = 1 # rubocop:disable Lint/UselessAssignment\n  y = 1\n  nil\nend\n", [3]),
    ],
)
def test_other_tools_comments_silence(language: str, text: str, lines: list[int]) -> None:
    rules = ["unused-import", "unused-variable", "undefined-name"]
    assert [finding.line for finding in variorum.check(text, language=language, rules=rules)] == lines


def test_an_attribute_reaches_to_the_end_of_the_next_item_after_an_edit_above() -> None:
    """Marks are kept with their item and move with it."""
    text = "fn first() {}\n\n#[allow(unused_variables)]\nfn kept() {\n    let x = 1;\n}\n"
    assert not variorum.check(text, language="rust", rules=["unused-variable"])
    assert not variorum.check("\n\n" + text, language="rust", rules=["unused-variable"])
