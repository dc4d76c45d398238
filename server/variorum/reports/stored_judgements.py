"""Converts stored judgements of models and people to the form that reports show."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.grading.human_judgement import HumanJudgement
from variorum.grading.model_record import MarkedField, ModelRecord
from variorum.grading.rubric import Rubric, UnscoredError
from variorum.grading.staleness import changed_since
from variorum.reports.report_data import StoredJudge
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span
from variorum.translation.score import Evidence, Field, Judgement

_NO_TOTAL = "its fields are not those of the rubric as it is now"


def stored_judges(
    stored: Iterable[tuple[HumanJudgement | ModelRecord, Rubric | None]], source: Document, target: Document
) -> tuple[StoredJudge, ...]:
    """Returns all stored judgements: models before people, the latest first."""
    ordered = sorted(stored, key=lambda one: one[0].time, reverse=True)
    found = [
        by_model(one, rubric, source, target)
        if isinstance(one, ModelRecord)
        else by_person(one, rubric, source, target)
        for one, rubric in ordered
    ]
    return tuple(sorted(found, key=lambda one: not one.is_model))


def by_model(record: ModelRecord, rubric: Rubric | None, source: Document, target: Document) -> StoredJudge:
    """Returns a model's stored judgement, compared with the current texts."""
    stale = changed_since(record, str(source.text), str(target.text), rubric)
    weights = _weights(rubric)
    fields = {
        name: Field(field.value, weights.get(name, 0.0), _said(field, source.text, target.text, bool(stale)))
        for name, field in record.fields.items()
    }
    j = record.j(rubric) if rubric else None
    reason = None if j is not None else _NO_TOTAL
    return StoredJudge(Judgement(record.model, fields, j, reason), stale, _model_facts(record), is_model=True)


def by_person(
    stored: HumanJudgement, rubric: Rubric | None, source: Document, target: Document
) -> StoredJudge:
    """Returns a person's stored judgement, compared with the current texts."""
    weights = _weights(rubric)
    fields = {name: Field(value, weights.get(name, 0.0)) for name, value in stored.values.items()}
    stale = changed_since(stored, str(source.text), str(target.text), rubric)
    try:
        j = rubric.total(stored.values) if rubric else None
    except UnscoredError:
        j = None
    reason = None if j is not None else _NO_TOTAL
    facts = f"rubric {stored.rubric} {stored.rubric_version}, {stored.time}"
    note = f", note: {' '.join(stored.note.split())}" if stored.note else ""
    return StoredJudge(Judgement(stored.rater, fields, j, reason), stale, facts + note, is_model=False)


def _weights(rubric: Rubric | None) -> dict[str, float]:
    if rubric is None:
        return {}
    return {dimension.id: dimension.weight or 0.0 for dimension in rubric.dimensions}


def _said(field: MarkedField, source: SourceText, target: SourceText, is_stale: bool) -> tuple[Evidence, ...]:
    """Returns the model's justification of a field. Omits line references if the text has changed."""
    if not field.rationale:
        return ()
    if is_stale:
        return (Evidence(field.rationale),)
    return (
        Evidence(
            field.rationale,
            _line(source, field.source_lines),
            _line(target, field.target_lines),
        ),
    )


def _line(text: SourceText, lines: tuple[int, ...]) -> Span | None:
    first = next((line for line in lines if line <= len(text.line_starts)), None)
    return None if first is None else text.line_span(first - 1)


def _model_facts(record: ModelRecord) -> str:
    row = record.row
    words = [f"rubric {record.rubric} {record.rubric_version}", record.time]
    usage = row.get("usage")
    if isinstance(usage, dict):
        words.append(f"{sum(one for one in usage.values() if type(one) is int)} tokens")
    if isinstance(row.get("cost"), int | float):
        words.append(f"cost {row['cost']:.4f}")
    if isinstance(row.get("latency"), int | float):
        words.append(f"{row['latency']:.1f} s")
    return ", ".join(words)
