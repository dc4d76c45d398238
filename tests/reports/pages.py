"""Values for the tests of reports."""

from __future__ import annotations

from variorum.languages import language_named
from variorum.reports.report_data import CheckedFile, Original, PairReport
from variorum.rules.engine import findings
from variorum.rules.finding import Edit, Finding, Fix, Related, Severity, Weight
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span
from variorum.translation.scoring import score_documents

JAVA = """\
class Tally {
    int total(int[] counts) {
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        return sum;
    }

    int largest(int[] counts) {
        int best = counts[0];
        for (int count : counts) {
            if (count > best) {
                best = count;
            }
        }
        return best;
    }
}
"""
PYTHON = """\
import os


class Tally:
    def total(self, counts):
        sum = 0
        for count in counts:
            sum += count
        return sum
"""


def finding_at(text: SourceText, span: Span, fix: Fix | None = None, **fields: object) -> Finding:
    """A finding over a range, with fields of its own where a test wants them; the fix is in its place in the file."""
    start, end = text.place(span.start), text.place(span.end)
    values: dict[str, object] = {
        "rule": "unused-import",
        "message": "`os` is imported but never used",
        "severity": Severity.WARNING,
        "weight": Weight.MINOR,
        "line": start.line,
        "column": start.column,
        "end_line": end.line,
        "end_column": end.column,
        "span": span,
        "relative_fix": fix and fix.shifted(-span.start),
    }
    return Finding(**{**values, **fields})  # type: ignore[arg-type]


def checked(
    content: str,
    marked: str,
    *,
    path: str = "a.py",
    original: Original | None = None,
    notes: tuple[str, ...] = (),
    **fields: object,
) -> CheckedFile:
    """A file in which the first occurrence of `marked` is found."""
    text = SourceText.of(content)
    start = text.data.index(marked.encode())
    found = finding_at(text, Span(start, start + len(marked.encode())), **fields)
    return CheckedFile(path, "python", text, (found,), original, notes)


def grade_statistics() -> PairReport:
    """A translation that lost a method and carries an import, scored."""
    source = Document.parse(JAVA, language_named("java"))
    target = Document.parse(PYTHON, language_named("python"))
    score = score_documents(source, target)
    own = findings(target, default_selection(), source.language)
    together = sorted([*own, *score.findings], key=lambda finding: (finding.span, finding.rule))
    return PairReport("old/Tally.java", "new/tally.py", source, target, score, tuple(together))


FIX = Fix("Remove the unused import", (Edit(Span(0, 10)),))
"""Removes the first ten bytes."""

RELATED = Related(Span(6, 11), "`Tally` in the original", in_source=True)
"""The class's name in `JAVA`."""
