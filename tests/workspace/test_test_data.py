"""Which folders below those of tests hold what tests read."""

from __future__ import annotations

import pytest

from tests.workspace.test_name_index import index, summary

SAMPLE = "def a():\n    x = 1\n"


@pytest.mark.parametrize(
    "path",
    [
        "test/normalizer_issue_files/E30.py",
        "tests/data/x.py",
        "tests/golden/deep/x.py",
        "pkg/tests/unit/snippets/x.py",
    ],
)
def test_a_folder_that_nobody_imports_and_that_has_no_test_is_data(path: str) -> None:
    found = index({path: SAMPLE, "tests/test_a.py": "open('x.py')\n", "pkg/tests/unit/test_b.py": ""})
    assert found.workspace_context(path).is_test_data


@pytest.mark.parametrize(
    ("path", "other", "text"),
    [
        ("tests/x.py", "tests/test_a.py", ""),
        ("lib/data/x.py", "tests/test_a.py", ""),
        ("tests/helpers/x.py", "tests/test_a.py", "from helpers.x import a\n"),
        ("tests/helpers/x.py", "tests/test_a.py", "from .helpers import x\n"),
        ("tests/helpers/x.py", "conftest.py", "import tests.helpers.x\n"),
        ("tests/unit/x.py", "tests/unit/test_y.py", ""),
        ("tests/unit/x.py", "tests/unit/y.py", "import unittest\n"),
        ("tests/files/x.js", "tests/a.js", ""),
    ],
)
def test_other_folders_hold_code(path: str, other: str, text: str) -> None:
    assert not index({path: SAMPLE, other: text}).workspace_context(path).is_test_data


def test_what_files_of_a_folder_import_from_each_other_is_data() -> None:
    found = index({"tests/data/a.py": "from b import c\n", "tests/data/b.py": SAMPLE})
    assert found.workspace_context("tests/data/b.py").is_test_data


def test_a_new_importer_makes_code_of_a_file() -> None:
    found = index({"tests/data/a.py": SAMPLE, "tests/test_a.py": ""})
    assert found.workspace_context("tests/data/a.py").is_test_data
    assert found.replace("tests/test_a.py", summary("tests/test_a.py", "from data import a\n"))
    assert not found.workspace_context("tests/data/a.py").is_test_data
