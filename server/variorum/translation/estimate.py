"""Computes the offline estimate: the rubric's five fields from counted evidence, by rules that a reader can follow.

It is not a language model: its judge is called `offline estimate`, and each field lists the evidence that was counted. Every
field is on the rubric's grid; J is the rubric's total.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from variorum.grading.shipped_rubrics import load_rubric
from variorum.rounding import rounded
from variorum.rules.finding import Finding, Severity, Weight
from variorum.rules.registry import all_rules, scored_severity
from variorum.rules.rule import Category
from variorum.syntax.document import Document
from variorum.translation.readability import readability
from variorum.translation.score import Evidence, Field, Judgement, Part

JUDGE = "offline estimate"
_HABIT = "source-leftover"
INTENT_STEPS = ((0.97, 1.0), (0.90, 0.75), (0.75, 0.5), (0.40, 0.25))
"""The least S for each value of the field for functional intent. Below the last, the value is 0."""
MOST_INTENT_WITH_ERROR = 0.5
"""The highest value of that field for a translation with a divergence of severity error."""
# Bounds for the rubric's "several" and "many" findings of one weight class; beyond the last it is heavy.
_SEVERAL, _MANY, _HEAVY = 2, 5, 10
# The number of steps of the safety field that a divergence costs, by severity.
_SAFETY_STEPS = {Severity.ERROR: 3.0, Severity.WARNING: 0.5}
# Text with syntax errors cannot read as idiomatic, and undefined names are foreign.
_BROKEN_IDIOM, _FOREIGN_IDIOM = 0.0, 0.5
_IDIOM_STEPS = ((0.5, 1.0), (2.0, 0.75), (4.0, 0.5), (8.0, 0.25))


def estimate(
    target: Document,
    s: float,
    parts: Mapping[str, Part],
    found: Sequence[Finding],
    pair_findings: Sequence[Finding],
    compiled: Sequence[Evidence] = (),
) -> Judgement:
    """Returns the five fields of the translation rubric from evidence alone.

    Args:
        target: the translation.
        s: the structural score of the pair.
        parts: its parts.
        found: the findings of the translation by itself.
        pair_findings: the findings about the pair.
        compiled: the errors that a compiler found in the translation.
    """
    rubric = load_rubric("translation")
    categories = {rule.id: rule.category for rule in all_rules().values()}
    leftovers = [finding for finding in found if categories[finding.rule] is Category.LEFTOVER]
    risks = [finding for finding in found if categories[finding.rule] in (Category.SAFETY, Category.LOGIC)]
    broken = [finding for finding in found if categories[finding.rule] is Category.SYNTAX]
    habits = [finding for finding in leftovers if finding.rule == _HABIT]
    defects = parts["validity"].evidence if "validity" in parts else ()
    values = {
        "functional_intent": _intent(s, parts, pair_findings),
        "idiomaticity": _idiomaticity(target, habits, broken, defects),
        "readability": readability(target),
        "unnecessary_artifacts": _artifacts(
            [one for one in leftovers if one not in habits or one.weight is Weight.MAJOR]
        ),
        "safety": _safety([*defects, *compiled], risks, pair_findings),
    }
    dimensions = {
        dimension.id: Field(values[dimension.id][0], dimension.weight or 0.0, tuple(values[dimension.id][1]))
        for dimension in rubric.dimensions
    }
    j = rubric.total({name: field.value for name, field in dimensions.items()})
    return Judgement(JUDGE, dimensions, j)


def on_grid(amount: float, steps: Iterable[tuple[float, float]], *, rising: bool) -> float:
    """Returns the value of the first step that `amount` reaches: at least the bound if `rising`, at most the bound otherwise."""
    for bound, value in steps:
        if (amount >= bound) if rising else (amount <= bound):
            return value
    return 0.0


def _intent(
    s: float, parts: Mapping[str, Part], pair_findings: Sequence[Finding]
) -> tuple[float, list[Evidence]]:
    value = on_grid(s, INTENT_STEPS, rising=True)
    errors = [finding for finding in pair_findings if scored_severity(finding) is Severity.ERROR]
    if errors:
        value = min(value, MOST_INTENT_WITH_ERROR)
    lowest = sorted((part.value, name) for name, part in parts.items() if part.value < 0.8)[:3]
    evidence = [Evidence(f"structural score {rounded(s, 2)}")]
    evidence += [Evidence(f"{name} agrees {value:.0%}") for value, name in lowest]
    return value, evidence + _named(chain(errors, pair_findings))


def _idiomaticity(
    target: Document, habits: Sequence[Finding], broken: Sequence[Finding], defects: Sequence[Evidence]
) -> tuple[float, list[Evidence]]:
    """Returns the idiomaticity from the number of source leftovers per 25 lines of code."""
    lines = sum(1 for line in target.text.data.splitlines() if line.strip())
    density = len(habits) * 25 / max(lines, 25)
    value = on_grid(density, _IDIOM_STEPS, rising=False)
    if defects:
        # Code that is only broken because its class was left out is no defect.
        value = min(value, _BROKEN_IDIOM if broken else _FOREIGN_IDIOM)
        return value, [*defects, *_named(habits)]
    return value, _named(habits)


def _artifacts(leftovers: Sequence[Finding]) -> tuple[float, list[Evidence]]:
    """Returns the value of the rubric's counting rule for unnecessary artifacts.

    Style leftovers count for idiomaticity. Here only debris counts, so that nothing counts twice.
    """
    counts = Counter(finding.weight for finding in leftovers)
    minor, moderate, major = counts[Weight.MINOR], counts[Weight.MODERATE], counts[Weight.MAJOR]
    if major > 1 or minor + moderate + major >= _HEAVY:
        value = 0.0
    elif major == 1 or moderate >= _SEVERAL or minor + moderate >= _MANY:
        value = 0.25
    elif moderate == 1 or minor >= _SEVERAL:
        value = 0.5
    else:
        value = 0.75 if minor else 1.0
    return value, _named(leftovers)


def _safety(
    defects: Sequence[Evidence], risks: Sequence[Finding], pair_findings: Sequence[Finding]
) -> tuple[float, list[Evidence]]:
    """Returns the safety value: code that cannot run is incorrect; a risk costs a step, a divergence as much as its severity."""
    if defects:
        return 0.0, list(defects)
    likely = [finding for finding in pair_findings if scored_severity(finding) <= Severity.WARNING]
    steps = len(risks) + sum(_SAFETY_STEPS[scored_severity(finding)] for finding in likely)
    return max(1.0 - 0.25 * round(steps), 0.0), _named(chain(risks, likely))


def _named(findings: Iterable[Finding]) -> list[Evidence]:
    return [
        Evidence(f"{finding.rule} on line {finding.line}: {finding.message}", target=finding.span)
        for finding, _ in zip(findings, range(8), strict=False)
    ]
