"""Drafts open ratings from the text checks, each marked as a draft."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from variorum.responses.assist.model_drafts import JudgedAnswer, Mark, whole_analysis
from variorum.responses.check import Violation
from variorum.responses.document import ResponseDocument
from variorum.responses.engine import language_of
from variorum.responses.evaluation import DRAFT_MARK
from variorum.responses.text_grade import TextGrade, grade_text
from variorum.rules.finding import Edit, Fix

_MOST_NAMED: Final = 2


def text_grades(document: ResponseDocument) -> Mapping[str, TextGrade]:
    """Returns what the text checks prove about each answer of a document."""
    prompt = document.prompt.text if document.prompt else ""
    language = language_of(document)
    return {name: grade_text(prompt, section.text, language) for name, section in document.answers.items()}


def text_draft(document: ResponseDocument) -> Fix | None:
    """Returns the fix that fills open ratings from the text checks; None if there is nothing to fill in.

    Ratings that are written stay, and a dimension that text cannot judge stays open.
    """
    edits = tuple(_edits(document))
    return Fix("Score without a model", edits, is_safe=False) if edits else None


def _edits(document: ResponseDocument) -> Iterator[Edit]:
    if document.evaluation is None:
        return
    grades = text_grades(document)
    for answer, analysis in document.evaluation.analyses.items():
        grade = grades.get(answer)
        if grade is None:
            continue
        if analysis.placeholder is not None and grade.ratings:
            marks = {
                name: Mark(value, _explanation(grade.evidence[name])) for name, value in grade.ratings.items()
            }
            yield Edit(analysis.placeholder, whole_analysis(JudgedAnswer(marks), document.line_end))
        for dimension, value in grade.ratings.items():
            rating = analysis.ratings.get(dimension)
            is_open = rating is not None and rating.value is None and rating.explanation[:1] in ("", "[")
            if rating is not None and is_open:
                lead = "" if rating.value_span.end > rating.value_span.start else " "
                words = _explanation(grade.evidence[dimension])
                yield Edit(rating.value_span, f"{lead}{value} - {DRAFT_MARK} {words}")


def _explanation(violations: tuple[Violation, ...]) -> str:
    """Returns the first findings on one line, as a sentence."""
    named = "; ".join(" ".join(violation.message.split()) for violation in violations[:_MOST_NAMED])
    more = len(violations) - _MOST_NAMED
    text = f"{named}; and {more} more" if more > 0 else named
    return f"{text[:1].upper()}{text[1:]}."
