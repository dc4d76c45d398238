"""Gives checks of evaluations what they need: the evaluation and its document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs

from variorum.memo import memoized_property
from variorum.responses.dimensions import TITLES
from variorum.responses.document import ResponseDocument
from variorum.responses.evaluation import Analysis, Evaluation, Passage, Rating
from variorum.syntax.source_text import SourceText


@attrs.frozen(slots=False, eq=False)
class EvaluationContext:
    """The evaluation of a document. Every span that checks yield is one of the document."""

    text: SourceText
    document: ResponseDocument

    @property
    def evaluation(self) -> Evaluation:
        """What the grader wrote; empty if the document has no evaluation."""
        return self.document.evaluation or Evaluation()

    @property
    def ratings(self) -> Iterator[tuple[str, str, Rating]]:
        """Every rating field with the answer and the dimension that it is for."""
        for answer, analysis in self.evaluation.analyses.items():
            for dimension, rating in analysis.ratings.items():
                yield answer, dimension, rating

    @property
    def passages(self) -> Iterator[Passage]:
        """Everything that the grader wrote in words of their own, the summary of the prompt left out."""
        for _, _, rating in self.ratings:
            if rating.explanation:
                yield Passage(rating.explanation_span, rating.explanation)
        analyses = self.evaluation.analyses.values()
        points = [passage for one in analyses for passage in (one.strengths, one.weaknesses)]
        for passage in (*points, self.evaluation.justification, self.evaluation.differences):
            if passage is not None and passage.text:
                yield passage

    @memoized_property
    def complete_ratings(self) -> Mapping[str, Mapping[str, int]]:
        """The ratings of each answer that has all six."""
        found = {}
        for answer, analysis in self.evaluation.analyses.items():
            values = values_of(analysis)
            if len(values) == len(TITLES):
                found[answer] = values
        return found


def values_of(analysis: Analysis) -> dict[str, int]:
    """Returns the dimensions that are rated, with their ratings."""
    return {name: rating.value for name, rating in analysis.ratings.items() if rating.value is not None}
