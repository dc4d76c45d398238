"""Summarises an evaluation: the labels that follow from its ratings so far, for lenses and panels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs

from variorum.responses.dimensions import MAJOR, MINOR, TITLES
from variorum.responses.document import ResponseDocument
from variorum.responses.evaluation import Analysis, ChosenLabel
from variorum.responses.evaluation_context import values_of
from variorum.responses.label import overall_label
from variorum.responses.preferences import better_by_ratings
from variorum.rules.finding import Edit, Fix
from variorum.syntax.span import Span


@attrs.frozen
class AnswerSummary:
    """The grade of one answer so far."""

    answer: str
    span: Span
    """The heading of the analysis."""
    ratings: Mapping[str, int]
    label: str | None
    """What the ratings make; None while some are open."""
    drafts: int

    @property
    def title(self) -> str:
        """One line, such as "Overall: Sufficient, 3 minor"."""
        values = list(self.ratings.values())
        majors, minors = values.count(MAJOR), values.count(MINOR)
        words = [self.label or f"open, {len(values)} of {len(TITLES)} rated"]
        words += [f"{majors} major"] * bool(majors) + [f"{minors} minor"] * bool(minors)
        words += [f"{self.drafts} to accept"] * bool(self.drafts)
        return f"Overall: {', '.join(words)}"


@attrs.frozen
class Summary:
    """The state of a document's evaluation."""

    answers: tuple[AnswerSummary, ...]
    comparison: Span | None
    """The heading of the comparison, where there is one."""
    favoured: str | None
    """"A", "B", or "neither" by the ratings of both; None while some are open."""
    ranking: int | None

    @property
    def comparison_title(self) -> str | None:
        """One line about the comparison; None if both answers are not rated yet."""
        if self.favoured is None:
            return None
        value_span = "open" if self.ranking is None else f"{self.ranking:+d}"
        return f"The ratings favour {self.favoured}; ranking: {value_span}"


def summary_of(document: ResponseDocument) -> Summary:
    """Where the evaluation of a document stands; a document without one has an empty summary."""
    evaluation = document.evaluation
    if evaluation is None:
        return Summary((), None, None, None)
    answers = tuple(_answer(name, analysis) for name, analysis in sorted(evaluation.analyses.items()))
    ranking = evaluation.ranking.value if evaluation.ranking else None
    return Summary(answers, evaluation.comparison, _favoured(answers), ranking)


def label_fixes(document: ResponseDocument) -> Iterator[Fix]:
    """Yields for each answer that is rated in full and has an open label, the fix that writes the one it makes."""
    analyses = document.evaluation.analyses if document.evaluation else {}
    for answer, analysis in analyses.items():
        label = _answer(answer, analysis).label
        if label is not None and isinstance(analysis.overall, ChosenLabel) and analysis.overall.label is None:
            edit = Edit(analysis.overall.value_span, _spaced(analysis.overall, label))
            yield Fix(f"Set the overall quality of {answer} to {label}", (edit,))


def _spaced(overall: ChosenLabel, label: str) -> str:
    """Returns the label with a blank before it where nothing is written after the colon yet."""
    return label if overall.value_span.end > overall.value_span.start else f" {label}"


def _answer(name: str, analysis: Analysis) -> AnswerSummary:
    ratings = values_of(analysis)
    label = overall_label(ratings) if len(ratings) == len(TITLES) else None
    parts = (*analysis.ratings.values(), analysis.overall, analysis.strengths, analysis.weaknesses)
    drafts = sum(part is not None and part.draft is not None for part in parts)
    return AnswerSummary(name, analysis.heading, ratings, label, drafts)


def _favoured(answers: tuple[AnswerSummary, ...]) -> str | None:
    if len(answers) != 2 or any(answer.label is None for answer in answers):
        return None
    side = better_by_ratings(answers[0].ratings, answers[1].ratings)
    return {1: "A", -1: "B", 0: "neither"}[side]
