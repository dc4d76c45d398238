"""Findings and scores as JSON. The shape is stable: a change that could break a reader raises `version`.

Findings:
    {"version": 1, "tool": {"name", "version"},
     "files": [{"path", "language", "original": path or null, "notes": [text],
                "findings": [{"rule", "message", "severity", "weight", "range": RANGE,
                              "fix": {"title", "is_safe", "edits": [{"range": RANGE, "text"}]} or null,
                              "related": [{"path": path or null, "range": RANGE or null, "message"}]}]}],
     "summary": {"files", "findings", "by_severity": {"error", "warning", "information", "hint"}}}

A score:
    {"version": 1, "tool": {...}, "source", "target", "s", "alpha", "imm": number or null,
     "parts": {name: {"value", "weight", "contribution", "is_factor", "evidence": [EVIDENCE]}},
     "estimate": {"judge", "j": number or null, "reason",
                  "dimensions": {name: {"value", "weight", "contribution", "evidence": [EVIDENCE]}}},
     "alignments": [{"source": ITEM or null, "target": ITEM or null, "s": number or null}],
     "findings": as above}

RANGE is {"start": {"line", "column"}, "end": {"line", "column"}}; both count from 1, columns in characters,
and the end is exclusive. EVIDENCE is {"text", "source": RANGE or null, "target": RANGE or null}. ITEM is {"kind",
"name", "range": RANGE}.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from variorum import __version__
from variorum.reports.values import CheckedFile, Original, PairReport
from variorum.rules.finding import Finding, Related, Severity
from variorum.syntax.span import Span
from variorum.syntax.text import SourceText
from variorum.translation.score import Declared, Evidence, Field, Judgement, Part

VERSION = 1
_TOOL = {"name": "variorum", "version": __version__}


def findings_json(files: Sequence[CheckedFile]) -> str:
    """The findings of all files as one JSON document."""
    found = [finding.severity for file in files for finding in file.findings]
    return _dumped(
        {
            "version": VERSION,
            "tool": _TOOL,
            "files": [_file(file) for file in files],
            "summary": {
                "files": len(files),
                "findings": len(found),
                "by_severity": {severity.label: found.count(severity) for severity in Severity},
            },
        }
    )


def score_json(report: PairReport) -> str:
    """A score with everything that explains it, as one JSON document."""
    score, source, target = report.score, report.source.text, report.target.text
    return _dumped(
        {
            "version": VERSION,
            "tool": _TOOL,
            "source": report.source_path,
            "target": report.target_path,
            "s": score.s,
            "alpha": score.alpha,
            "imm": score.imm,
            "parts": {name: _part(part, source, target) for name, part in score.parts.items()},
            "estimate": _judgement(score.estimate, source, target),
            "alignments": [
                {"source": _item(one.source, source), "target": _item(one.target, target), "s": one.s}
                for one in score.alignments
            ],
            "findings": _findings(
                report.findings, report.target_path, target, Original(report.source_path, source)
            ),
        }
    )


def _dumped(value: Any) -> str:
    # ASCII only: lone surrogates and terminal escapes in file names and messages travel as escapes.
    return json.dumps(value, indent=2, ensure_ascii=True) + "\n"


def _file(file: CheckedFile) -> dict[str, Any]:
    return {
        "path": file.path,
        "language": file.language,
        "original": file.original and file.original.path,
        "notes": list(file.notes),
        "findings": _findings(file.findings, file.path, file.text, file.original),
    }


def _findings(
    findings: Iterable[Finding], path: str, text: SourceText, original: Original | None
) -> list[dict[str, Any]]:
    return [
        {
            "rule": finding.rule,
            "message": finding.message,
            "severity": finding.severity.label,
            "weight": finding.weight.value,
            "range": _range(finding.span, text),
            "fix": finding.fix
            and {
                "title": finding.fix.title,
                "is_safe": finding.fix.is_safe,
                "edits": [
                    {"range": _range(edit.span, text), "text": edit.text} for edit in finding.fix.edits
                ],
            },
            "related": [_related(related, path, text, original) for related in finding.related],
        }
        for finding in findings
    ]


def _related(related: Related, path: str, text: SourceText, original: Original | None) -> dict[str, Any]:
    if not related.in_source:
        return {"path": path, "range": _range(related.span, text), "message": related.message}
    if original is None:
        return {"path": None, "range": None, "message": related.message}
    return {"path": original.path, "range": _range(related.span, original.text), "message": related.message}


def _range(span: Span, text: SourceText) -> dict[str, Any]:
    start, end = text.place(span.start), text.place(span.end)
    return {"start": start._asdict(), "end": end._asdict()}


def _part(part: Part, source: SourceText, target: SourceText) -> dict[str, Any]:
    return {
        "value": part.value,
        "weight": part.weight,
        "contribution": part.contribution,
        "is_factor": part.is_factor,
        "evidence": _evidence(part.evidence, source, target),
    }


def _judgement(judgement: Judgement, source: SourceText, target: SourceText) -> dict[str, Any]:
    def field(field: Field) -> dict[str, Any]:
        return {
            "value": field.value,
            "weight": field.weight,
            "contribution": field.value * field.weight,
            "evidence": _evidence(field.evidence, source, target),
        }

    return {
        "judge": judgement.judge,
        "j": judgement.j,
        "reason": judgement.reason,
        "dimensions": {name: field(one) for name, one in judgement.dimensions.items()},
    }


def _evidence(evidence: Iterable[Evidence], source: SourceText, target: SourceText) -> list[dict[str, Any]]:
    return [
        {
            "text": one.text,
            "source": None if one.source is None else _range(one.source, source),
            "target": None if one.target is None else _range(one.target, target),
        }
        for one in evidence
    ]


def _item(item: Declared | None, text: SourceText) -> dict[str, Any] | None:
    if item is None:
        return None
    return {"kind": item.kind, "name": item.qualified_name, "range": _range(item.span, text)}
