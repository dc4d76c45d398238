"""Completion in a response document: keys of the front matter; ratings, labels, rankings and headings of the evaluation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from variorum.judging.rubric import Rubric
from variorum.responses.assist.front_matter import front_matter_suggestions
from variorum.responses.assist.suggestion import Suggestion
from variorum.responses.dimensions import TITLES
from variorum.responses.document import ResponseDocument
from variorum.responses.evaluation import Analysis, Evaluation
from variorum.responses.grading import values_of
from variorum.responses.label import LABELS, overall_label
from variorum.rules.finding import Edit
from variorum.syntax.source_text import SourceText, decode
from variorum.syntax.span import Span

_FIELD: Final = re.compile(rb"[ \t]*\*\*([^*\r\n]+?)(?::\*\*|\*\*[ \t]*:)[ \t]*(\[[^\]\r\n]*\]?|[^\s\[]*)")
_NAME: Final = re.compile(rb"[ \t]*+(\*{0,2}[\w &]*)\Z")
_HEADING: Final = re.compile(rb"(#{1,6}[ \t]*+[\w &]*)\Z")
_BY_TITLE: Final = {title.casefold(): name for name, title in TITLES.items()}
_OVERALL, _RANKING = "overall quality", "preference ranking"


def suggestions(
    text: SourceText, document: ResponseDocument, offset: int, rubric: Rubric
) -> tuple[Suggestion, ...]:
    """What can be written at a byte offset. Nothing outside the front matter and the evaluation.

    `rubric` is the response rubric: its texts are the details.
    """
    evaluation = document.evaluation
    if evaluation is None or offset < evaluation.heading.end:
        return front_matter_suggestions(text, offset)
    line = text.line_at(offset)
    start = text.line_span(line).start
    content = text.line_content(line)
    field = _FIELD.match(content)
    if field is not None:
        value = Span(start + field.start(2), start + field.end(2))
        name = decode(field[1]).strip().casefold()
        return (
            tuple(_values(name, value, _analysis_at(evaluation, offset), rubric))
            if value.start <= offset <= value.end
            else ()
        )
    before = content[: offset - start]
    heading, name_match = _HEADING.fullmatch(before), _NAME.fullmatch(before)
    if heading is not None:
        return tuple(_headings(document, evaluation, Span(start, offset)))
    analysis = _analysis_at(evaluation, offset)
    if name_match is not None and analysis is not None:
        return tuple(_fields(analysis, Span(start + name_match.start(1), offset)))
    return ()


def _values(name: str, value: Span, analysis: Analysis | None, rubric: Rubric) -> Iterator[Suggestion]:
    dimension = _BY_TITLE.get(name)
    if dimension is not None:
        levels = rubric.dimension(dimension).levels
        for level in levels:
            yield Suggestion(f"{level.value:g}", level.means, Edit(value, f"{level.value:g}"))
    elif name == _OVERALL:
        ratings = values_of(analysis) if analysis else {}
        computed = overall_label(ratings) if len(ratings) == len(TITLES) else None
        means = {rule.label: rule.means for rule in rubric.labels}
        for label in LABELS:
            yield Suggestion(label, means[label], Edit(value, label), is_preferred=label == computed)
    elif name == _RANKING:
        for preference in rubric.preferences:
            written = f"{preference.value:+g}" if preference.value else "0"
            yield Suggestion(written, preference.means, Edit(value, written))


def _fields(analysis: Analysis, typed: Span) -> Iterator[Suggestion]:
    """The fields that the analysis does not have yet."""
    for dimension, title in TITLES.items():
        if dimension not in analysis.ratings:
            yield Suggestion(title, "a dimension of the rubric", Edit(typed, f"**{title}**: "))
    if analysis.overall is None:
        yield Suggestion(
            "Overall Quality", "the label of all six ratings", Edit(typed, "**Overall Quality**: ")
        )


def _headings(document: ResponseDocument, evaluation: Evaluation, typed: Span) -> Iterator[Suggestion]:
    """The headings that the evaluation does not have yet."""
    titles = [
        f"Response {name} Analysis" for name in sorted(document.answers) if name not in evaluation.analyses
    ]
    if evaluation.summary is None:
        titles.insert(0, "Prompt Summary")
    if evaluation.comparison is None and len(document.answers) > 1:
        titles.append("Comparative Analysis")
    for title in titles:
        yield Suggestion(title, "a section of the evaluation", Edit(typed, f"### {title}"))


def _analysis_at(evaluation: Evaluation, offset: int) -> Analysis | None:
    """The last analysis that begins before the offset, unless the comparison has begun since."""
    before = [one for one in evaluation.analyses.values() if one.heading.end < offset]
    latest = max(before, key=lambda one: one.heading.start, default=None)
    comparison = evaluation.comparison
    if latest is not None and comparison is not None and latest.heading.start < comparison.start < offset:
        return None
    return latest
