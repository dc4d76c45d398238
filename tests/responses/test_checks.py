"""Every check finds its own example, leaves the mended one alone, and says what it is about."""

from __future__ import annotations

import pytest

from tests.responses.documents import example_document
from variorum.responses.catalogue import all_checks
from variorum.responses.check import Check
from variorum.responses.dimensions import TITLES
from variorum.responses.document import parse_document
from variorum.responses.engine import answer_remarks, document_findings
from variorum.rules.fixing import apply_edits
from variorum.syntax.source_text import SourceText

CHECKS = list(all_checks().values())


def found(check: Check, text: str) -> int:
    """How often the check speaks up about a text of its example."""
    if check.answer_function is not None:
        return sum(remark.check is check for remark in answer_remarks(check.example.prompt, text))
    return sum(one.check == check.id for one in document_findings(example_document(check, text)))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.id)
def test_the_example_is_found_and_the_mended_one_is_not(check: Check) -> None:
    assert found(check, check.example.before) > 0
    assert found(check, check.example.after) == 0


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.id)
def test_a_check_of_answers_names_the_dimension_it_bears_on(check: Check) -> None:
    if check.answer_function is not None:
        assert check.dimension in TITLES
        assert check.grading_function is None
    else:
        assert check.grading_function is not None
        assert check.dimension is None
    assert check.what.endswith(".")
    assert check.why.endswith(".")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.id)
def test_a_fix_leaves_less_to_find(check: Check) -> None:
    if check.grading_function is None:
        assert all(one.fix is None for one in answer_remarks(check.example.prompt, check.example.before))
        return
    text = SourceText.of(example_document(check, check.example.before))
    own = [one for one in document_findings(str(text)) if one.check == check.id]
    for finding in own:
        if finding.fix is not None:
            after = str(apply_edits(text, finding.fix.edits))
            assert sum(one.check == check.id for one in document_findings(after)) == len(own) - 1
            assert parse_document(after).problems == ()
