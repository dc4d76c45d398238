"""Whether a translation is sound code: it parses, and the names it uses exist."""

from __future__ import annotations

from variorum.syntax.document import Document
from variorum.translation.score import Evidence, Part

_COST_OF_ERROR = 0.30
_COST_OF_NAME = 0.12
_LEAST = 0.30


def soundness_of(document: Document) -> Part:
    """The factor in `[0.3, 1]` that scales S; each syntax error and each name without a definition lowers it."""
    evidence = [
        Evidence(problem.message, target=problem.span.shifted(item.span.start))
        for item in document.items
        for problem in item.facts.problems
    ]
    cost = _COST_OF_ERROR * min(len(evidence), 2)
    return Part(max(1.0 - cost, _LEAST), 0.0, tuple(evidence[:8]), is_factor=True)
