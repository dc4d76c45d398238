"""Computes the part of S for differential testing."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.translation.behaviour import Behaviour
from variorum.translation.score import Evidence, Part
from variorum.translation.weights import weights

_MOST_EVIDENCE = 8


def behaviour_part(behaviour: Behaviour, validity: float) -> Part | None:
    """Returns the agreement as a part that is blended with all other parts. Returns None without a conclusive
    verdict.

    Args:
        behaviour: the verdicts.
        validity: the validity factor of the translation. The interpreter knows names that the file does not
            import, so code that agrees in it may not compile.
    """
    value = behaviour.value
    if value is None:
        return None
    numbers = weights()
    if any(item.verdict.warning and item.verdict.warning.is_frequent for item in behaviour.items):
        weight = numbers.witness
    elif behaviour.warnings:
        weight = numbers.rare_witness
    else:
        weight = numbers.agreed_behaviour if validity >= 1.0 else numbers.unsound_behaviour
    return Part(value, weight, tuple(_evidence(behaviour))[:_MOST_EVIDENCE], is_blended=True)


def _evidence(behaviour: Behaviour) -> Iterator[Evidence]:
    """Yields witnesses first, then the other verdicts."""
    for item in sorted(behaviour.items, key=lambda item: item.verdict.warning is None):
        if item.verdict.is_conclusive:
            yield Evidence(item.verdict.summary, item.source, item.target)
