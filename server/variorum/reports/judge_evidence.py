"""Lists the offline findings about a pair or about code as lines for a model judge."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.grading.material import CODE, Material
from variorum.languages import UnknownLanguage, language_named
from variorum.quality.evaluate import evaluate
from variorum.rounding import rounded
from variorum.rules.engine import findings
from variorum.rules.finding import Finding
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.translation.scoring import score_documents

_MOST_FINDINGS = 40


def with_evidence(material: Material) -> Material:
    """Returns the material with its evidence: findings, divergences and the structural score for a pair, findings and measured
        dimensions for code.

    It stays as it is where one of its languages is not supported.
    """
    try:
        if material.task is CODE:
            code = Document.parse(material.target, language_named(material.target_language))
            return attrs.evolve(material, evidence=code_evidence(code, material.source))
        source = Document.parse(material.source, language_named(material.source_language))
        target = Document.parse(material.target, language_named(material.target_language))
    except UnknownLanguage:
        return material
    return attrs.evolve(material, evidence=evidence_text(source, target))


def evidence_text(source: Document, target: Document) -> str:
    """Returns a line for the structural score and one for each finding, divergences first."""
    score = score_documents(source, target)
    parts = ", ".join(f"{name} {rounded(part.value, 2)}" for name, part in score.parts.items())
    lines = [f"structural score {rounded(score.s, 2)} of 1 ({parts})"]
    own = findings(target, default_selection(), source.language)
    found = [*score.findings, *own]
    return "\n".join([*lines, *_listed("translation", found)]) + "\n"


def code_evidence(code: Document, task: str) -> str:
    """Returns a line for the dimensions of the `code-quality` rubric and one for each finding."""
    score = evaluate(code, task=task or None)
    counted = ", ".join(f"{name} {rounded(one.value, 2)}" for name, one in score.dimensions.items())
    found = findings(code, default_selection())
    return "\n".join([f"counted by rules: {counted}", *_listed("code", found)]) + "\n"


def _listed(side: str, found: Sequence[Finding]) -> list[str]:
    lines = [f"{side} line {one.line}: {one.rule}: {one.message}" for one in found[:_MOST_FINDINGS]]
    if len(found) > _MOST_FINDINGS:
        lines.append(f"and {len(found) - _MOST_FINDINGS} findings more")
    return lines
