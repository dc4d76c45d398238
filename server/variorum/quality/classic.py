"""Computes the points of the classic rubric by searching the text, as the published figures were computed."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Mapping, Sequence

from variorum.quality.evidence import PointEvidence, earned
from variorum.syntax.document import Document
from variorum.syntax.item import Item

_DEFINITION = re.compile(r"\b(?:def|class)\s+\w+")
# The published rule asks for a NAME, which is one identifier in Python's grammar: `from os.path import` does not count.
_IMPORT = re.compile(r"^(?:import |from \w+ import)", re.M)
_SINGLE_LETTER = re.compile(r"\b[a-z]\s*=")
_SPACING = re.compile(r"[A-Za-z][({]|\)if|\)for")
_TYPE_HINT = re.compile(r":\s*(?:int|str|float|bool|List|Dict)")
_TRIPLE_QUOTED = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'')
_RAISED = re.compile(r"\braise\s+(?:ValueError|TypeError)")
_RETURN_WORDS = ("return", "calculate", "compute")
_IMPORT_WORDS = ("request", "http", "api", "json", "database")


def classic_points(
    document: Document, items: Sequence[Item], task: str
) -> Mapping[tuple[str, str], PointEvidence]:
    """Returns every point of the classic rubric. The rules see the whole text; `items` plays no part in them."""
    code, wanted = str(document.text), task.lower()
    return {
        ("correctness", "parses"): earned(_parses(document)),
        ("completeness", "definition"): earned(_DEFINITION.search(code)),
        ("completeness", "returns"): earned(
            re.search(r"\breturn\s", code), applies=any(word in wanted for word in _RETURN_WORDS)
        ),
        ("completeness", "control_flow"): earned(any(word in code for word in (" if ", " for ", " while "))),
        ("completeness", "imports"): earned(
            _IMPORT.search(code), applies=any(word in wanted for word in _IMPORT_WORDS)
        ),
        ("code_quality", "long_line"): earned(any(len(line) > 100 for line in code.split("\n"))),
        ("code_quality", "single_letter_names"): earned(len(_SINGLE_LETTER.findall(code)) > 3),
        ("code_quality", "spacing"): earned(len(_SPACING.findall(code)) > 2),
        ("code_quality", "type_hints"): earned(_TYPE_HINT.search(code)),
        ("documentation", "docstring"): earned(_TRIPLE_QUOTED.search(code)),
        ("documentation", "comments"): earned("#" in code),
        ("documentation", "module_docstring"): earned(code.strip().startswith(('"""', "'''"))),
        ("error_handling", "catches"): earned("try:" in code and re.search(r"\bexcept\b", code)),
        ("error_handling", "input_validation"): earned("if not " in code or _RAISED.search(code)),
        ("error_handling", "cleanup"): earned("finally:" in code),
        ("testing", "test_functions"): earned("def test_" in code),
        ("testing", "assertions"): earned(re.search(r"\bassert\b", code)),
        ("testing", "framework"): earned("import unittest" in code or "import pytest" in code),
    }


def _parses(document: Document) -> bool:
    """Returns whether the text parses: Python by Python's own parser, as in the published rules, other languages by ours."""
    if not document.language.facts.get("host"):
        return not document.has_errors and bool(str(document.text).strip())
    try:
        with warnings.catch_warnings():
            # What the parser remarks on in someone else's strings is no business of this program's user.
            warnings.simplefilter("ignore")
            ast.parse(str(document.text))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True
