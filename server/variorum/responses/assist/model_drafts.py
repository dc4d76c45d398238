"""Writes a model judge's marks and texts into a response document as drafts, until a person accepts them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import attrs

from variorum.grading.judging_task import Texts
from variorum.responses.dimensions import NO_ISSUES, TITLES
from variorum.responses.document import ResponseDocument
from variorum.responses.evaluation import DRAFT_MARK, Analysis, Passage, Rating, is_open_field
from variorum.responses.label import overall_label
from variorum.responses.template import OVERALL_PLACEHOLDER, RATING_PLACEHOLDER
from variorum.rules.finding import Edit, Fix
from variorum.syntax.span import Span

# A model's words become part of a document that people look at rendered: nothing in them may link or embed.
_MARKUP: Final = str.maketrans({"[": "(", "]": ")", "<": "‹", ">": "›"})
# Many previews make links of bare addresses, which a blank prevents.
_ADDRESS: Final = re.compile(r":(?=//)|www(?=\.)|(?<=\w)@(?=\w)", re.IGNORECASE)
_RANKINGS: Final = {2: "+2", 1: "+1", 0: "0", -1: "-1", -2: "-2"}


class Mark(NamedTuple):
    """A model's rating of one dimension, 3, 2 or 1, and why."""

    value: int
    rationale: str


@attrs.frozen
class JudgedAnswer:
    """A judge's marks of one answer by dimension, and the texts beside them."""

    marks: Mapping[str, Mark]
    texts: Texts = attrs.field(factory=dict)


@attrs.frozen
class JudgedComparison:
    """A judge's preference in `[-2, 2]`, positive for A, with the reason and the differences."""

    preference: int
    reason: str = ""
    differences: Sequence[str] = ()


def judged_draft(
    document: ResponseDocument,
    answers: Mapping[str, JudgedAnswer],
    comparison: JudgedComparison | None = None,
) -> Fix | None:
    """Returns the fix that fills what is open in the evaluation, each part a draft; None if nothing is open.

    What is written stays. The overall label is the one that the ratings make.
    """
    edits = tuple(_edits(document, answers, comparison))
    return Fix("Draft this evaluation with the judge", edits, is_safe=False) if edits else None


def has_open_parts(document: ResponseDocument) -> bool:
    """Returns whether the draft of a judge that says something of everything would change the document."""
    texts: Texts = {"prompt_summary": ("x",), "strengths": ("x",), "weaknesses": ("x",)}
    answer = JudgedAnswer(dict.fromkeys(TITLES, Mark(NO_ISSUES, "x")), texts)
    everything = JudgedComparison(0, "x", ("x",))
    return judged_draft(document, dict.fromkeys(document.answers, answer), everything) is not None


def comparison_draft(document: ResponseDocument, comparison: JudgedComparison) -> Fix | None:
    """Returns the fix that fills what is open of the comparison, each part a draft; None if nothing is open."""
    edits = tuple(_comparison_edits(document, comparison))
    return Fix("Compare A and B", edits, is_safe=False) if edits else None


def is_comparison_open(document: ResponseDocument) -> bool:
    """Returns whether a part of the comparison waits to be written."""
    evaluation = document.evaluation
    if evaluation is None:
        return False
    ranking, justification, differences = (
        evaluation.ranking,
        evaluation.justification,
        evaluation.differences,
    )
    return (
        (ranking is not None and ranking.value is None)
        or (justification is not None and _is_unwritten(justification))
        or (differences is not None and not evaluation.differentiators and differences.draft is None)
    )


def plain_words(text: str) -> str:
    """Returns a model's words on one line, without what would make a link, an image or HTML of them."""
    words = _ADDRESS.sub(r"\g<0> ", " ".join(text.split()).translate(_MARKUP))
    return re.sub(r"\*{2,}", "*", words).removeprefix(DRAFT_MARK).strip()


def _edits(
    document: ResponseDocument, answers: Mapping[str, JudgedAnswer], comparison: JudgedComparison | None
) -> Iterator[Edit]:
    evaluation = document.evaluation
    if evaluation is None:
        return
    summaries = [
        one.texts["prompt_summary"][0] for one in answers.values() if one.texts.get("prompt_summary")
    ]
    if evaluation.summary is not None and _is_unwritten(evaluation.summary) and summaries:
        # Behind its heading a text begins on a line of its own.
        yield _filled(evaluation.summary, _drafted(summaries[0]), document.line_end)
    for name, analysis in evaluation.analyses.items():
        if name in answers and analysis.placeholder is not None:
            yield Edit(analysis.placeholder, whole_analysis(answers[name], document.line_end))
        elif name in answers:
            yield from _analysis_edits(analysis, answers[name], document.line_end)
    if comparison is not None:
        yield from _comparison_edits(document, comparison)


def _analysis_edits(analysis: Analysis, judged: JudgedAnswer, line_end: str) -> Iterator[Edit]:
    values = {}
    for dimension in TITLES:
        rating, mark = analysis.ratings.get(dimension), judged.marks.get(dimension)
        if rating is not None and mark is not None and _is_open(rating):
            yield _filled(Passage(rating.value_span, ""), _rating(mark), " ")
            values[dimension] = mark.value
        elif rating is not None and rating.value is not None:
            values[dimension] = rating.value
    missing = []
    for title, passage, points in _points(analysis, judged):
        if passage is None:
            missing.append(_field(title, points, line_end))
        elif _is_unwritten(passage):
            yield _filled(passage, _listed(points, line_end), " ")
    if analysis.overall is None:
        return
    overall, added = analysis.overall, "".join(f"{line_end * 2}{field}" for field in missing)
    if overall.label is None and len(values) == len(TITLES):
        yield _filled(Passage(overall.value_span, ""), f"{overall_label(values)} {DRAFT_MARK}{added}", " ")
    elif added:
        yield Edit(Span(overall.span.end, overall.span.end), added)


def whole_analysis(judged: JudgedAnswer, line_end: str) -> str:
    """Returns an analysis with all its fields; a dimension without a mark stays open, and so does the label then."""
    fields = []
    for dimension, title in TITLES.items():
        mark = judged.marks.get(dimension)
        fields.append(f"**{title}**: {RATING_PLACEHOLDER if mark is None else _rating(mark)}")
    values = {name: mark.value for name, mark in judged.marks.items() if name in TITLES}
    label = f"{overall_label(values)} {DRAFT_MARK}" if len(values) == len(TITLES) else OVERALL_PLACEHOLDER
    fields.append(f"**Overall Quality**: {label}")
    fields += [_field(title, points, line_end) for title, _, points in _points(None, judged)]
    return (line_end * 2).join(fields)


def _comparison_edits(document: ResponseDocument, comparison: JudgedComparison) -> Iterator[Edit]:
    evaluation = document.evaluation
    if evaluation is None:
        return
    ranking, justification = evaluation.ranking, evaluation.justification
    if ranking is not None and ranking.value is None:
        yield _filled(
            Passage(ranking.value_span, ""), f"{_RANKINGS[comparison.preference]} {DRAFT_MARK}", " "
        )
    elif ranking is not None and ranking.value != comparison.preference:
        # The words would speak for another ranking than the one that stands there.
        return
    if justification is not None and _is_unwritten(justification) and plain_words(comparison.reason):
        yield _filled(justification, _drafted(comparison.reason), " ")
    differences = evaluation.differences
    if differences is not None and not evaluation.differentiators and differences.draft is None:
        points = _plain(comparison.differences)
        if points:
            yield _filled(differences, _listed(points, document.line_end), " ")


def _points(
    analysis: Analysis | None, judged: JudgedAnswer
) -> Iterator[tuple[str, Passage | None, Sequence[str]]]:
    """Yields the strengths and the weaknesses that a judge names: title, the field where there is one, points."""
    places = (analysis.strengths, analysis.weaknesses) if analysis is not None else (None, None)
    for title, place in zip(("Strengths", "Weaknesses"), places, strict=True):
        points = _plain(judged.texts.get(title.casefold(), ()))
        if points:
            yield title, place, points


def _is_open(rating: Rating) -> bool:
    return rating.value is None and is_open_field(rating.explanation)


def _is_unwritten(passage: Passage) -> bool:
    return not passage.text and passage.draft is None


def _filled(place: Passage, text: str, lead: str) -> Edit:
    """Returns the edit that writes a text over a placeholder, or behind `lead` where nothing stands yet."""
    return Edit(place.span, text if place.span.end > place.span.start else f"{lead}{text}")


def _rating(mark: Mark) -> str:
    """`2 - (draft) Why.`; a rating without an issue needs no explanation."""
    words = plain_words(mark.rationale)
    if mark.value == NO_ISSUES or not words:
        return f"{mark.value} - {DRAFT_MARK}"
    return f"{mark.value} - {DRAFT_MARK} {words}"


def _drafted(text: str) -> str:
    return f"{DRAFT_MARK} {plain_words(text)}"


def _field(title: str, points: Sequence[str], line_end: str) -> str:
    return f"**{title}**: {_listed(points, line_end)}"


def _listed(points: Sequence[str], line_end: str) -> str:
    return DRAFT_MARK + "".join(f"{line_end}- {point}" for point in points)


def _plain(points: Sequence[str]) -> list[str]:
    return [words for words in map(plain_words, points) if words]
