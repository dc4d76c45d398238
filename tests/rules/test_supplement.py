"""Findings of a pair between those of the translation: all of them, in source order, and made again only where something changed."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.test_stretches import MANY, parsed
from variorum.rules.catalogue import default_selection
from variorum.rules.engine import findings, findings_in_stretches
from variorum.rules.finding import Finding
from variorum.rules.placement import in_source_order
from variorum.rules.stretches import Stretch
from variorum.rules.supplement import Supplement
from variorum.syntax.document import Document
from variorum.syntax.span import Span

DOCUMENT = parsed(MANY)
ALL = findings(DOCUMENT, default_selection())


def parts(document: Document, *, without: Sequence[Finding] = ()) -> list[Stretch]:
    """The findings in the sections of a file; a section loses those that are left out, and is none any more."""
    whole = findings_in_stretches(document, default_selection())
    kept = [[one for one in part.findings if one not in without] for part in whole]
    return [
        part if len(rest) == len(part.findings) else Stretch(rest)
        for part, rest in zip(whole, kept, strict=True)
        if rest
    ]


@given(st.sets(st.sampled_from(range(len(ALL)))))
def test_all_findings_are_there_in_source_order(numbers: set[int]) -> None:
    further = [ALL[number] for number in sorted(numbers)]
    stretches = Supplement.of(parts(DOCUMENT, without=further), further).stretches
    assert [one for part in stretches for one in part.findings] == in_source_order(ALL)


def test_a_section_with_the_findings_that_it_had_is_the_object_that_it_was() -> None:
    further = [ALL[3], ALL[40]]
    before = Supplement.of(parts(DOCUMENT), further)
    after = Supplement.of(parts(DOCUMENT), further, before)
    assert all(one is other for one, other in zip(before.stretches, after.stretches, strict=True))


def test_other_findings_and_another_place_make_another_object() -> None:
    before = Supplement.of(parts(DOCUMENT), [ALL[40]])
    [changed] = [part for part in before.stretches if part.placed is None]
    assert changed not in Supplement.of(parts(DOCUMENT), [ALL[41]], before).stretches
    moved = DOCUMENT.edited([(Span(0, 0), b"x = 1\n")])
    further = [findings(moved, default_selection())[40]]
    after = Supplement.of(parts(moved), further, before)
    assert changed not in after.stretches
    loose = [one.line for part in after.stretches if part.placed is None for one in part.findings]
    assert loose.count(203) == 2
