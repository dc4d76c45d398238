"""What the checks of evaluations find, and that their fixes lose no word."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.responses.documents import RATED, document
from variorum.responses.document import parse_document
from variorum.responses.engine import document_findings
from variorum.responses.finding import ResponseFinding
from variorum.responses.template import evaluation_text, new_document
from variorum.rules.fixing import apply_edits
from variorum.syntax.source_text import SourceText


def findings(evaluation: str) -> list[ResponseFinding]:
    return list(document_findings(document(evaluation)))


def compared(justification: str, ranking: str = "+1") -> str:
    return (
        evaluation_text(True)
        .replace("[+2/+1/0/-1/-2]", ranking)
        .replace("**Justification**:", f"**Justification**: {justification}")
    )


def ids(evaluation: str) -> list[str]:
    return [finding.check for finding in findings(evaluation)]


def test_a_new_document_has_nothing_to_find() -> None:
    assert document_findings(new_document("p", "a", "b")) == ()


def test_everything_wrong_is_found_where_it_stands() -> None:
    text = document(RATED)
    found = [
        (text.encode()[one.span.start : one.span.end].decode(), one.check) for one in document_findings(text)
    ]
    assert found == [
        ("Edge cases", "wrong-dimension"),
        ("Fine.", "needless-explanation"),
        ("Sufficient", "label-mismatch"),
        *[("### Response B Analysis", "missing-section")] * 5,
        ("Error handling", "wrong-dimension"),
        ("It seems better.", "justification-lead"),
        ("seems better", "vague-phrase"),
    ]


@pytest.mark.parametrize(
    ("justification", "expected"),
    [
        ("Response A is better because it ends. B loops.", []),
        ("A is clearly superior: it ends. B loops.", []),
        ("I prefer Response A because it ends. B loops.", []),
        ("Response B is worse because it loops. A ends.", []),
        ("Response B is better because it ends. A loops.", ["justification-lead"]),
        ("Both are about equally good. They sort.", ["justification-lead"]),
        ("Both sort the rows. A ends.", ["justification-lead"]),
        ("Response A is better.", ["justification-length"]),
        ("Response A is better. Two. Three. Four. Five.", ["justification-length"]),
        ("", []),
    ],
)
def test_a_justification_leads_with_a_conclusion_that_fits_the_ranking(
    justification: str, expected: list[str]
) -> None:
    assert ids(compared(justification)) == expected


def test_a_move_keeps_every_word_and_takes_the_dash_with_the_only_sentence() -> None:
    text = SourceText.of(document(RATED))
    first, second = (one for one in document_findings(str(text)) if one.check == "wrong-dimension")
    assert first.fix is not None
    assert second.fix is not None
    moved = str(apply_edits(text, [*first.fix.edits, *second.fix.edits]))
    assert "**Technical Accuracy**: 2 - The sum is off.\n" in moved
    assert "**Completeness & Focus**: 2 - It is\nverbose. Edge cases are ignored.\n" in moved
    assert "**Technical Accuracy**: [1]\n" in moved


def test_a_section_is_inserted_in_the_line_ends_of_the_document() -> None:
    text = document(RATED).replace("\n", "\r\n").split("### Response B")[0]
    (gap,) = (one for one in document_findings(text) if "Response B Analysis" in one.message)
    assert gap.fix is not None
    after = str(apply_edits(SourceText.of(text), gap.fix.edits))
    assert "\n" not in after.replace("\r\n", "")
    assert parse_document(after).problems == ()


def test_nothing_is_inserted_behind_an_open_fence() -> None:
    (gap,) = (
        one
        for one in document_findings("# Prompt\n\np\n\n# Response A\n\n```python\nx = 1\n")
        if one.check == "missing-section"
    )
    assert gap.fix is None


def words(text: SourceText) -> list[bytes]:
    return sorted(re.findall(rb"[^\W_]+", text.data))


PIECES = [
    *document(RATED).splitlines(keepends=True),
    "\r\n",
    "```\n",
    "> quoted\n",
    "\ufeff",
    "שלום 🙂 edge cases. ",
    "3",
]


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=6), max_size=25).map("".join), st.booleans())
def test_a_fix_keeps_every_byte_outside_its_edits_and_touches_no_answer(noise: str, crlf: bool) -> None:
    text = SourceText.of((document(RATED) + noise).replace("\n", "\r\n" if crlf else "\n"))
    before = parse_document(str(text))
    for finding in document_findings(str(text)):
        if finding.fix is None:
            continue
        edits = sorted(finding.fix.edits, key=lambda edit: edit.span)
        for one, other in pairwise(edits):
            assert one.span.end <= other.span.start
        after = apply_edits(text, edits)
        kept, position = b"", 0
        for edit in edits:
            kept += text.data[position : edit.span.start]
            position = edit.span.end
        kept += text.data[position:]
        assert len(after.data) == len(kept) + sum(len(edit.text.encode()) for edit in edits)
        mended = parse_document(str(after))
        if before.prompt is not None and mended.prompt is not None:
            assert mended.prompt.text == before.prompt.text
        for name, section in before.answers.items():
            assert mended.answers[name].text == section.text
        if finding.check == "wrong-dimension":
            assert words(after) == words(text)
