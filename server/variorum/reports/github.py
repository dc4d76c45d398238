"""Renders findings as GitHub workflow commands, which become annotations of the code."""

from __future__ import annotations

import re
from collections.abc import Sequence

from variorum.reports.printable import visible
from variorum.reports.report_data import NOT_COMPARED, BaselineComparison, CheckedFile, remarks_on_known
from variorum.rules.finding import Finding, Severity

_COMMANDS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.INFORMATION: "notice",
    Severity.HINT: "notice",
}

_LINE_CODES = {"\r": "%0D", "\n": "%0A"}
_LINE_END = re.compile("([\r\n])")


def findings_github(files: Sequence[CheckedFile], compared: BaselineComparison = NOT_COMPARED) -> str:
    """Returns a command for each finding and note. Text of a file cannot forge a command."""
    lines = []
    for file in files:
        place = f"file={_property(file.path)},title=variorum"
        lines += [f"::notice {place}::{_data(note)}" for note in file.notes]
        lines += [_command(file, finding) for finding in file.findings]
    lines += [f"::notice title=variorum::{_data(remark)}" for remark in remarks_on_known(files, compared)]
    return "".join(f"{line}\n" for line in lines)


def _command(file: CheckedFile, finding: Finding) -> str:
    # GitHub accepts columns only if the range is on one line.
    is_on_one_line = finding.line == finding.end_line
    columns = f",col={finding.column},endColumn={finding.end_column}" if is_on_one_line else ""
    place = f"file={_property(file.path)},line={finding.line},endLine={finding.end_line}{columns}"
    title = _property(f"variorum {finding.rule}")
    return f"::{_COMMANDS[finding.severity]} {place},title={title}::{_data(finding.message)}"


def _data(text: str) -> str:
    """Escapes a text for the data of a command: line ends as percent codes, no control characters."""
    parts = _LINE_END.split(text.replace("%", "%25"))
    return "".join(_LINE_CODES.get(part) or visible(part) for part in parts)


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
