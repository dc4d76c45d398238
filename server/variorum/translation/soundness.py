"""The factors that scale S: whether the translation is sound code, and what hazards it holds."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.rules.finding import Finding, Severity
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.syntax.undefined import undefined_names
from variorum.translation.score import Evidence, Part

_COST_OF_ERROR = 0.30
_COST_OF_NAME = 0.25
_COST_OF_HAZARD = 0.25
_COST_OF_DOUBT = 0.05
_LEAST = 0.30


def soundness_of(document: Document) -> Part:
    """The factor in `[0.3, 1]` that scales S; each syntax error and each name without a definition lowers it."""
    errors = [
        Evidence(problem.message, target=problem.span.shifted(item.span.start))
        for item in document.items
        for problem in item.facts.problems
    ]
    # A snippet may well leave out an import or an include, so what the standard library brings is taken as there.
    library = {name for brought in document.language.modules.get("modules", {}).values() for name in brought}
    names = [
        Evidence(f"`{name}` is defined nowhere", target=span)
        for name, span in _undefined(document)
        if _is_value(name) and name not in library
    ]
    cost = _COST_OF_ERROR * min(len(errors), 2) + _COST_OF_NAME * min(len(names), 2)
    return Part(max(1.0 - cost, _LEAST), 0.0, tuple(errors[:8] + names[:8]), is_factor=True)


def _undefined(document: Document) -> list[tuple[str, Span]]:
    if not document.language.scopes.names_are_known:
        return []
    return sorted(undefined_names(document).items(), key=lambda entry: entry[1])


def hazards_of(departures: Sequence[Finding]) -> Part:
    """The factor in `[0.35, 1]` for departures: errors all but certainly change what the program does, the rest may."""
    errors = [finding for finding in departures if finding.severity is Severity.ERROR]
    doubts = [finding for finding in departures if finding.severity is Severity.WARNING]
    evidence = tuple(Evidence(finding.message, target=finding.span) for finding in (*errors, *doubts)[:8])
    cost = _COST_OF_HAZARD * min(len(errors), 2) + _COST_OF_DOUBT * min(len(doubts), 3)
    return Part(1.0 - cost, 0.0, evidence, is_factor=True)


def _is_value(name: str) -> bool:
    """Whether the name looks like that of a function or variable; types more often come from an import left out."""
    return name[:1].islower()
