"""Runs every pair of programs in `pair_rules/<rule>/` through that rule.

A case is two files with one stem: `name.source.<ending>` is the original, the other one the translation, in which lines with an
expected finding end in a marker as in `tests/rules`. A translation without markers must have no findings.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.test_rule_programs import expected
from variorum.languages import language_of_path
from variorum.rules.registry import select
from variorum.syntax.document import Document
from variorum.translation.scoring import score_documents

HERE = Path(__file__).parent / "pair_rules"
ORIGINALS = sorted(HERE.glob("*/*.source.*"))


def document(path: Path) -> Document:
    language = language_of_path(path)
    assert language is not None
    return Document.parse(path.read_text(encoding="utf-8"), language)


@pytest.mark.parametrize("original", ORIGINALS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_pair(original: Path) -> None:
    stem = original.name.partition(".")[0]
    [translation] = [path for path in original.parent.glob(f"{stem}.*") if path != original]
    rule = original.parent.name
    found = score_documents(
        document(original),
        document(translation),
        selection=select([rule]),
        interprets=rule == "different-behaviour",
    )
    marked = expected(translation.read_text(encoding="utf-8"))
    assert [finding.line for finding in found.findings] == [line for line, _, _ in marked]
    for finding, (_, severity, message) in zip(found.findings, marked, strict=True):
        assert severity in (None, finding.severity.label)
        assert message in (None, finding.message)
        assert all(related.in_source for related in finding.related)
