"""Renders findings for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from variorum.reports.frames import code_frame
from variorum.reports.printable import visible
from variorum.reports.report_data import NOT_COMPARED, BaselineComparison, CheckedFile, remarks_on_known
from variorum.reports.style import PLAIN, Style
from variorum.rules.finding import Finding, Related, Severity


def findings_text(
    files: Sequence[CheckedFile], style: Style = PLAIN, compared: BaselineComparison = NOT_COMPARED
) -> str:
    """Returns every finding with its code frame, and a summary."""
    blocks = [block for file in files for block in file_blocks(file, style)]
    return "".join(f"{block}\n\n" for block in blocks) + summary(files, style, compared) + "\n"


def file_blocks(file: CheckedFile, style: Style) -> Iterable[str]:
    """Yields the notes and findings of one file as blocks of lines."""
    for note in file.notes:
        label = style.severity("note", Severity.INFORMATION)
        yield f"{style.strong(visible(file.path))}: {label}: {visible(note)}"
    for finding in file.findings:
        yield finding_text(file, finding, style)


def finding_text(file: CheckedFile, finding: Finding, style: Style = PLAIN) -> str:
    """Returns one finding: location, severity, rule, message, code frame, related locations and fix."""
    place = style.strong(f"{visible(file.path)}:{finding.line}:{finding.column}")
    label = style.severity(f"{finding.severity.label}[{finding.rule}]", finding.severity)
    lines = [
        f"{place}: {label}: {visible(finding.message)}",
        code_frame(file.text, finding.span, style=style, severity=finding.severity, indent="  "),
    ]
    lines += [_related(file, related, style) for related in finding.related]
    if finding.fix is not None:
        manner = (
            "" if finding.fix.is_safe else " (may change what the program does: only with --unsafe-fixes)"
        )
        lines.append(f"  {style.faint('fix:')} {visible(finding.fix.title)}{manner}")
    return "\n".join(lines)


def summary(
    files: Sequence[CheckedFile], style: Style = PLAIN, compared: BaselineComparison = NOT_COMPARED
) -> str:
    """Returns one line with the number of findings and files, and of hidden findings."""
    known = "".join(f" {visible(remark)}" for remark in remarks_on_known(files, compared))
    found = [finding for file in files for finding in file.findings]
    within = f"in {count(len(files), 'file')}"
    if not found:
        return style.good(f"Nothing {'new ' if compared else ''}found {within}.") + known
    severities = Counter(finding.severity for finding in found)
    parts = ", ".join(count(severities[one], _NAMES[one]) for one in Severity if severities[one])
    fixable = sum(1 for finding in found if finding.fix is not None and finding.fix.is_safe)
    suggested = sum(1 for finding in found if finding.fix is not None) - fixable
    hint = f" {fixable} can be fixed with --fix." if fixable else ""
    hint += f" {suggested} more with --unsafe-fixes." if suggested else ""
    noun = "new finding" if compared else "finding"
    return f"{style.strong(count(len(found), noun))} {within}: {parts}.{hint}{known}"


_NAMES = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.INFORMATION: "information",
    Severity.HINT: "hint",
}


def count(number: int, noun: str) -> str:
    """Returns a number with its noun in the right number."""
    return f"{number} {noun}" if number == 1 or noun == "information" else f"{number} {noun}s"


def _related(file: CheckedFile, related: Related, style: Style) -> str:
    path, text = file.path, file.text
    if related.in_source:
        if file.original is None:
            return f"  {style.faint('see:')} {visible(related.message)}"
        path, text = file.original.path, file.original.text
    place = text.place(related.span.start)
    return f"  {style.faint('see:')} {visible(path)}:{place.line}:{place.column}: {visible(related.message)}"
