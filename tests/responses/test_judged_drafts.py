"""What a model proposes becomes a draft in the document, and nothing else in the document changes."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from variorum.responses.assist.judged import (
    Mark,
    contest_of,
    judged_draft,
    materials_of,
    plain_words,
    ranking_draft,
)
from variorum.responses.dimensions import TITLES
from variorum.responses.document import ResponseDocument, parse_document
from variorum.responses.template import new_document
from variorum.rules.finding import Fix
from variorum.syntax.text import SourceText, encode

WORDS = st.text(max_size=60) | st.sampled_from(
    ["**Safety**: 3", "(draft) fine", "[x](http://y)", "<img src=x>", "a\n# Evaluation\nb", "🙂 א \r\n"]
)
MARKS = st.fixed_dictionaries({name: st.builds(Mark, st.integers(1, 3), WORDS) for name in TITLES})
BODIES = st.text(alphabet="`~#\r\n ab*", max_size=60)


def after(text: str, fix: Fix) -> str:
    data = SourceText.of(text).data
    for edit in sorted(fix.edits, key=lambda one: one.span, reverse=True):
        data = data[: edit.span.start] + encode(edit.text) + data[edit.span.end :]
    return data.decode("utf-8", "surrogatepass")


def outside(text: str, fix: Fix) -> list[bytes]:
    """The bytes between the edits."""
    data, position, kept = SourceText.of(text).data, 0, []
    for edit in sorted(fix.edits, key=lambda one: one.span):
        kept.append(data[position : edit.span.start])
        position = edit.span.end
    return [*kept, data[position:]]


def texts(document: ResponseDocument) -> list[str]:
    return [document.prompt.text if document.prompt else "", *(one.text for one in document.answers.values())]


@given(a=BODIES, b=BODIES, marks=MARKS, crlf=st.booleans())
def test_a_draft_keeps_every_byte_outside_its_edits(
    a: str, b: str, marks: dict[str, Mark], crlf: bool
) -> None:
    text = new_document("p", a, b)
    if crlf:
        text = re.sub(r"\r?\n", "\r\n", text)
    before = parse_document(text)
    fix = judged_draft(before, {"A": marks, "B": marks})
    assert fix is not None
    written = after(text, fix)
    document = parse_document(written)
    assert texts(document) == texts(before)
    assert document.evaluation is not None
    for analysis in document.evaluation.analyses.values():
        assert {name: one.value for name, one in analysis.ratings.items()} == {
            name: mark.value for name, mark in marks.items()
        }
        assert all(one.draft is not None for one in analysis.ratings.values())
    position = 0
    for kept in outside(text, fix):
        position = encode(written).index(kept, position) + len(kept)


@given(preference=st.integers(-2, 2), a=BODIES)
def test_a_ranking_is_a_draft_and_nothing_else_changes(preference: int, a: str) -> None:
    text = new_document("p", a, "b")
    fix = ranking_draft(parse_document(text), preference)
    assert fix is not None
    document = parse_document(after(text, fix))
    assert document.evaluation is not None
    assert document.evaluation.ranking is not None
    assert document.evaluation.ranking.value == preference
    assert document.evaluation.ranking.draft is not None
    assert ranking_draft(document, preference) is None


@given(WORDS)
def test_a_models_words_neither_link_nor_embed(words: str) -> None:
    assert not re.search(r"[\[\]<>\r\n]|\*\*", plain_words(words))


def test_a_judge_gets_each_answer_with_what_was_found_and_measured() -> None:
    document = parse_document(new_document("p", "Great question! Yes.", "no", results="1 failed"))
    materials = materials_of(document)
    assert (materials["A"].source, materials["B"].target) == ("p", "no")
    assert "pleasantry" in materials["A"].evidence
    assert "1 failed" in materials["B"].evidence
    contest = contest_of(document)
    assert contest is not None
    assert (contest.first, contest.second) == ("Great question! Yes.", "no")
    assert contest_of(parse_document(new_document("p", "only one"))) is None
