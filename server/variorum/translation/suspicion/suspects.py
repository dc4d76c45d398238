"""Finds the places of a pair that are worth reading, the most suspicious first."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.program.lowering import lower
from variorum.syntax.document import Document
from variorum.syntax.source_text import decode
from variorum.translation.alignment import ItemMatch
from variorum.translation.behaviour import Behaviour
from variorum.translation.suspicion.behaviour_weights import BehaviourWeights
from variorum.translation.suspicion.groups import groups
from variorum.translation.suspicion.ranking import ranked_differences
from variorum.translation.suspicion.suspect import Suspect
from variorum.translation.suspicion.wording import suspect_of

# Statements are matched in quadratic time.
_MOST_STATEMENTS = 1500
_NOT_INTERPRETED = Behaviour()


def suspects_of(
    source: Document, target: Document, matched: Sequence[ItemMatch], behaviour: Behaviour = _NOT_INTERPRETED
) -> list[Suspect]:
    """Returns the places of a translation that differ from the original, the most suspicious first, one for each line.

    Args:
        source: the original.
        target: the translation.
        matched: their items, each with its counterpart.
        behaviour: what both sides did on the same inputs, if they were interpreted.
    """
    first = lower(source.language, decode(source.text.data))
    second = lower(target.language, decode(target.text.data))
    weights = BehaviourWeights.of(behaviour, second)
    found = []
    for group in groups(first, source.language, second, target.language, matched):
        if max(len(group.source), len(group.target)) > _MOST_STATEMENTS:
            continue
        for ranked in ranked_differences(group.source, group.target):
            suspect = suspect_of(ranked, source.text, target.text)
            weight = weights.weight(suspect.target.start, group.span)
            found.append(attrs.evolve(suspect, suspicion=suspect.suspicion * weight))
    lines: dict[int, Suspect] = {}
    for suspect in sorted(found, key=lambda each: (-each.suspicion, each.target)):
        lines.setdefault(target.text.line_at(suspect.target.start), suspect)
    return list(lines.values())
