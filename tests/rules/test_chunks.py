"""The findings of a file, assembled from those of its sections."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.editing import Typist
from variorum.languages import language_named
from variorum.rules.registry import default_selection
from variorum.rules.engine import findings, findings_in_chunks
from variorum.rules.finding import Finding
from variorum.syntax.document import Document
from variorum.syntax.span import Span

PYTHON = language_named("python")
PART = "def half{0}(count):\n    spare = count\n    return count // 2\n\n\n"
MANY = "".join(PART.format(number) for number in range(60))


def parsed(text: str) -> Document:
    return Document.parse(text, PYTHON)


def found(document: Document) -> list[Finding]:
    return findings(document, default_selection())


def placed(document: Document) -> list[bool]:
    parts = findings_in_chunks(document, default_selection())
    return [part.placed is not None for part in parts]


def test_sections_of_a_valid_file_stay_whole() -> None:
    document = parsed(MANY)
    assert len(placed(document)) > 1
    assert all(placed(document))
    assert [one.line for one in found(document)] == [5 * number + 2 for number in range(60)]


def test_a_finding_of_the_file_opens_one_section() -> None:
    document = parsed("import os\n" + MANY)
    first, *others = placed(document)
    assert not first
    assert all(others)
    assert [one.rule for one in found(document)][:2] == ["unused-import", "unused-variable"]


@pytest.mark.parametrize("comment", ["  # noqa: F841", "  # variorum: ignore[unused-variable]"])
def test_a_suppressed_line_opens_one_section(comment: str) -> None:
    document = parsed(MANY.replace("spare = count\n", f"spare = count{comment}\n", 1))
    first, *others = placed(document)
    assert not first
    assert all(others)
    assert [one.line for one in found(document)] == [5 * number + 2 for number in range(1, 60)]


def test_a_comment_for_the_whole_file_suppresses_every_section() -> None:
    assert found(parsed("# variorum: ignore-file\n" + MANY)) == []


def test_moved_sections_stay_whole_and_have_their_new_place() -> None:
    before = parsed(MANY)
    found(before)
    after = before.edited([(Span(0, 0), b"# one\n# two\n")])
    assert all(placed(after)[1:])
    assert found(after) == found(parsed("# one\n# two\n" + MANY))
    # Findings published for the text before are unchanged.
    assert found(before) == found(parsed(MANY))


@settings(max_examples=40)
@given(st.randoms(use_true_random=False), st.sampled_from(["", "import os\n", "# variorum: ignore-file[dead-store]\n"]))
def test_after_any_edits_chunks_are_in_order_and_equal_those_of_a_fresh_file(random: Random, head: str) -> None:
    typist = Typist(head + MANY[:600], PYTHON, random)
    for _ in range(4):
        typist.step()
        document = typist.buffer.document
        assert document is not None
        together = [
            one for part in findings_in_chunks(document, default_selection()) for one in part.findings
        ]
        assert together == sorted(together, key=lambda one: (one.span, one.rule))
        assert together == found(Document.parse(document.text, PYTHON))
