"""The public API is what `variorum` says it is, typed, documented and cheap to import."""

from __future__ import annotations

import subprocess
import sys

import pytest

import variorum


@pytest.mark.parametrize("name", [name for name in variorum.__all__ if name != "__version__"])
def test_every_public_name_exists_and_says_what_it_is(name: str) -> None:
    assert getattr(variorum, name).__doc__


def test_importing_the_package_brings_in_nothing_heavy() -> None:
    heavy = "{'tree_sitter', 'openai', 'numpy', 'pygls', 'lsprotocol', 'rich', 'yaml'}"
    code = f"import sys, variorum; print(sorted({heavy} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        variorum.nonsense  # noqa: B018


def test_check_finds_with_lines_and_columns_from_one() -> None:
    [finding] = variorum.check("import os\n", language="python")
    assert (finding.rule, finding.line, finding.end_line, finding.column) == ("unused-import", 1, 1, 8)
    assert finding.severity is variorum.Severity.WARNING
    assert finding.fix is not None


def test_unknown_names_are_refused_with_the_known_ones() -> None:
    with pytest.raises(variorum.UnknownLanguage, match="javascript"):
        variorum.check("", language="cobol")
    with pytest.raises(variorum.UnknownRule, match="no-such-rule"):
        variorum.check("", language="python", rules=["no-such-rule"])
