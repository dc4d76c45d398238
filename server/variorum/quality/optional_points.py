"""Measures the optional points of a rubric: complexity and safety.

Each is worked out only where a rubric has it, because none is cheap.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Final

from variorum.quality.complexity import Complexity, complexity_of
from variorum.quality.evidence import PointEvidence, earned
from variorum.quality.quality_facts import QualityFacts
from variorum.rules.engine import findings
from variorum.rules.registry import default_selection
from variorum.rules.rule import Category
from variorum.syntax.span import Span

Measure = Callable[[QualityFacts, float | None], PointEvidence]

# McCabe's own limit, and those that linters have for the other measures.
_CYCLOMATIC: Final = 10.0
_COGNITIVE: Final = 15.0
_NESTING: Final = 4.0
# Code below this is usually called hard to maintain.
_MAINTAINABILITY: Final = 20.0


def _per_item(measure: Callable[[Complexity], float], usual: float) -> Measure:
    """Returns the share of the items with a declaration in which a measure stays within its limit."""

    def evidence(facts: QualityFacts, limit: float | None) -> PointEvidence:
        most = usual if limit is None else limit
        declaring = [item for item in facts.items if item.declaration is not None]
        beyond = [item for item in declaring if measure(complexity_of(facts.document, [item])) > most]
        share = 1 - len(beyond) / len(declaring) if declaring else 0.0
        first = beyond[0].own_span if beyond else None
        return PointEvidence(share, applies=bool(declaring), span=first)

    return evidence


def _maintainability(facts: QualityFacts, limit: float | None) -> PointEvidence:
    least = _MAINTAINABILITY if limit is None else limit
    found = complexity_of(facts.document, facts.items)
    return earned(found.maintainability >= least, applies=found.lines > 0)


def _safety(facts: QualityFacts, limit: float | None) -> PointEvidence:
    """Earned if no more findings than the limit are of safety rules; without a limit, none may be."""
    safety = _safety_rules()
    spans = [one.span for one in findings(facts.document, default_selection()) if one.rule in safety]
    chosen = [span for span in spans if _lies_in(span, facts)]
    return earned(len(chosen) <= (limit or 0.0), span=chosen[0] if chosen else None)


def _safety_rules() -> frozenset[str]:
    return frozenset(rule.id for rule in default_selection().rules if rule.category is Category.SAFETY)


def _lies_in(span: Span, facts: QualityFacts) -> bool:
    if facts.items is facts.document.items:
        return True
    return any(item.own_span.contains(span) for item in facts.items)


OPTIONAL_POINTS: Final[Mapping[str, Measure]] = {
    "cyclomatic": _per_item(attrgetter("highest_cyclomatic"), _CYCLOMATIC),
    "cognitive": _per_item(attrgetter("cognitive"), _COGNITIVE),
    "nesting": _per_item(attrgetter("nesting"), _NESTING),
    "maintainability": _maintainability,
    "safety_findings": _safety,
}
