"""What has to hold for the analysis of any text whatever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from variorum.languages import Language
from variorum.quality.evaluate import evaluate
from variorum.rules.engine import findings
from variorum.rules.finding import Finding
from variorum.rules.registry import all_rules, select
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText, decode, encode
from variorum.syntax.span import Span

EVERY_RULE = select(all_rules())


def analysed(program: bytes, language: Language, source: Language | None = None) -> list[Finding]:
    """The findings of a text, which has to be analysed without an exception and in its bounds."""
    document = Document.parse(SourceText(encode(decode(program))), language)
    found = findings(document, EVERY_RULE, source)
    for finding in found:
        _lies_in_the_text(finding, document)
    told = Counter((finding.rule, finding.span, finding.message) for finding in found)
    assert all(times == 1 for times in told.values()), f"told twice: {told.most_common(1)}"
    broken = list(_errors(document))
    for finding in found:
        if all_rules()[finding.rule].skips_broken_items:
            inside = [
                span for span in broken if span.start < finding.span.end and finding.span.start < span.end
            ]
            assert not inside, f"{finding} lies in a broken region {inside}"
    evaluate(document)
    return found


def _lies_in_the_text(finding: Finding, document: Document) -> None:
    assert 0 <= finding.span.start <= finding.span.end <= len(document.text), finding
    assert 1 <= finding.line <= finding.end_line <= len(document.text.line_starts), finding
    edits = sorted(finding.fix.edits, key=lambda edit: edit.span) if finding.fix else []
    for edit in edits:
        assert 0 <= edit.span.start <= edit.span.end <= len(document.text), finding
    for one, following in pairwise(edits):
        assert one.span.end <= following.span.start, finding


def _errors(document: Document) -> Iterator[Span]:
    """The ranges that do not parse, outermost first."""
    root = document.tree.root_node
    pending = [root]
    if root.is_error:
        yield Span(document.unparsed_from, len(document.text))
        pending = root.children
    while pending:
        node = pending.pop()
        if node.is_error:
            yield Span(node.start_byte, node.end_byte)
        elif node.has_error:
            pending.extend(node.children)
