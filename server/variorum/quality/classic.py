"""The classic rules: a text is searched for words, as the published figures were made. Kept to the digit."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from variorum.quality.evidence import PointEvidence, earned
from variorum.syntax.document import Document
from variorum.syntax.item import Item

_DEFINITION = re.compile(r"\b(?:def|class|function|func|fn|fun)\s+\w+|\b\w+\s*\([^)]{0,9999}\)\s*\{")
_CONTROL = re.compile(r"\b(?:if|for|while)\b")
_IMPORT = re.compile(r"^[^\S\n]*(?:import|from|#include|using|use|require)\b", re.M)
_SINGLE_ASSIGNMENT = re.compile(r"\b[a-z]\s*=(?!=)")
_SINGLE_CALL = re.compile(r"\b[a-z]\(")
_TYPE_HINT = re.compile(
    r"->\s*\w|\w\s*:\s*(?:int|str|float|bool|list|dict|set|tuple|List|Dict|Optional|Any)\b"
)
_DOCSTRING = re.compile(r'"""|\'\'\'|/\*\*')
_COMMENT = re.compile(r"#|//")
_GUARD = re.compile(r"\bif not\b|\braise (?:ValueError|TypeError)\b")
_TEST_FUNCTION = re.compile(r"\bdef test_|\bfunction test|\bvoid test|@Test\b")
_ASSERTION = re.compile(r"\bassert")
_FRAMEWORK = re.compile(r"\bimport (?:unittest|pytest)\b|\bfrom (?:unittest|pytest)\b")
_RETURN_WORDS = ("return", "calculate", "compute")
_IMPORT_WORDS = ("request", "http", "api", "json", "database")


def classic_points(
    document: Document, items: Sequence[Item], task: str
) -> Mapping[tuple[str, str], PointEvidence]:
    """Every point of the classic rubric. The rules see the whole text; `items` plays no part in them."""
    code, wanted = str(document.text), task.lower()
    has_catch = re.search(r"\btry\b", code) and re.search(r"\b(?:except|catch)\b", code)
    return {
        ("correctness", "parses"): earned(not document.has_errors and code.strip()),
        ("completeness", "definition"): earned(_DEFINITION.search(code)),
        ("completeness", "returns"): earned(
            re.search(r"\breturn\b", code), applies=any(word in wanted for word in _RETURN_WORDS)
        ),
        ("completeness", "control_flow"): earned(_CONTROL.search(code)),
        ("completeness", "imports"): earned(
            _IMPORT.search(code), applies=any(word in wanted for word in _IMPORT_WORDS)
        ),
        ("code_quality", "long_line"): earned(any(len(line) > 100 for line in code.split("\n"))),
        ("code_quality", "single_letter_assignments"): earned(len(_SINGLE_ASSIGNMENT.findall(code)) > 3),
        ("code_quality", "single_letter_calls"): earned(len(_SINGLE_CALL.findall(code)) > 2),
        ("code_quality", "type_hints"): earned(_TYPE_HINT.search(code)),
        ("documentation", "docstring"): earned(_DOCSTRING.search(code)),
        ("documentation", "comments"): earned(_COMMENT.search(code)),
        ("documentation", "module_docstring"): earned(_DOCSTRING.match(code.strip())),
        ("error_handling", "catches"): earned(has_catch),
        ("error_handling", "input_validation"): earned(_GUARD.search(code)),
        ("error_handling", "cleanup"): earned(re.search(r"\bfinally\b", code)),
        ("testing", "test_functions"): earned(_TEST_FUNCTION.search(code)),
        ("testing", "assertions"): earned(_ASSERTION.search(code)),
        ("testing", "framework"): earned(_FRAMEWORK.search(code)),
    }
