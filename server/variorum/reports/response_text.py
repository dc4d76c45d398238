"""Renders findings in response documents, for a terminal and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from variorum.reports.frames import code_frame
from variorum.reports.printable import visible
from variorum.reports.style import PLAIN, Style
from variorum.responses.dimensions import TITLES
from variorum.responses.finding import ResponseFinding
from variorum.syntax.source_text import SourceText


@attrs.frozen(eq=False)
class CheckedDocument:
    """A response document and its findings. `labels` has a line for each graded answer."""

    path: str
    text: SourceText
    findings: tuple[ResponseFinding, ...]
    labels: tuple[str, ...] = ()


def documents_text(documents: Sequence[CheckedDocument], style: Style = PLAIN) -> str:
    """Returns every finding with its code frame, the labels of each document, and the counts."""
    blocks = [_finding(document, one, style) for document in documents for one in document.findings]
    for document in documents:
        blocks += [f"{style.strong(visible(document.path))}: {visible(label)}" for label in document.labels]
    count = sum(len(document.findings) for document in documents)
    files = "1 document" if len(documents) == 1 else f"{len(documents)} documents"
    total = f"{count} finding{'' if count == 1 else 's'} in {files}."
    return "".join(f"{block}\n\n" for block in blocks) + total + "\n"


def document_json(document: CheckedDocument) -> dict[str, Any]:
    """Returns the document's findings as JSON fields. Lines and columns are 1-based; columns count characters."""
    return {
        "path": document.path,
        "labels": list(document.labels),
        "findings": [_fields(document, one) for one in document.findings],
    }


def _finding(document: CheckedDocument, finding: ResponseFinding, style: Style) -> str:
    place = document.text.place(finding.span.start)
    where = style.strong(f"{visible(document.path)}:{place.line}:{place.column}")
    label = style.severity(f"{finding.severity.label}[{finding.check}]", finding.severity)
    bears = f" ({TITLES[finding.dimension]})" if finding.dimension else ""
    frame = code_frame(document.text, finding.span, style=style, severity=finding.severity, indent="  ")
    fix = f"\n  {style.faint('fix:')} {visible(finding.fix.title)}" if finding.fix else ""
    return f"{where}: {label}: {visible(finding.message)}{bears}\n{frame}{fix}"


def _fields(document: CheckedDocument, finding: ResponseFinding) -> dict[str, Any]:
    start, end = document.text.place(finding.span.start), document.text.place(finding.span.end)
    return {
        "check": finding.check,
        "message": finding.message,
        "severity": finding.severity.label,
        "answer": finding.answer,
        "dimension": finding.dimension,
        "line": start.line,
        "column": start.column,
        "end_line": end.line,
        "end_column": end.column,
        "fix": finding.fix.title if finding.fix else None,
    }
