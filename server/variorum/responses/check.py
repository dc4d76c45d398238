"""Defines checks: what every file in `checks/` declares, and what its function yields."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import TYPE_CHECKING

import attrs

from variorum.responses.dimensions import MAJOR, MINOR, NO_ISSUES
from variorum.rules.finding import Fix, Severity
from variorum.syntax.span import Span

if TYPE_CHECKING:
    from variorum.responses.answer import Answer
    from variorum.responses.evaluation_context import EvaluationContext

AnswerFunction = Callable[["Answer"], Iterable["Violation"]]
EvaluationFunction = Callable[["EvaluationContext"], Iterable["Violation"]]


class Impact(Enum):
    """How far a finding lowers a dimension's rating."""

    NONE = NO_ISSUES
    """A hint for the reader; it proves nothing against the answer."""
    MINOR = MINOR
    MAJOR = MAJOR


@attrs.frozen
class Example:
    """A text with a finding, and the fixed text.

    For a check of answers both are answers to `prompt`; for a check of evaluations both are what stands
    under `# Evaluation`.
    """

    before: str
    after: str
    prompt: str = ""


@attrs.frozen
class Violation:
    """What a check yields. The span is relative to the answer, or to the document for a check of evaluations."""

    check: Check
    span: Span
    message: str
    dimension: str | None
    impact: Impact
    fix: Fix | None = None


@attrs.define(eq=False)
class Check:
    """One check. Its texts are what the editor explains on hover and the documentation prints."""

    id: str
    severity: Severity
    what: str
    why: str
    example: Example
    dimension: str | None = None
    """The dimension that the check bears on; None if it is about the evaluation itself."""
    impact: Impact = Impact.NONE
    answer_function: AnswerFunction | None = None
    evaluation_function: EvaluationFunction | None = None

    def on_answer(self, function: AnswerFunction) -> AnswerFunction:
        """Decorates the function that looks at one answer; spans are relative to the answer's start."""
        self.answer_function = function
        return function

    def on_evaluation(self, function: EvaluationFunction) -> EvaluationFunction:
        """Decorates the function that looks at the evaluation; spans are those of the document."""
        self.evaluation_function = function
        return function

    def at(
        self, span: Span, message: str, *, impact: Impact | None = None, fix: Fix | None = None
    ) -> Violation:
        """Returns a remark of this check; `impact` where it is not the check's own."""
        return Violation(self, span, message, self.dimension, impact or self.impact, fix)
