"""Renders findings as SARIF 2.1.0, the exchange format of code hosts and editors."""

from __future__ import annotations

import json
import re
import string
from collections import Counter
from collections.abc import Sequence
from typing import Any

from variorum import __version__
from variorum.reports.printable import visible
from variorum.reports.report_data import NOT_COMPARED, BaselineComparison, CheckedFile
from variorum.reports.rule_page import rule_page
from variorum.reports.rule_text import rule_plain
from variorum.rules.baseline import fingerprint
from variorum.rules.finding import Finding, Fix, Related, Severity
from variorum.rules.registry import all_rules
from variorum.rules.rule import Rule
from variorum.syntax.source_text import SourceText, encode
from variorum.syntax.span import Span

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
# Characters that are allowed in the path of a URI. All others are percent-encoded.
_PLAIN = frozenset(f"{string.ascii_letters}{string.digits}-._~/".encode())
_DRIVE = re.compile(r"[A-Za-z]:/")
_BRACKET = re.compile(r"[\[\]\\]")
_LEVELS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.INFORMATION: "note",
    Severity.HINT: "note",
}


def findings_sarif(files: Sequence[CheckedFile], compared: BaselineComparison = NOT_COMPARED) -> str:
    """Returns a run with the documentation of every rule and all findings.

    Where findings were compared with earlier ones, each says whether it is new, and those that are known are there too.
    """
    rules = list(all_rules().values())
    indices = {rule.id: index for index, rule in enumerate(rules)}
    run = {
        "tool": {
            "driver": {
                "name": "variorum",
                "version": __version__,
                "semanticVersion": __version__,
                "rules": [_rule(rule) for rule in rules],
            }
        },
        "columnKind": "unicodeCodePoints",
        "artifacts": [{"location": _artifact(file.path), "sourceLanguage": file.language} for file in files],
        "invocations": [
            {
                "executionSuccessful": True,
                "toolExecutionNotifications": [
                    {
                        "level": "note",
                        "message": _message(note),
                        "locations": [{"physicalLocation": {"artifactLocation": _artifact(file.path)}}],
                    }
                    for file in files
                    for note in file.notes
                ],
            }
        ],
        "results": [result for file in files for result in _results(file, indices, compared)],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _rule(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "name": rule.id.title().replace("-", ""),
        "shortDescription": {"text": rule.what},
        "fullDescription": {"text": f"{rule.what} {rule.why}"},
        "help": {"text": rule_plain(rule), "markdown": rule_page(rule)},
        "defaultConfiguration": {"level": _LEVELS[rule.severity], "enabled": rule.is_default},
        "properties": {"tags": [rule.category.value], "weight": rule.weight.value},
    }


def _results(
    file: CheckedFile, indices: dict[str, int], compared: BaselineComparison
) -> list[dict[str, Any]]:
    seen: Counter[str] = Counter()
    results = []
    known = {id(finding) for finding in (*file.in_baseline, *file.in_revision)}
    found = [*file.findings, *file.in_baseline, *file.in_revision]
    for finding in sorted(found, key=lambda one: (one.span, one.rule)):
        result: dict[str, Any] = {
            "ruleId": finding.rule,
            "level": _LEVELS[finding.severity],
            "message": _message(finding.message),
            "locations": [_location(file.path, finding.span, file.text)],
            "partialFingerprints": {"variorumFinding/v2": _fingerprint(file, finding, seen)},
        }
        if compared:
            result["baselineState"] = "unchanged" if id(finding) in known else "new"
        if finding.rule in indices:
            result["ruleIndex"] = indices[finding.rule]
        related = [_related(file, one) for one in finding.related if not one.in_source or file.original]
        if related:
            result["relatedLocations"] = [{"id": number, **one} for number, one in enumerate(related, 1)]
        if finding.fix is not None:
            result["fixes"] = [_fix(file, finding.fix)]
        results.append(result)
    return results


def _fingerprint(file: CheckedFile, finding: Finding, seen: Counter[str]) -> str:
    """Returns a fingerprint that does not depend on other lines, computed as for baselines.

    Equal findings are counted, so that each result keeps a fingerprint of its own.
    """
    digest = f"{finding.rule}:{fingerprint(finding, file.text).code}"
    seen[digest] += 1
    return f"{digest}:{seen[digest]}"


def _related(file: CheckedFile, related: Related) -> dict[str, Any]:
    path, text = file.path, file.text
    if related.in_source and file.original is not None:
        path, text = file.original.path, file.original.text
    return {**_location(path, related.span, text), "message": _message(related.message)}


def _fix(file: CheckedFile, fix: Fix) -> dict[str, Any]:
    replacements = [
        {"deletedRegion": _region(edit.span, file.text), "insertedContent": {"text": edit.text}}
        for edit in fix.edits
    ]
    change = {"artifactLocation": _artifact(file.path), "replacements": replacements}
    return {"description": _message(fix.title), "artifactChanges": [change]}


def _location(path: str, span: Span, text: SourceText) -> dict[str, Any]:
    return {"physicalLocation": {"artifactLocation": _artifact(path), "region": _region(span, text)}}


def _region(span: Span, text: SourceText) -> dict[str, int]:
    start, end = text.place(span.start), text.place(span.end)
    return {
        "startLine": start.line,
        "startColumn": start.column,
        "endLine": end.line,
        "endColumn": end.column,
    }


def _message(text: str) -> dict[str, str]:
    """Returns a message. Escapes brackets, because viewers turn `[words](address)` into a link."""
    plain = visible(text)
    return {"text": _BRACKET.sub(r"\\\g<0>", plain) if "](" in plain else plain}


def _artifact(path: str) -> dict[str, str]:
    """Returns a relative path as a relative reference, and an absolute path as a file URI."""
    slashed = path.replace("\\", "/")
    uri = "".join(chr(byte) if byte in _PLAIN else f"%{byte:02X}" for byte in encode(slashed))
    if _DRIVE.match(slashed):
        return {"uri": f"file:///{uri}"}
    return {"uri": f"file://{uri}" if slashed.startswith("/") else uri}
