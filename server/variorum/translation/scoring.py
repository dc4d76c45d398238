"""Scores a translation: S with its parts, the offline estimate of the rubric's fields, J and IMM."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.rules.engine import findings
from variorum.rules.finding import Finding
from variorum.rules.printed_output import with_original_output
from variorum.rules.registry import Selection, default_selection
from variorum.rules.workspace_context import NO_WORKSPACE
from variorum.syntax.document import Document
from variorum.translation.behaviour import Behaviour
from variorum.translation.behaviour_findings import behaviour_findings
from variorum.translation.behaviour_part import behaviour_part
from variorum.translation.comparison import Comparison, compared
from variorum.translation.effects.effect_agreement import effect_agreement
from variorum.translation.estimate import estimate
from variorum.translation.normal_form import document_form
from variorum.translation.score import Evidence, TranslationScore
from variorum.translation.structure import similarity_of, structural_parts, total
from variorum.translation.validity import divergences_part, validity_of

DEFAULT_ALPHA = 0.5


def score_documents(
    source: Document,
    target: Document,
    *,
    alpha: float = DEFAULT_ALPHA,
    selection: Selection | None = None,
    compiled: Sequence[Evidence] = (),
    comparison: Comparison | None = None,
    interprets: bool = False,
    behaviour: Behaviour | None = None,
) -> TranslationScore:
    """Returns the score of `target` as a translation of `source`.

    Args:
        source: the original.
        target: the translation.
        alpha: the share of S in IMM, in `[0, 1]`; the rest is J's.
        selection: the rules whose findings count. None for the default rules.
        compiled: the errors that a compiler found in the translation, if one was run.
        comparison: the two documents compared with this selection, if that was done before.
        interprets: whether both sides are interpreted on the same inputs, which takes milliseconds for each item.
        behaviour: the verdicts, if both sides were interpreted before.

    Raises:
        ValueError: `alpha` is outside `[0, 1]`.
    """
    if not 0.0 <= alpha <= 1.0:
        raise ValueError(f"alpha is {alpha}, but must be between 0 and 1")
    selection = selection or default_selection()
    comparison = comparison or compared(source, target, selection)
    pair_findings = tuple(comparison.findings)
    original, translation = document_form(source), document_form(target)
    found = findings(target, selection, source.language, with_original_output(NO_WORKSPACE, source))
    parts = structural_parts(original, translation, effect_agreement(comparison.pair_functions))
    parts |= {
        "validity": validity_of(source, target, found, compiled),
        "divergences": divergences_part(pair_findings),
        "similarity": similarity_of(original, translation, total(parts)),
    }
    if behaviour is None:
        behaviour = _behaviour(comparison) if interprets else Behaviour()
    soundness = min(parts["validity"].value, parts["divergences"].value)
    if (measured := behaviour_part(behaviour, soundness)) is not None:
        parts["behaviour"] = measured
    s = total(parts)
    judgement = estimate(target, s, parts, found, pair_findings, compiled)
    imm = None if judgement.j is None else alpha * s + (1 - alpha) * judgement.j
    return TranslationScore(
        s=s,
        parts=parts,
        estimate=judgement,
        alpha=alpha,
        imm=imm,
        alignments=comparison.scores.of(comparison.matched, comparison.pair_functions),
        findings=_together(pair_findings, behaviour_findings(target, behaviour, selection)),
        behaviour=behaviour,
    )


def _together(*found: Sequence[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted((one for each in found for one in each), key=lambda one: (one.span, one.rule)))


def _behaviour(comparison: Comparison) -> Behaviour:
    # The interpreter is only loaded when it is used.
    from variorum.translation.interpretation import behaviour_of

    return behaviour_of(comparison.source, comparison.target, comparison.matched)
