"""What the findings of one file depend on, in a form that other processes understand."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import attrs

from variorum.languages import language_named
from variorum.rules.catalogue import Selection, select
from variorum.rules.engine import findings
from variorum.rules.excerpts import embedded_findings
from variorum.rules.finding import Finding, Severity
from variorum.syntax.document import Document
from variorum.syntax.embedding.host import host_named
from variorum.syntax.embedding.host_text import HostText
from variorum.translation.comparison import compared


@attrs.frozen
class Job:
    """One file to check. Equal jobs have equal findings."""

    text: str
    kind: str
    """The id of its language, or of the kind of text that holds code of other languages."""
    is_host: bool
    rules: tuple[str, ...]
    severities: tuple[tuple[str, int], ...]
    source_language: str | None
    """The language that the file was translated from."""
    original: tuple[str, str] | None
    """The text that it was translated from, and that text's language."""

    @classmethod
    def of(
        cls,
        text: str,
        kind: str,
        selection: Selection,
        *,
        is_host: bool = False,
        source_language: str | None = None,
        original: tuple[str, str] | None = None,
    ) -> Job:
        """The job of checking a text with a selection of rules."""
        rules = tuple(rule.id for rule in selection.rules)
        severities = tuple(sorted((rule, int(one)) for rule, one in selection.severities.items()))
        return cls(text, kind, is_host, rules, severities, source_language, original)

    def key(self, fingerprint: bytes) -> bytes:
        """A name for the job's findings, as this version of the engine finds them."""
        own = hashlib.sha256(fingerprint)
        asked = (self.kind, self.is_host, self.rules, self.severities, self.source_language)
        parts = [repr(asked), self.text, *(self.original or ())]
        for part in parts:
            data = part.encode("utf-8", "surrogatepass")
            # With its length in front no part can pass for the end of the one before.
            own.update(b"%d:" % len(data))
            own.update(data)
        return own.digest()


def findings_of(job: Job) -> list[Finding]:
    """The findings of a job in source order, those about its pair among them."""
    selection = _selection(job.rules, job.severities)
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


@lru_cache(maxsize=8)
def _selection(rules: tuple[str, ...], severities: tuple[tuple[str, int], ...]) -> Selection:
    return select(rules, severities={rule: Severity(value) for rule, value in severities})
