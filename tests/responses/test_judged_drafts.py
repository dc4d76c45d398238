"""What a model proposes becomes a draft in the document, and nothing else in the document changes."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from variorum.responses.assist.judged import contest_of, materials_of
from variorum.responses.assist.judged_drafts import (
    JudgedAnswer,
    JudgedComparison,
    Mark,
    comparison_draft,
    is_comparison_open,
    judged_draft,
    plain_words,
)
from variorum.responses.dimensions import TITLES
from variorum.responses.document import ResponseDocument, parse_document
from variorum.responses.engine import document_findings
from variorum.responses.label import overall_label
from variorum.responses.template import new_document
from variorum.rules.finding import Fix
from variorum.syntax.source_text import SourceText, encode

WORDS = st.text(max_size=60) | st.sampled_from(
    [
        "**Safety**: 3",
        "(draft) fine",
        "[x](http://y)",
        "<img src=x>",
        "a\n# Evaluation\nb",
        "https://evil.example www.evil.example a@evil.example",
        "🙂 א \r\n",
    ]
)
MARKS = st.fixed_dictionaries({name: st.builds(Mark, st.integers(1, 3), WORDS) for name in TITLES})
JUDGED = st.builds(
    JudgedAnswer,
    MARKS,
    st.fixed_dictionaries(
        {},
        optional={
            "prompt_summary": st.tuples(WORDS),
            "strengths": st.lists(WORDS, max_size=3).map(tuple),
            "weaknesses": st.lists(WORDS, max_size=3).map(tuple),
        },
    ),
)
COMPARISONS = st.builds(JudgedComparison, st.integers(-2, 2), WORDS, st.lists(WORDS, max_size=3))
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


@given(a=BODIES, b=BODIES, judged=JUDGED, comparison=COMPARISONS, crlf=st.booleans())
def test_a_draft_keeps_every_byte_outside_its_edits(
    a: str, b: str, judged: JudgedAnswer, comparison: JudgedComparison, crlf: bool
) -> None:
    marks = judged.marks
    text = new_document("p", a, b)
    if crlf:
        text = re.sub(r"\r?\n", "\r\n", text)
    before = parse_document(text)
    fix = judged_draft(before, {"A": judged, "B": judged}, comparison)
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
        assert analysis.overall is not None
        assert analysis.overall.draft is not None
        label = overall_label({name: mark.value for name, mark in marks.items()})
        assert analysis.overall.label == label
        points = [plain_words(one) for one in judged.texts.get("strengths", ())]
        assert (analysis.strengths is not None) == any(points)
    assert document.problems == before.problems
    assert document.evaluation.ranking is not None
    assert document.evaluation.ranking.value == comparison.preference
    if crlf:
        assert not re.search(r"(?<!\r)\n", written)
    position = 0
    for kept in outside(text, fix):
        position = encode(written).index(kept, position) + len(kept)


@given(preference=st.integers(-2, 2), a=BODIES)
def test_a_ranking_is_a_draft_and_nothing_else_changes(preference: int, a: str) -> None:
    text = new_document("p", a, "b")
    fix = comparison_draft(parse_document(text), JudgedComparison(preference))
    assert fix is not None
    document = parse_document(after(text, fix))
    assert document.evaluation is not None
    assert document.evaluation.ranking is not None
    assert document.evaluation.ranking.value == preference
    assert document.evaluation.ranking.draft is not None
    assert comparison_draft(document, JudgedComparison(preference)) is None


@given(WORDS)
def test_a_models_words_neither_link_nor_embed(words: str) -> None:
    assert not re.search(r"[\[\]<>\r\n]|\*\*|://|www\.|\w@\w", plain_words(words), re.IGNORECASE)


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


FULL = JudgedAnswer(
    {**dict.fromkeys(TITLES, Mark(3, "")), "safety": Mark(2, "The input is unchecked.")},
    {"prompt_summary": ("Sort rows.",), "strengths": ("Short.", "Typed."), "weaknesses": ("Unchecked.",)},
)
BETTER = JudgedComparison(
    1, "Response A is better because it sorts. Response B prints instead.", ("A sorts.", "B prints.")
)


def test_the_whole_evaluation_is_drafted() -> None:
    text = new_document("Sort.", "`sorted`", "`print`")
    fix = judged_draft(parse_document(text), {"A": FULL, "B": FULL}, BETTER)
    assert fix is not None
    written = after(text, fix)
    assert "### Prompt Summary\n(draft) Sort rows.\n" in written
    assert (
        "**Overall Quality**: Discrete (draft)\n\n**Strengths**: (draft)\n- Short.\n- Typed.\n\n"
        "**Weaknesses**: (draft)\n- Unchecked.\n"
    ) in written
    assert "**Preference Ranking**: +1 (draft)\n\n**Justification**: (draft) Response A is better" in written
    assert "**Key Differentiators**: (draft)\n- A sorts.\n- B prints.\n" in written
    assert not is_comparison_open(parse_document(written))
    assert judged_draft(parse_document(written), {"A": FULL, "B": FULL}, BETTER) is None


def test_every_draft_can_be_accepted_and_nothing_else_is_left() -> None:
    text = new_document("Sort.", "`sorted`", "`print`")
    fix = judged_draft(parse_document(text), {"A": FULL, "B": FULL}, BETTER)
    assert fix is not None
    text = after(text, fix)
    fixes = [one.fix for one in document_findings(text) if one.check == "unaccepted-draft"]
    assert len(fixes) == 2 * (6 + 3) + 4
    for _ in fixes:
        mended = next(one.fix for one in document_findings(text) if one.check == "unaccepted-draft")
        assert mended is not None
        text = after(text, mended)
    assert "(draft)" not in text
    assert not re.search(r"[ \t]+$", text, re.MULTILINE)
    evaluation = parse_document(text).evaluation
    assert evaluation is not None
    assert evaluation.differentiators == ("A sorts.", "B prints.")
    assert [one.check for one in document_findings(text)] == ["ranking-mismatch"]


def test_a_placeholder_for_an_analysis_becomes_the_whole_of_it() -> None:
    text = new_document("Sort.", "`sorted`", "`print`")
    head, _, rest = text.partition("### Response B Analysis\n\n")
    open_comparison = rest[rest.index("### Comparative") :]
    text = f"{head}### Response B Analysis\n[Same structure as Response A]\n\n{open_comparison}"
    fix = judged_draft(parse_document(text), {"B": FULL})
    assert fix is not None
    document = parse_document(after(text, fix))
    assert document.problems == ()
    assert document.evaluation is not None
    analysis = document.evaluation.analyses["B"]
    assert [one.value for one in analysis.ratings.values()] == [3, 3, 3, 3, 3, 2]
    assert analysis.overall is not None
    assert analysis.overall.label == "Discrete"


def test_the_label_counts_what_a_person_rated() -> None:
    text = new_document("Sort.", "`sorted`").replace("**Safety**: [3/2/1]", "**Safety**: 1 - Deletes files.")
    fix = judged_draft(parse_document(text), {"A": FULL})
    assert fix is not None
    assert "**Overall Quality**: Inadequate (draft)" in after(text, fix)


def test_words_for_another_ranking_than_the_written_one_are_left_out() -> None:
    text = new_document("Sort.", "`sorted`", "`print`").replace("[+2/+1/0/-1/-2]", "-2")
    assert comparison_draft(parse_document(text), BETTER) is None
    same = comparison_draft(parse_document(text.replace("**: -2", "**: +1")), BETTER)
    assert same is not None
    assert len(same.edits) == 2


def test_a_contest_carries_the_ratings_of_both_answers() -> None:
    text = new_document("Sort.", "`sorted`", "`print`").replace(
        "**Safety**: [3/2/1]", "**Safety**: 1 - Bad.", 1
    )
    contest = contest_of(parse_document(text), {"B": FULL})
    assert contest is not None
    assert contest.first_ratings == "Safety: 1 - Bad.\n"
    assert "Safety: 2 - The input is unchecked.\nOverall: Discrete\n" in contest.second_ratings
    assert contest.swapped().first_ratings == contest.second_ratings
