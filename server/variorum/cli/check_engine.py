"""Computes the findings of one file. Importing this module loads the whole engine; cached findings do not need it."""

from __future__ import annotations

from variorum.cli.check_job import CheckFailure, Job
from variorum.cli.finding_json import findings_to_json
from variorum.languages import language_named
from variorum.rules.embedded_code import embedded_findings
from variorum.rules.engine import findings
from variorum.rules.finding import Finding
from variorum.rules.printed_output import with_original_output
from variorum.rules.registry import Selection
from variorum.syntax.document import Document
from variorum.syntax.embedding.host import host_named
from variorum.syntax.embedding.host_text import HostText
from variorum.translation.comparison import Comparison, compared

# Enough to identify an error. Some messages quote the whole text.
_LONGEST_REASON = 300


def row_of(job: Job) -> str | CheckFailure:
    """Returns the findings of a job as JSON, or the reason why there are none. Never raises."""
    try:
        return findings_to_json(findings_of(job))
    except Exception as error:
        # An internal error or a bad file must not stop the check of the others.
        reason = " ".join(f"{type(error).__name__} {error}".split())[:_LONGEST_REASON]
        return CheckFailure(f"internal error, please report it ({reason})")


def findings_of(job: Job) -> list[Finding]:
    """Returns the findings of a job, including those about its pair, in source order."""
    selection = job.rules.selection
    if job.is_host:
        host = host_named(job.kind)
        if host is None:
            raise ValueError(f"unknown host format {job.kind!r}")
        return list(embedded_findings(HostText.parse(job.text, host), selection))
    return document_findings(Document.parse(job.text, language_named(job.kind)), job)


def document_findings(document: Document, job: Job) -> list[Finding]:
    """Returns the findings of a parsed document in source order. The job states all other inputs."""
    selection = job.rules.selection
    source_language = language_named(job.source_language) if job.source_language else None
    if job.original is None:
        return findings(document, selection, source_language, job.workspace_context)
    text, language = job.original
    original = Document.parse(text, language_named(language))
    workspace_context = with_original_output(job.workspace_context, original)
    found = findings(document, selection, source_language, workspace_context)
    comparison = compared(original, document, selection, workspace_context=workspace_context)
    found += comparison.findings
    found += _behaviour_findings(comparison, selection)
    return sorted(found, key=lambda finding: (finding.span, finding.rule))


def _behaviour_findings(comparison: Comparison, selection: Selection) -> list[Finding]:
    # Differential testing runs only if its rule is enabled: it takes longer than all other rules together.
    from variorum.translation.behaviour_findings import behaviour_findings
    from variorum.translation.interpretation import behaviour_of
    from variorum.translation.pair_rules.different_behaviour import RULE

    if RULE not in selection.pair_rules:
        return []
    behaviour = behaviour_of(comparison.source, comparison.target, comparison.matched)
    return behaviour_findings(comparison.target, behaviour, selection)
