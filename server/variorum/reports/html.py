"""Renders the report of a pair as one HTML page: no scripts, no external resources, escaped text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from variorum.reports.html_code import Note, Notes, code, lines_of, message, own_lines
from variorum.reports.html_page import html_page
from variorum.reports.markup import html_plain, html_text
from variorum.reports.report_data import PairReport
from variorum.reports.score_rows import (
    STRUCTURE,
    PairPaths,
    ScoreRow,
    integrated,
    judge_line,
    judgement_rows,
    structure_rows,
)
from variorum.rounding import rounded
from variorum.translation.score import Alignment, Declared


def pair_html(report: PairReport) -> str:
    """Returns the page: the scores, their tables, and both files side by side, item by item."""
    places = PairPaths(report.source_path, report.source.text, report.target_path, report.target.text)
    title = f"{html_plain(report.target_path)}, translated from {html_plain(report.source_path)}"
    return html_page(
        title,
        f"""{_scores(report)}
<h2>Parts of S</h2>
{_table(structure_rows(report.score.parts), places)}
<h2>Fields of J</h2>
{_table(judgement_rows(report.score.estimate), places)}
{_judges(report, places)}<h2>Side by side</h2>
{_sides(report)}""",
    )


def _scores(report: PairReport) -> str:
    score = report.score
    j = "unscored" if score.estimate.j is None else rounded(score.estimate.j)
    judge = (
        score.estimate.judge
        if score.estimate.j is not None
        else f"{score.estimate.judge}: {score.estimate.reason}"
    )
    imm = "unscored" if score.imm is None else rounded(score.imm)
    boxes = (("S", rounded(score.s), STRUCTURE), ("J", j, judge), ("IMM", imm, integrated(score)))
    inner = "".join(
        f'<div><dt>{name}</dt><dd class="value">{value}</dd><dd>{html_plain(words)}</dd></div>'
        for name, value, words in boxes
    )
    return f'<dl class="scores">{inner}</dl>'


def _judges(report: PairReport, places: PairPaths) -> str:
    """Returns a section for every stored judgement."""
    return "".join(
        f"<h2>{html_plain(judge.judgement.judge)}, {'model' if judge.is_model else 'person'}</h2>\n"
        f"<p>{html_plain(judge_line(judge, report.score))}</p>\n<p>{html_plain(judge.facts)}</p>\n"
        f"{_table(judgement_rows(judge.judgement), places)}\n"
        for judge in report.judges
    )


def _table(rows: Sequence[ScoreRow], places: PairPaths) -> str:
    heads = "".join(
        f'<th scope="col">{head}</th>'
        for head in ("Dimension", "Value", "", "Weight", "Contribution", "Evidence", "Judge")
    )
    body = "".join(_row(row, places) for row in rows)
    return f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'


def _row(row: ScoreRow, places: PairPaths) -> str:
    weight = "factor" if row.weight is None else rounded(row.weight, 2)
    contribution = "" if row.contribution is None else rounded(row.contribution)
    dimension = html_plain(row.dimension)
    return (
        f'<tr><th scope="row">{dimension}</th><td class="number">{rounded(row.value, 2)}</td>'
        f'<td><meter min="0" max="1" value="{rounded(row.value)}" aria-label="{dimension}"></meter></td>'
        f'<td class="number">{weight}</td><td class="number">{contribution}</td>'
        f"<td>{_evidence(row, places)}</td><td>{html_plain(row.judge)}</td></tr>"
    )


def _evidence(row: ScoreRow, places: PairPaths) -> str:
    lines = []
    for evidence in row.evidence:
        place = places.of(evidence)
        lines.append(f"<li>{html_text(evidence.text)}{f' ({html_plain(place)})' if place else ''}</li>")
    return f"<ul>{''.join(lines)}</ul>" if lines else ""


def _sides(report: PairReport) -> str:
    """Returns a collapsible section for each aligned item, and one for the lines outside all items."""
    source_notes, target_notes = _notes(report)
    sources = [one.source for one in report.score.alignments if one.source is not None]
    targets = [one.target for one in report.score.alignments if one.target is not None]
    parts = [_rest(report, sources, targets, source_notes, target_notes)]
    for one in report.score.alignments:
        source = own_lines(one.source, sources, report.source.text) if one.source else []
        target = own_lines(one.target, targets, report.target.text) if one.target else []
        notes = sum(len(source_notes.get(line, ())) for line in source)
        notes += sum(len(target_notes.get(line, ())) for line in target)
        parts.append(
            _part(
                _summary(one, notes),
                code(source, report.source.text, source_notes),
                code(target, report.target.text, target_notes),
                report,
                is_open=bool(notes) or one.source is None or one.target is None,
            )
        )
    return "\n".join(part for part in parts if part)


def _rest(
    report: PairReport,
    sources: Iterable[Declared],
    targets: Iterable[Declared],
    source_notes: Notes,
    target_notes: Notes,
) -> str:
    """Returns the annotated lines outside every item: imports, constants, top-level statements."""
    covered_source = {line for one in sources for line in lines_of(one.span, report.source.text)}
    covered_target = {line for one in targets for line in lines_of(one.span, report.target.text)}
    source = sorted(line for line in source_notes if line not in covered_source)
    target = sorted(line for line in target_notes if line not in covered_target)
    if not source and not target:
        return ""
    notes = sum(len(source_notes[line]) for line in source) + sum(len(target_notes[line]) for line in target)
    return _part(
        f"Outside functions and classes{_count(notes)}",
        code(source, report.source.text, source_notes),
        code(target, report.target.text, target_notes),
        report,
        is_open=True,
    )


def _part(summary: str, source: str, target: str, report: PairReport, *, is_open: bool) -> str:
    return (
        f"<details{' open' if is_open else ''}><summary>{summary}</summary>"
        f'<div class="sides"><div><h3>{html_plain(report.source_path)}</h3>{source}</div>'
        f"<div><h3>{html_plain(report.target_path)}</h3>{target}</div></div></details>"
    )


def _summary(one: Alignment, notes: int) -> str:
    source = f"<code>{html_plain(one.source.qualified_name)}</code>" if one.source else "no original"
    target = f"<code>{html_plain(one.target.qualified_name)}</code>" if one.target else "no counterpart"
    score = "" if one.s is None else f", S {rounded(one.s)}"
    return f"{source} → {target}{score}{_count(notes)}"


def _count(notes: int) -> str:
    return f", {notes} note{'' if notes == 1 else 's'}" if notes else ""


def _notes(report: PairReport) -> tuple[Notes, Notes]:
    """Returns the notes under each line: findings in the translation, and related locations in the original."""
    source: defaultdict[int, list[Note]] = defaultdict(list)
    target: defaultdict[int, list[Note]] = defaultdict(list)
    for finding in report.findings:
        kind = finding.severity.label
        target[finding.line - 1].append(message(kind, f"{kind} {finding.rule}", finding.message))
        for related in finding.related:
            side, text = (source, report.source.text) if related.in_source else (target, report.target.text)
            side[text.line_at(related.span.start)].append(message(kind, finding.rule, related.message))
    return dict(source), dict(target)
