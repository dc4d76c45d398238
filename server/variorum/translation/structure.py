"""Computes the structural score S: how much of the original's meaning the translation preserves.

The two programs are compared twice: by kinds of events in normal form, and by effects, which are the same however a program is
written. A difference in events counts as lost only as far as the effects differ too: `1 - (1 - literal) * (1 - effects)`. So a
rewrite costs next to nothing, and a change of meaning shows in both. S is the weighted mean of the parts, scaled by factors:
whether the translation is valid code, and whether the two files share a vocabulary.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import attrs
from rapidfuzz.distance import Indel

from variorum.translation.event_agreement import Agreement, agreement
from variorum.translation.normal_form import NormalForm
from variorum.translation.score import Evidence, Part
from variorum.translation.shared_vocabulary import shared_vocabulary
from variorum.translation.weights import weights


def structural_parts(source: NormalForm, target: NormalForm, effects: Agreement) -> dict[str, Part]:
    """Returns the parts of S for a pair of programs or of items. A kind that neither side has weighs nothing.

    Args:
        source: the original.
        target: the translation.
        effects: how far the two do the same under the same conditions.
    """
    literal = {
        "control": _control(source, target),
        "comparisons": agreement(source.comparisons, target.comparisons, describe=_quoted),
        "arithmetic": agreement(source.arithmetic, target.arithmetic, describe=_quoted),
        "literals": _literals(source, target),
        "calls": _calls(source, target),
        "input and output": _io_agreement(source, target),
        "order": _sequence(source.skeleton, target.skeleton),
        "shape": _sequence(source.shape, target.shape),
    }
    agreements = {name: _as_far_as(effects, found) for name, found in literal.items()} | {"effects": effects}
    shares = weights().parts
    present = sum(shares[name] for name, found in agreements.items() if found.is_present)
    return {
        name: Part(
            found.value, shares[name] / present if found.is_present and present else 0.0, found.evidence
        )
        for name, found in agreements.items()
    }


def similarity_of(source: NormalForm, target: NormalForm, agreed: float) -> Part:
    """Returns the factor in `[0, 1]` for whole texts: whether they share a vocabulary, or at least do the same.

    Args:
        source: the original.
        target: the translation.
        agreed: the weighted sum of the parts, in `[0, 1]`. Short programs with single-letter names share no words with
            anything, but are similar if they do the same.
    """
    numbers = weights()
    overlap = shared_vocabulary(source.names, target.names)
    alike = (agreed - numbers.alike_from) / (numbers.alike_to - numbers.alike_from)
    related = min(max(overlap / numbers.related_from, alike), 1.0)
    evidence = (
        (Evidence(f"the two files share {overlap:.0%} of the words in their names"),) if related < 1 else ()
    )
    return Part(related, 0.0, evidence, is_factor=True)


def total(parts: Mapping[str, Part]) -> float:
    """Returns S in `[0, 1]`: the weighted sum of the parts, times each factor, blended with the measured behaviour.

    The sum is 1 if there is nothing to compare.
    """
    summands = [part for part in parts.values() if not part.is_factor and not part.is_blended and part.weight]
    score = sum(part.contribution for part in summands) if summands else 1.0
    for part in parts.values():
        if part.is_factor:
            score *= part.value
    for part in parts.values():
        if part.is_blended:
            score = (1 - part.weight) * score + part.contribution
    return min(max(score, 0.0), 1.0)


def _as_far_as(effects: Agreement, literal: Agreement) -> Agreement:
    """Returns the agreement in which an event counts as lost only as far as its effect is lost."""
    if not effects.is_present:
        return literal
    return attrs.evolve(literal, value=1 - (1 - literal.value) * (1 - effects.value))


def _sequence(source: Sequence[str], target: Sequence[str]) -> Agreement:
    """Returns the agreement of order: twice the length of the longest common subsequence over the length of both.

    If one side is empty there is no order. What only one side has counts in other parts.
    """
    if not source or not target:
        return Agreement(1.0, is_present=False)
    return Agreement(Indel.normalized_similarity(source, target))


def _control(source: NormalForm, target: NormalForm) -> Agreement:
    """Returns the agreement of control flow. A loop that one side replaces by a call such as `sum` or `max` costs nothing."""
    forgiven = source.idioms + target.idioms
    # A loop may end by `break`, by a flag or by an early return, and a final `return` may be implicit.
    forgiven += Counter({"return": 1, "break": 1, "continue": 1})
    return agreement(source.control, target.control, describe=lambda value: f"a `{value}`", optional=forgiven)


def _literals(source: NormalForm, target: NormalForm) -> Agreement:
    numbers = agreement(
        source.numbers,
        target.numbers,
        describe=lambda value: f"the number {value}",
        optional=Counter({"0": 2, "1": 2}),
    )
    strings = agreement(source.strings, target.strings, describe=lambda value: f"the string {value!r}")
    in_source = len(source.numbers) + len(target.numbers)
    in_target = 2 * (len(source.strings) + len(target.strings))
    whole = in_source + in_target
    value = (numbers.value * in_source + strings.value * in_target) / whole if whole else 1.0
    return Agreement(value, numbers.evidence + strings.evidence, is_present=whole > 0)


def _calls(source: NormalForm, target: NormalForm) -> Agreement:
    return agreement(source.calls, target.calls, describe=_quoted)


def _io_agreement(source: NormalForm, target: NormalForm) -> Agreement:
    """Returns whether both sides read input and write output. How often depends on how lines are built."""
    evidence, share, asked = [], 0.0, 0
    for in_source, in_target, what in (
        (source.inputs, target.inputs, "reads input"),
        (source.outputs, target.outputs, "writes output"),
    ):
        if not in_source and not in_target:
            continue
        asked += 1
        if in_source and in_target:
            share += 0.5 + 0.5 * min(len(in_source), len(in_target)) / max(len(in_source), len(in_target))
        elif in_source:
            evidence.append(
                Evidence(f"the original {what}, the translation does not", source=in_source[0].span)
            )
        else:
            evidence.append(
                Evidence(f"the translation {what}, the original does not", target=in_target[0].span)
            )
    return Agreement(share / asked if asked else 1.0, tuple(evidence), is_present=asked > 0)


def _quoted(value: str) -> str:
    return f"`{value}`"
