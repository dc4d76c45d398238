"""Computes the part of S for differential testing."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.translation.behaviour import Behaviour
from variorum.translation.score import Evidence, Part
from variorum.translation.weights import weights

_MOST_EVIDENCE = 8


def behaviour_part(behaviour: Behaviour, soundness: float) -> Part | None:
    """Returns the agreement as a part that is blended with all other parts. Returns None without a conclusive
    verdict.

    Args:
        behaviour: the verdicts.
        soundness: the factor for defects of the translation, in the file or the pair. Code that agrees in the interpreter
            may not compile: it knows names that the file does not import, and few types.
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
        weight = numbers.agreed_behaviour if soundness > numbers.first_defect else numbers.unsound_behaviour
    return Part(value, weight, tuple(_evidence(behaviour))[:_MOST_EVIDENCE], is_blended=True)


def _evidence(behaviour: Behaviour) -> Iterator[Evidence]:
    """Yields witnesses first, then the other verdicts."""
    for item in sorted(behaviour.items, key=lambda item: item.verdict.warning is None):
        if item.verdict.is_conclusive:
            yield Evidence(item.verdict.summary, item.source, item.target)
