"""Renders scores as Markdown: the hover over an item, the answer to "score this translation", a pair's report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from variorum.reports.markup import markdown, markdown_code, table_row
from variorum.reports.report_data import PairReport, StoredJudge
from variorum.reports.score_rows import (
    FIRST_SUSPECTS,
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
from variorum.translation.score import Alignment, TranslationScore

_MOST_EVIDENCE = 4
_HEAD = "| Dimension | Value | Weight | Contribution | Evidence | Judge |\n|---|---:|---:|---:|---|---|"


def pair_markdown(report: PairReport) -> str:
    """Returns the report of a pair as a page."""
    places = PairPaths(report.source_path, report.source.text, report.target_path, report.target.text)
    title = f"# {markdown(report.target_path)}, translated from {markdown(report.source_path)}"
    sections = [
        title,
        *_suspects(report, places),
        score_markdown(report.score, places),
        *([judges_markdown(report.judges, report.score, places)] if report.judges else []),
        f"## Items\n\n{_items(report.score.alignments, places)}",
        f"## Findings\n\n{_findings(report.findings, places)}",
    ]
    return "\n\n".join(sections) + "\n"


def _suspects(report: PairReport, places: PairPaths) -> Iterable[str]:
    """Yields the places to read first, if there are differences."""
    first = report.suspects[:FIRST_SUSPECTS]
    if first:
        lines = [f"1. {markdown(places.of(each))}: {markdown(each.message)}" for each in first]
        yield "\n".join(["## Where to look first", "", *lines])


def judges_markdown(judges: Sequence[StoredJudge], score: TranslationScore, places: PairPaths) -> str:
    """Returns a section for every stored judgement."""
    return "\n\n".join(
        f"## {markdown(judge.judgement.judge)}, {'model' if judge.is_model else 'person'}\n\n"
        f"{markdown(judge_line(judge, score))}\n\n{markdown(judge.facts)}\n\n"
        f"{table(judgement_rows(judge.judgement), places)}"
        for judge in judges
    )


def score_markdown(score: TranslationScore, places: PairPaths) -> str:
    """Returns the three scores and their tables."""
    return "\n\n".join(
        [
            f"- **S** {rounded(score.s)} ({STRUCTURE})\n"
            f"- **J** {markdown(judged(score.estimate))}\n"
            f"- **IMM** {integrated(score)}",
            f"## Parts of S\n\n{table(structure_rows(score.parts), places)}",
            f"## Fields of J\n\n{table(judgement_rows(score.estimate), places)}",
        ]
    )


def item_markdown(item: Alignment, places: PairPaths, *, of_original: bool = False) -> str:
    """Returns the score of one item and its parts, with the item's counterpart."""
    if item.target is None or item.source is None:
        present = item.source or item.target
        name = markdown_code(present.qualified_name) if present else ""
        side = f"counterpart in {markdown(places.target_path)}" if item.target is None else "original"
        return f"{present.kind if present else 'item'} {name} has no {side}."
    this, other, how = item.target, item.source, "translated from"
    text, path = places.source, places.source_path
    if of_original:
        this, other, how = item.source, item.target, "translated as"
        text, path = places.target, places.target_path
    line = text.place(other.name_span.start).line
    counterpart = f"{markdown_code(other.qualified_name)}, {markdown(path)}:{line}"
    head = f"**{markdown_code(this.qualified_name)}**, {how} {counterpart}"
    if item.s is None:
        return head
    return f"{head}\n\n**S** {rounded(item.s)} ({STRUCTURE})\n\n{table(structure_rows(item.parts), places)}"


def table(rows: Sequence[ScoreRow], places: PairPaths) -> str:
    """Returns rows of a score as a Markdown table."""
    if not rows:
        return "Nothing was scored."
    return "\n".join([_HEAD, *(_row(row, places) for row in rows)])


def _row(row: ScoreRow, places: PairPaths) -> str:
    weight = "factor" if row.weight is None else rounded(row.weight, 2)
    contribution = "" if row.contribution is None else rounded(row.contribution)
    evidence = "; ".join(_evidence(row, places))
    cells = (
        markdown(row.dimension),
        rounded(row.value, 2),
        weight,
        contribution,
        evidence,
        markdown(row.judge),
    )
    return table_row(cells)


def _evidence(row: ScoreRow, places: PairPaths) -> Iterable[str]:
    for evidence in row.evidence[:_MOST_EVIDENCE]:
        place = places.of(evidence)
        yield markdown(evidence.text) + (f" ({markdown(place)})" if place else "")
    if len(row.evidence) > _MOST_EVIDENCE:
        yield f"and {len(row.evidence) - _MOST_EVIDENCE} more"


def _items(alignments: Iterable[Alignment], places: PairPaths) -> str:
    lines = ["| Original | Line | Translation | Line | S |", "|---|---:|---|---:|---:|"]
    for one in alignments:
        source = ("*none*", "")
        if one.source is not None:
            line = places.source.place(one.source.name_span.start).line
            source = (markdown_code(one.source.qualified_name), str(line))
        target = ("*none*", "")
        if one.target is not None:
            line = places.target.place(one.target.name_span.start).line
            target = (markdown_code(one.target.qualified_name), str(line))
        score = "" if one.s is None else rounded(one.s)
        lines.append(table_row((*source, *target, score)))
    return "\n".join(lines) if len(lines) > 2 else "Neither side declares a function, a method or a class."


def _findings(findings: Iterable[Finding], places: PairPaths) -> str:
    lines = []
    for finding in findings:
        place = f"{markdown(places.target_path)}:{finding.line}:{finding.column}"
        lines.append(
            f"- {place} {finding.severity.label} {markdown_code(finding.rule)}: {markdown(finding.message)}"
        )
        for related in finding.related:
            path, text = places.target_path, places.target
            if related.in_source:
                path, text = places.source_path, places.source
            line = text.place(related.span.start).line
            lines.append(f"  - see {markdown(path)}:{line}: {markdown(related.message)}")
    return "\n".join(lines) or "None."
