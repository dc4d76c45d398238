"""Findings of a pair merged with those of the translation: complete, in source order, and rebuilt only where something
changed."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.test_chunks import MANY, parsed
from variorum.rules.registry import default_selection
from variorum.rules.engine import findings, findings_in_chunks
from variorum.rules.finding import Finding
from variorum.rules.placement import in_source_order
from variorum.rules.chunks import Chunk
from variorum.rules.merged_findings import MergedFindings
from variorum.syntax.document import Document
from variorum.syntax.span import Span

DOCUMENT = parsed(MANY)
ALL = findings(DOCUMENT, default_selection())


def parts(document: Document, *, without: Sequence[Finding] = ()) -> list[Chunk]:
    """Returns the findings in the sections of a file without some findings; a section without findings has no chunk."""
    whole = findings_in_chunks(document, default_selection())
    derived = [[one for one in part.findings if one not in without] for part in whole]
    return [
        part if len(rest) == len(part.findings) else Chunk(rest)
        for part, rest in zip(whole, derived, strict=True)
        if rest
    ]


@given(st.sets(st.sampled_from(range(len(ALL)))))
def test_all_findings_are_there_in_source_order(numbers: set[int]) -> None:
    further = [ALL[number] for number in sorted(numbers)]
    chunks = MergedFindings.of(parts(DOCUMENT, without=further), further).chunks
    assert [one for part in chunks for one in part.findings] == in_source_order(ALL)


def test_an_unchanged_section_keeps_its_chunk() -> None:
    further = [ALL[3], ALL[40]]
    before = MergedFindings.of(parts(DOCUMENT), further)
    after = MergedFindings.of(parts(DOCUMENT), further, before)
    assert all(one is other for one, other in zip(before.chunks, after.chunks, strict=True))


def test_a_changed_or_moved_section_gets_a_new_chunk() -> None:
    before = MergedFindings.of(parts(DOCUMENT), [ALL[40]])
    [changed] = [part for part in before.chunks if part.placed is None]
    assert changed not in MergedFindings.of(parts(DOCUMENT), [ALL[41]], before).chunks
    moved = DOCUMENT.edited([(Span(0, 0), b"x = 1\n")])
    further = [findings(moved, default_selection())[40]]
    after = MergedFindings.of(parts(moved), further, before)
    assert changed not in after.chunks
    loose = [one.line for part in after.chunks if part.placed is None for one in part.findings]
    assert loose.count(203) == 2
