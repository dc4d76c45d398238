"""Response documents as rows of a data set, and rows as documents, without loss either way.

A row is a JSON object with `prompt`, `a`, and optionally `b`, `results` and `language`. All its other fields
travel in the front matter. What a grader wrote comes back as `evaluation`; a document that people laid out in
a way of their own brings its whole text along as `document`. An evaluation alone, without prompt and answers, is a row
of `evaluation` and `document`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from variorum.responses.document import ResponseDocument, parse_document
from variorum.responses.evaluation import Analysis, Evaluation, points_of
from variorum.responses.grading import values_of
from variorum.responses.template import EVALUATION_HEADING, evaluation_text, new_document
from variorum.syntax.source_text import decode, encode

_TEXTS: Final = ("prompt", "a", "b", "results")
_FRONT_MATTER_KEY: Final = "row"
# The front matter is YAML for people; a row with more than this beside its texts belongs elsewhere.
_MOST_OTHER: Final = 200_000
_PLAIN_SCALAR: Final = re.compile(r"[A-Za-z][\w+.-]*", re.ASCII)


class RowError(ValueError):
    """A row or a document that cannot be converted; the message says what is missing and where."""


def document_of_row(row: Mapping[str, Any]) -> str:
    """The response document of a row. Raises `RowError`."""
    if isinstance(row.get("document"), str):
        return str(row["document"])
    check_row(row)
    evaluation = _written(row)
    held = {key for key in _TEXTS if isinstance(row.get(key), str)}
    # Texts leave their place behind, so that the fields come back in their order.
    kept = {key: None if key in held else value for key, value in row.items()}
    if evaluation is not None:
        del kept["evaluation"]
    other = json.dumps(kept)
    if len(other) > _MOST_OTHER:
        raise RowError(
            f"the fields beside the texts take {len(other):,} characters; at most {_MOST_OTHER:,} fit"
        )
    settings = {}
    language = row.get("language")
    if isinstance(language, str) and _PLAIN_SCALAR.fullmatch(language):
        settings["language"] = f'"{language}"'
    settings[_FRONT_MATTER_KEY] = "'" + other.replace("'", "''") + "'"
    return new_document(
        row["prompt"],
        row["a"],
        row.get("b"),
        results=row["results"] if "results" in held else None,
        settings=settings,
        evaluation=evaluation,
    )


def row_of_document(text: str) -> dict[str, Any]:
    """The row of a response document. Raises `RowError` where it has a part, and no prompt or no answer A."""
    document = parse_document(text)
    if document.evaluation is not None and not document.has_texts:
        return {
            **_other_fields(document),
            **_named(document),
            "evaluation": grades_of(document.evaluation),
            "document": text,
        }
    if document.prompt is None or "A" not in document.answers:
        missing = "`# Prompt`" if document.prompt is None else "`# Response A`"
        raise RowError(f"the section {missing} is missing")
    row = _other_fields(document)
    row["prompt"] = document.prompt.text
    row |= {name.lower(): section.text for name, section in sorted(document.answers.items())}
    if document.results is not None:
        row["results"] = document.results.text
    row |= _named(document)
    written = _evaluation_in(text, document.evaluation)
    if document.evaluation is not None and written not in (None, evaluation_text("B" in document.answers)):
        if row.get("evaluation") is not None:
            raise RowError(
                "the row has a field `evaluation` of its own; rename that, and import the row again"
            )
        row["evaluation"] = {"text": written, **grades_of(document.evaluation)}
    if document_or_none(row) != text:
        row["document"] = text
    return row


def graded_fields_of(text: str) -> dict[str, Any]:
    """The row of a response document with its evaluation, even if nobody has written in there. Raises `RowError`."""
    row = row_of_document(text)
    evaluation = parse_document(text).evaluation
    if "evaluation" not in row and evaluation is not None:
        row["evaluation"] = grades_of(evaluation)
    return row


def check_row(row: Mapping[str, Any]) -> None:
    """Raises `RowError` unless the row has a prompt and one or two answers, all of them texts."""
    for name in ("prompt", "a"):
        if not isinstance(row.get(name), str):
            raise RowError(f"the field `{name}` must be a text")
    if not isinstance(row.get("b", ""), str):
        raise RowError("the field `b` must be a text, or be left out")


def document_or_none(row: Mapping[str, Any]) -> str | None:
    """The document of a row; None for a row that makes none."""
    try:
        return document_of_row(row)
    except RowError:
        return None


def grades_of(evaluation: Evaluation) -> dict[str, Any]:
    """What an evaluation says, as fields: ratings and label of each answer, preference, justification."""
    fields: dict[str, Any] = {
        answer.lower(): _grade(analysis) for answer, analysis in sorted(evaluation.analyses.items())
    }
    if evaluation.summary is not None and evaluation.summary.text:
        fields["summary"] = evaluation.summary.text
    if evaluation.ranking is not None:
        fields["preference"] = evaluation.ranking.value
        fields["preference_is_draft"] = evaluation.ranking.draft is not None
    if evaluation.justification is not None:
        fields["justification"] = evaluation.justification.text
    if evaluation.differences is not None:
        fields["differentiators"] = list(evaluation.differentiators)
    return fields


def _grade(analysis: Analysis) -> dict[str, Any]:
    explained = {
        name: one.explanation for name, one in analysis.ratings.items() if one.value and one.explanation
    }
    label = analysis.overall.label if analysis.overall else None
    drafts = [name for name, one in analysis.ratings.items() if one.draft is not None]
    points = {
        name: list(points_of(passage))
        for name, passage in (("strengths", analysis.strengths), ("weaknesses", analysis.weaknesses))
        if passage is not None
    }
    return {
        "ratings": values_of(analysis),
        "explanations": explained,
        "label": label,
        "drafts": drafts,
        **points,
    }


def _named(document: ResponseDocument) -> dict[str, str]:
    """What people write into the front matter beside the kind of the document."""
    return {key: document.settings[key] for key in ("language", "judge") if key in document.settings}


def _other_fields(document: ResponseDocument) -> dict[str, Any]:
    try:
        fields = json.loads(document.settings.get(_FRONT_MATTER_KEY, "{}"))
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise RowError("`row` in the front matter has to be a JSON object on one line")
    return fields


def _written(row: Mapping[str, Any]) -> str | None:
    evaluation = row.get("evaluation")
    text = evaluation.get("text") if isinstance(evaluation, Mapping) else None
    return text if isinstance(text, str) else None


def _evaluation_in(text: str, evaluation: Evaluation | None) -> str | None:
    """What stands under the heading of the evaluation; to the end where it is the heading of new documents."""
    if evaluation is None:
        return None
    data = encode(text)
    rest = decode(data[evaluation.heading.start :])
    if rest.startswith(EVALUATION_HEADING):
        return rest.removeprefix(EVALUATION_HEADING)
    return decode(data[evaluation.span.start : evaluation.span.end])
