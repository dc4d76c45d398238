"""Whether a translation is sound code: it parses, and the names it uses exist."""

from __future__ import annotations

from variorum.syntax.document import Document
from variorum.syntax.undefined import undefined_names
from variorum.translation.score import Evidence, Part

_COST_OF_ERROR = 0.30
_COST_OF_NAME = 0.25
_LEAST = 0.30


def soundness_of(document: Document) -> Part:
    """The factor in `[0.3, 1]` that scales S; each syntax error and each name without a definition lowers it."""
    errors = [
        Evidence(problem.message, target=problem.span.shifted(item.span.start))
        for item in document.items
        for problem in item.facts.problems
    ]
    names = [
        Evidence(f"`{name}` is defined nowhere", target=span)
        for name, span in sorted(undefined_names(document).items(), key=lambda entry: entry[1])
        if _is_value(name)
    ]
    cost = _COST_OF_ERROR * min(len(errors), 2) + _COST_OF_NAME * min(len(names), 2)
    return Part(max(1.0 - cost, _LEAST), 0.0, tuple(errors[:8] + names[:8]), is_factor=True)


def _is_value(name: str) -> bool:
    """Whether the name is that of a function or variable: a snippet may well leave out the import of a type."""
    return name[:1].islower()
