"""Finds the difference that most likely causes a witness."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.alignment import ItemMatch
from variorum.translation.behaviour import Behaviour, ItemBehaviour
from variorum.translation.suspicion.suspect import Suspect
from variorum.translation.suspicion.suspects import suspects_of

# Chosen on one-token mistakes in right translations (docs/accuracy/suspects.md).
_STANDS_OUT = 0.5


def with_likely_causes(
    behaviour: Behaviour, source: Document, target: Document, matched: Sequence[ItemMatch]
) -> Behaviour:
    """Returns the verdicts, each witness with the most suspicious difference in its item if that stands out."""
    if not behaviour.reported:
        return behaviour
    suspects = [
        each for each in suspects_of(source, target, matched, behaviour) if each.suspicion >= _STANDS_OUT
    ]
    spans = {other.name_span: other.span for _, other in matched if other is not None}
    return Behaviour(tuple(_with_cause(item, suspects, spans) for item in behaviour.items))


def _with_cause(item: ItemBehaviour, suspects: Sequence[Suspect], spans: dict[Span, Span]) -> ItemBehaviour:
    if item.verdict.reported is None:
        return item
    whole = spans.get(item.target) if item.target is not None else None
    inside = (
        each
        for each in suspects
        if item.target is None or (whole is not None and whole.contains(each.target))
    )
    return attrs.evolve(item, suspect=next(inside, None))
