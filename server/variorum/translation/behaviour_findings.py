"""The findings about what both sides of a pair do on the same inputs."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from variorum.rules.finding import Finding, Related, Severity, Violation
from variorum.rules.placement import placed
from variorum.rules.registry import Selection
from variorum.rules.suppression import Suppressions
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.behaviour import Behaviour, ItemBehaviour
from variorum.translation.pair_rule import original
from variorum.translation.pair_rules.different_behaviour import RULE


def behaviour_findings(target: Document, behaviour: Behaviour, selection: Selection) -> list[Finding]:
    """A finding for each item with a witness that deserves belief. Questions stand in the evidence of the score alone.

    Args:
        target: the translation.
        behaviour: the verdicts.
        selection: the rules to run.
    """
    if RULE not in selection.pair_rules:
        return []
    found = [placed(violation, target, selection) for violation in _violations(target, behaviour)]
    suppressions = Suppressions.of(target)
    return found if suppressions.are_none else [one for one in found if not suppressions.cover(one)]


def _violations(target: Document, behaviour: Behaviour) -> Iterator[Violation]:
    for item in behaviour.warnings:
        witness = item.verdict.warning
        assert witness is not None
        violation = RULE.at(_place(target, item), witness.message, related=_related(item))
        yield violation if witness.is_frequent else attrs.evolve(violation, severity=Severity.INFORMATION)


def _place(target: Document, item: ItemBehaviour) -> Span:
    """Where a finding stands: at the item's name; of a whole program at its first line."""
    return item.target or Span(0, len(target.text.line_content(0)))


def _related(item: ItemBehaviour) -> list[Related]:
    if item.source is None:
        return []
    return original(item.source, f"`{item.verdict.source_name}` in the original")
