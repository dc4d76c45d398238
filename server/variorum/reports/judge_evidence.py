"""What the rules found out about a pair, as lines that are handed to a model judge beside the texts."""

from __future__ import annotations

from variorum.judging.prompt import Material
from variorum.languages import UnknownLanguage, language_named
from variorum.rules.catalogue import default_selection
from variorum.rules.engine import findings
from variorum.syntax.document import Document
from variorum.translation.scoring import score_documents

_MOST_FINDINGS = 40


def with_evidence(material: Material) -> Material:
    """The material with the findings, the departures and the structural score of its pair.

    It stays as it is where one of its languages is not supported.
    """
    try:
        source = Document.parse(material.source, language_named(material.source_language))
        target = Document.parse(material.target, language_named(material.target_language))
    except UnknownLanguage:
        return material
    return Material(
        material.source,
        material.target,
        material.source_language,
        material.target_language,
        evidence_text(source, target),
    )


def evidence_text(source: Document, target: Document) -> str:
    """A line for the structural score, and one for each finding, departures from the original first."""
    score = score_documents(source, target)
    parts = ", ".join(f"{name} {part.value:.2f}" for name, part in score.parts.items())
    lines = [f"structural score {score.s:.2f} of 1 ({parts})"]
    own = findings(target, default_selection(), source.language)
    found = [*score.findings, *own]
    lines += [f"translation line {one.line}: {one.rule}: {one.message}" for one in found[:_MOST_FINDINGS]]
    if len(found) > _MOST_FINDINGS:
        lines.append(f"and {len(found) - _MOST_FINDINGS} findings more")
    return "\n".join(lines) + "\n"
