"""Renders findings as JSON.

    {"version": 1, "tool": {"name", "version"},
     "files": [{"path", "language", "original": path or null, "notes": [text],
                "findings": [{"rule", "message", "severity", "weight", "range": RANGE,
                              "fix": {"title", "is_safe", "edits": [{"range": RANGE, "text"}]} or null,
                              "related": [{"path": path or null, "range": RANGE or null, "message"}]}]}],
     "summary": {"files", "findings", "by_severity": {"error", "warning", "information", "hint"}}}

Where findings are compared with a baseline or a revision, those that are known are left out, and `summary` also has
`in_baseline` and `in_revision`, the numbers of these, and `fixed`, the number of findings in the baseline that are gone.

RANGE is {"start": {"line", "column"}, "end": {"line", "column"}}; both count from 1, columns in characters,
and the end is exclusive. The shape is stable: a change that could break a reader raises `version`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from variorum.reports.json_shape import Json, document_of_rows, range_of
from variorum.reports.report_data import NOT_COMPARED, BaselineComparison, CheckedFile, Original
from variorum.rules.finding import Finding, Fix, Related, Severity
from variorum.syntax.source_text import SourceText


def findings_json(files: Sequence[CheckedFile], compared: BaselineComparison = NOT_COMPARED) -> str:
    """Returns the findings of all files as one JSON document."""
    found = [finding.severity for file in files for finding in file.findings]
    summary: Json = {
        "files": len(files),
        "findings": len(found),
        "by_severity": {severity.label: found.count(severity) for severity in Severity},
    }
    if compared:
        summary |= {
            "in_baseline": sum(len(file.in_baseline) for file in files),
            "in_revision": sum(len(file.in_revision) for file in files),
            "fixed": compared.fixed,
        }
    return document_of_rows("files", map(_file, files), summary=summary)


def findings_of(
    findings: Iterable[Finding], path: str, text: SourceText, original: Original | None
) -> list[Json]:
    """Returns the entries of a `findings` list."""
    return [
        {
            "rule": finding.rule,
            "message": finding.message,
            "severity": finding.severity.label,
            "weight": finding.weight.value,
            "range": _range(finding),
            "fix": finding.relative_fix and _fix(finding.relative_fix, finding.span.start, text),
            "related": [_related(related, path, text, original) for related in finding.related],
        }
        for finding in findings
    ]


def _file(file: CheckedFile) -> Json:
    return {
        "path": file.path,
        "language": file.language,
        "original": file.original and file.original.path,
        "notes": list(file.notes),
        "findings": findings_of(file.findings, file.path, file.text, file.original),
    }


def _range(finding: Finding) -> Json:
    """Returns the range of a finding."""
    return {
        "start": {"line": finding.line, "column": finding.column},
        "end": {"line": finding.end_line, "column": finding.end_column},
    }


def _fix(fix: Fix, start: int, text: SourceText) -> Json:
    """Returns a fix. Its edits are relative to `start`."""
    edits = [{"range": range_of(edit.span.shifted(start), text), "text": edit.text} for edit in fix.edits]
    return {"title": fix.title, "is_safe": fix.is_safe, "edits": edits}


def _related(related: Related, path: str, text: SourceText, original: Original | None) -> Json:
    if not related.in_source:
        return {"path": path, "range": range_of(related.span, text), "message": related.message}
    if original is None:
        return {"path": None, "range": None, "message": related.message}
    return {"path": original.path, "range": range_of(related.span, original.text), "message": related.message}
