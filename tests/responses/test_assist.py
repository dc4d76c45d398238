"""Completion, hover, live labels and drafts, as a grader meets them."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema

from variorum.judging.rubrics import load_rubric
from variorum.languages import language_ids
from variorum.responses.assist.completion import suggestions
from variorum.responses.assist.drafting import text_draft
from variorum.responses.assist.front_matter import KEYS
from variorum.responses.assist.hover import explanation_at, finding_text
from variorum.responses.assist.suggestion import Suggestion
from variorum.responses.assist.summary import label_fixes, summary_of
from variorum.responses.dimensions import TITLES
from variorum.responses.document import parse_document
from variorum.responses.engine import document_findings
from variorum.responses.template import new_document
from variorum.rules.fixing import apply_edits
from variorum.syntax.source_text import SourceText

RUBRIC = load_rubric("response")
NEW = new_document(
    "Write a Python function.", "Great question!\n\n```java\nclass A { int f( { } }\n```", "`x = 1`"
)


def rated(text: str, answer: str, *values: int) -> str:
    """The document with the ratings of an answer filled in."""
    head, mark, rest = text.partition(f"### Response {answer} Analysis")
    for value in values:
        rest = rest.replace("[3/2/1]", f"{value} - why" if value < 3 else "3", 1)
    return head + mark + rest


def at(text: str, cursor: str) -> tuple[Suggestion, ...]:
    """The suggestions where `‸` stands in `cursor`, a piece of the document that takes the place of its text."""
    before = text.replace(cursor.replace("‸", ""), cursor, 1)
    offset = before.encode().index("‸".encode())
    clean = before.replace("‸", "")
    return suggestions(SourceText.of(clean), parse_document(clean), offset, RUBRIC)


def accepted(text: str, suggestion: Suggestion) -> str:
    return str(apply_edits(SourceText.of(text), [suggestion.edit]))


def test_a_rating_is_offered_with_the_words_of_its_level() -> None:
    found = at(NEW, "**Safety**: ‸[3/2/1]")
    assert [one.label for one in found] == ["3", "2", "1"]
    assert found[2].detail == RUBRIC.dimension("safety").level(1).means
    assert accepted(NEW, found[1]).count("**Safety**: 2\n") == 1


def test_labels_are_offered_and_the_computed_one_is_preferred() -> None:
    text = rated(NEW, "A", 3, 2, 2, 2, 3, 3)
    found = at(text, "**Overall Quality**: ‸[Excellent")
    assert [one.label for one in found if one.is_preferred] == ["Sufficient"]
    assert len(found) == 5


def test_rankings_missing_dimensions_and_headings_are_offered_where_they_belong() -> None:
    assert [one.label for one in at(NEW, "**Preference Ranking**: ‸[+2")] == ["+2", "+1", "0", "-1", "-2"]
    text = NEW.replace("**Code Quality**: [3/2/1]\n", "**Co\n", 1)
    offered = at(text, "**Co‸\n")
    assert [one.label for one in offered] == ["Code Quality"]
    assert "\n**Code Quality**: \n" in accepted(text, offered[0])
    text = NEW.replace("### Comparative Analysis", "###")
    assert [one.label for one in at(text, "\n###‸\n")] == ["Comparative Analysis"]


def test_the_front_matter_has_its_keys_and_values() -> None:
    assert [one.label for one in at(NEW, "---\nvariorum: ‸response")] == ["response"]
    text = NEW.replace("variorum: response\n", "variorum: response\nlang\nlanguage: ru\n")
    assert [one.label for one in at(text, "\nlang‸\n")] == ["judge"]
    assert [one.label for one in at(text.replace("language: ru\n", ""), "\nlang‸\n")] == ["language", "judge"]
    rust = next(one for one in at(text, "language: ru‸\n") if one.label == "rust")
    assert "language: rust\n" in accepted(text, rust)
    assert at(text, "# Pro‸mpt") == ()


def test_the_schema_of_the_front_matter_says_the_same() -> None:
    path = Path(__file__).parents[2] / "client-vscode/schemas/front-matter.schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    described = {key: value["description"] for key, value in schema["properties"].items() if key != "row"}
    assert described == KEYS
    assert schema["properties"]["language"]["examples"] == list(language_ids())


def test_nothing_is_offered_in_the_prompt_the_answers_or_an_explanation() -> None:
    assert at(NEW, "Great‸ question") == ()
    text = rated(NEW, "A", 2)
    assert at(text, "- why‸") == ()


def test_hover_shows_the_levels_and_marks_the_chosen_one() -> None:
    text = rated(NEW, "A", 2)
    document = parse_document(text)
    shown = explanation_at(document, text.encode().index(b"- why"), RUBRIC)
    assert shown is not None
    levels = RUBRIC.dimension("requirements_compliance").levels
    assert f"- **2: {levels[1].means}**" in shown.markdown
    assert f"- 3: {levels[0].means}" in shown.markdown
    ranking = explanation_at(document, text.encode().index(b"[+2/"), RUBRIC)
    assert ranking is not None
    assert "+2: Answer A is far better" in ranking.markdown
    overall = explanation_at(document, text.encode().index(b"[Excellent"), RUBRIC)
    assert overall is not None
    assert "1 of 6 dimensions are rated" in overall.markdown
    assert explanation_at(document, 0, RUBRIC) is None


def test_hover_on_a_finding_says_why_it_was_made() -> None:
    finding = next(one for one in document_findings(NEW) if one.check == "pleasantry")
    assert "Presentation & Clarity" in finding_text(finding)


def test_the_label_is_computed_live() -> None:
    assert summary_of(parse_document(NEW)).answers[0].title == "Overall: open, 0 of 6 rated"
    text = rated(rated(NEW, "A", 3, 2, 2, 2, 3, 3), "B", 1, 1, 3, 3, 3, 3)
    summary = summary_of(parse_document(text))
    assert [one.title for one in summary.answers] == [
        "Overall: Sufficient, 3 minor",
        "Overall: Unacceptable, 2 major",
    ]
    assert summary.comparison_title == "The ratings favour A; ranking: open"
    assert summary_of(parse_document("")).answers == ()


def test_the_computed_label_can_be_set() -> None:
    text = rated(NEW, "A", 3, 3, 3, 3, 3, 3)
    (fix,) = label_fixes(parse_document(text))
    assert fix.title == "Set the overall quality of A to Excellent"
    after = str(apply_edits(SourceText.of(text), fix.edits))
    assert list(label_fixes(parse_document(after))) == []
    assert "**Overall Quality**: Excellent\n" in after


def test_a_draft_fills_what_text_proves_and_is_marked_until_accepted() -> None:
    text = rated(NEW, "A", 3)
    fix = text_draft(parse_document(text))
    assert fix is not None
    drafted = str(apply_edits(SourceText.of(text), fix.edits))
    analysis = parse_document(drafted).evaluation.analyses["A"]  # type: ignore[union-attr]
    values = {name: rating.value for name, rating in analysis.ratings.items()}
    # The rating that the grader wrote stays, though the answer is in the wrong language.
    assert values == {
        **dict.fromkeys(TITLES),
        "requirements_compliance": 3,
        "technical_accuracy": 1,
        "presentation_clarity": 2,
    }
    drafts = [one for one in document_findings(drafted) if one.check == "unaccepted-draft"]
    assert len(drafts) == 2
    assert drafts[0].fix is not None
    after = str(apply_edits(SourceText.of(drafted), drafts[0].fix.edits))
    assert "**Technical Accuracy**: 1 - This Java code does not parse" in after
    assert text_draft(parse_document(drafted)) is None
