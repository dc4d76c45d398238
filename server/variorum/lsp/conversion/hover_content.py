"""Explains in a hover the score of an item, its quality, and what a finding means."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import dedent

from variorum.lsp.conversion.behaviour_hover import behaviour_explanations
from variorum.lsp.conversion.quality_display import quality_explanation
from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.reports.markdown import item_markdown, judges_markdown, table
from variorum.reports.markup import code_block, markdown, markdown_code
from variorum.reports.printable import visible
from variorum.reports.score_rows import (
    STRUCTURE,
    PairPaths,
    ScoreRow,
    integrated,
    judge_line,
    judged,
    judgement_rows,
    structure_rows,
)
from variorum.rounding import rounded
from variorum.rules.finding import Finding
from variorum.rules.registry import rule_named
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span
from variorum.translation.score import Alignment, Declared, TranslationScore

# A counterpart longer than this would fill the screen; "Go to counterpart" shows the rest.
_MOST_LINES = 24


def explanations(snapshot: Snapshot, offset: int) -> Iterator[Explanation]:
    """Yields what is known of a byte offset: its findings first, then the item whose name is there."""
    if snapshot.view is not None:
        yield from snapshot.view.explanations(offset)
    for finding in snapshot.findings:
        if finding.span.start <= offset <= finding.span.end:
            yield finding_explanation(finding)
    aligned = aligned_at(snapshot, offset)
    if aligned is not None and snapshot.score is not None and aligned.target is not None:
        yield _of_pair(snapshot.score, aligned, snapshot.places, aligned.target.name_span)
        yield from behaviour_explanations(snapshot, aligned, aligned.target.name_span)
        yield from _of_judges(snapshot, snapshot.score, aligned.target.name_span)
    elif snapshot.document is not None and snapshot.original is None:
        yield from quality_explanation(snapshot, offset)


def explanations_of_original(translation: Snapshot, offset: int) -> Iterator[Explanation]:
    """Yields what became of the original's item whose name is at a byte offset."""
    item = aligned_at(translation, offset, in_source=True)
    if item is None or item.source is None:
        return
    places = translation.places
    code = _code(item.target, places.target)
    text = "\n\n".join((item_markdown(item, places, of_original=True), *([code_block(code)] if code else [])))
    lines = [
        _item_line(item, places, of_original=True),
        *_plain(structure_rows(item.parts)),
        *(f"    {visible(line)}" for line in code),
    ]
    yield Explanation(text, "\n".join(lines), item.source.name_span)
    yield from behaviour_explanations(translation, item, item.source.name_span)


def aligned_at(snapshot: Snapshot, offset: int, *, in_source: bool = False) -> Alignment | None:
    """Returns the aligned item whose name is at a byte offset: in the translation, or in its original."""
    score = snapshot.score
    for one in score.alignments if score else ():
        side = one.source if in_source else one.target
        if side is not None and side.name_span.start <= offset <= side.name_span.end:
            return one
    return None


def finding_explanation(finding: Finding) -> Explanation:
    rule = rule_named(finding.rule)
    head = f"**{markdown_code(rule.id)}** ({finding.severity.label}, {rule.weight.value} weight)"
    plain = f"{rule.id} ({finding.severity.label}, {rule.weight.value} weight)\n{rule.what}\n{rule.why}"
    return Explanation(f"{head}\n\n{markdown(rule.what)}\n\n{markdown(rule.why)}", plain, finding.span)


def _of_pair(score: TranslationScore, item: Alignment, places: PairPaths, span: Span) -> Explanation:
    """Returns the item's own S, and the five fields that the whole file was judged by."""
    total = f"J {judged(score.estimate)}, IMM {integrated(score)}"
    fields = judgement_rows(score.estimate)
    code = _code(item.source, places.source)
    sections = (
        item_markdown(item, places),
        code_block(code),
        f"**The whole file:** {markdown(total)}",
        table(fields, places),
    )
    text = "\n\n".join(sections)
    lines = [
        _item_line(item, places),
        *_plain(structure_rows(item.parts)),
        *(f"    {visible(line)}" for line in code),
        f"The whole file: {total}",
        *_plain(fields),
    ]
    return Explanation(text, "\n".join(lines), span)


def _of_judges(snapshot: Snapshot, score: TranslationScore, span: Span) -> Iterator[Explanation]:
    """Yields what models and people said of the file before."""
    if snapshot.judges:
        plain = "\n".join(f"{judge_line(one, score)} ({one.facts})" for one in snapshot.judges)
        yield Explanation(judges_markdown(snapshot.judges, score, snapshot.places), plain, span)


def _code(item: Declared | None, text: SourceText) -> list[str]:
    """Returns the lines of an item, as many as a hover has room for."""
    if item is None:
        return []
    start = text.line_span(text.line_at(item.span.start)).start
    before = text.slice(Span(start, item.span.start))
    lines = dedent((before if before.isspace() else "") + text.slice(item.span)).splitlines()
    rest = len(lines) - _MOST_LINES
    more = [f"... {rest} more {'line' if rest == 1 else 'lines'}"] if rest > 0 else []
    return [*lines[:_MOST_LINES], *more]


def _item_line(item: Alignment, places: PairPaths, *, of_original: bool = False) -> str:
    if item.source is None or item.target is None:
        return "no counterpart"
    s = "" if item.s is None else f", S {rounded(item.s)} ({STRUCTURE})"
    if of_original:
        line = places.target.place(item.target.name_span.start).line
        return f"{item.source.qualified_name}, translated as {item.target.qualified_name}, {places.target_path}:{line}{s}"
    line = places.source.place(item.source.name_span.start).line
    return f"{item.target.qualified_name}, translated from {item.source.qualified_name}, {places.source_path}:{line}{s}"


def _plain(rows: list[ScoreRow]) -> Iterator[str]:
    for row in rows:
        product = (
            f" x {rounded(row.weight, 2)} = {rounded(row.contribution)}"
            if row.weight and row.contribution is not None
            else ""
        )
        evidence = f": {'; '.join(one.text for one in row.evidence[:3])}" if row.evidence else ""
        yield f"  {row.dimension} {rounded(row.value, 2)}{product} ({row.judge}){evidence}"
