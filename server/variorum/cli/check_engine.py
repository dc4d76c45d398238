"""The findings of one file. Whoever imports this loads the whole engine: files that are known need none of it."""

from __future__ import annotations

from variorum.cli.check_jobs import Job
from variorum.languages import language_named
from variorum.rules.engine import findings
from variorum.rules.excerpts import embedded_findings
from variorum.rules.finding import Finding
from variorum.syntax.document import Document
from variorum.syntax.embedding.host import host_named
from variorum.syntax.embedding.host_text import HostText
from variorum.translation.comparison import compared


def findings_of(job: Job) -> list[Finding]:
    """The findings of a job in source order, those about its pair among them."""
    selection = job.rules.selection
    if job.is_host:
        host = host_named(job.kind)
        if host is None:
            raise ValueError(f"there is no kind of text called {job.kind!r}")
        return list(embedded_findings(HostText.parse(job.text, host), selection))
    document = Document.parse(job.text, language_named(job.kind))
    source_language = language_named(job.source_language) if job.source_language else None
    found = findings(document, selection, source_language)
    if job.original is not None:
        text, language = job.original
        original = Document.parse(text, language_named(language))
        found += compared(original, document, selection).findings
    return sorted(found, key=lambda finding: (finding.span, finding.rule))
