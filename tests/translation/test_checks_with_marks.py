"""A check that requires marks on both sides would find nothing without them."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from tests.translation.test_pair_rule_programs import HERE, ORIGINALS, document
from variorum.rules.registry import Selection, all_rules
from variorum.syntax.document import Document
from variorum.translation.alignment_candidates import Candidates
from variorum.translation.comparison import compared
from variorum.translation.pair_rule import PairRule

WAITING = [
    rule
    for rule in all_rules().values()
    if isinstance(rule, PairRule) and (rule.source_marks or rule.target_marks)
]
EVERY_TIME = [attrs.evolve(rule, source_marks=frozenset(), target_marks=frozenset()) for rule in WAITING]
AS_THEY_ARE = Selection((), about_pairs=lambda: tuple(WAITING))
EAGER = Selection((), about_pairs=lambda: tuple(EVERY_TIME))


def found(selection: Selection, source: Document, target: Document) -> list[tuple[str, int, str]]:
    """Returns what the checks of a selection find between two files."""
    findings = compared(source, target, selection).findings
    return [(finding.rule, finding.span.start, finding.message) for finding in findings]


@pytest.mark.parametrize("rule", sorted({path.parent for path in ORIGINALS}), ids=lambda folder: folder.name)
def test_checks_with_marks_miss_no_finding(rule: Path) -> None:
    for original in sorted(rule.glob("*.source.*")):
        stem = original.name.partition(".")[0]
        [translation] = [path for path in original.parent.glob(f"{stem}.*") if path != original]
        source, target = document(original), document(translation)
        # Swapped, the two make another pair.
        for one, other in ((source, target), (target, source)):
            assert found(AS_THEY_ARE, one, other) == found(EAGER, one, other)


def test_every_mark_occurs_in_some_program() -> None:
    documents = [document(path) for path in HERE.glob("*/*") if path.is_file()]
    seen = {
        mark
        for one in documents
        for candidate in Candidates(one)
        if not candidate.is_broken
        for mark in candidate.side.marks
    }
    assert WAITING
    for rule in WAITING:
        assert rule.source_marks | rule.target_marks <= seen, rule.id
