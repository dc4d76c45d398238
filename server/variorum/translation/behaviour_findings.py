"""Turns verdicts of differential testing into findings."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from variorum.differential.verdict import Witness
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
    """Returns a finding for each item with a witness that is shown. Other questions appear in the evidence of the score only.

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
    for item in behaviour.reported:
        witness = item.verdict.reported
        assert witness is not None
        violation = RULE.at(_place(target, item), witness.message, related=_related(item))
        yield attrs.evolve(violation, severity=_severity(witness))


def _severity(witness: Witness) -> Severity:
    if witness.is_frequent:
        return Severity.WARNING
    return Severity.INFORMATION if witness.is_warning else Severity.HINT


def _place(target: Document, item: ItemBehaviour) -> Span:
    """Returns the place of a finding: the likely cause, the item's name, or the first line for a whole program."""
    return item.place or Span(0, len(target.text.line_content(0)))


def _related(item: ItemBehaviour) -> list[Related]:
    suspect = item.suspect
    if suspect is not None and suspect.source is not None:
        return original(suspect.source, suspect.message)
    if item.source is None:
        return []
    name = item.verdict.source_name
    return original(item.source, f"{f'`{name}`' if name else 'the constructor'} in the original")
