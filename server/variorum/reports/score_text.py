"""Renders a translation's score for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from variorum.reports.printable import visible
from variorum.reports.report_data import CheckedFile, Original, PairReport, StoredJudge
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
from variorum.reports.style import PLAIN, Style
from variorum.reports.text import finding_text, summary
from variorum.rounding import rounded
from variorum.translation.score import Alignment, TranslationScore

_BAR = 10
_MOST_EVIDENCE = 4


def score_text(report: PairReport, style: Style = PLAIN) -> str:
    """Returns the scores, their tables, the aligned items and the findings."""
    score = report.score
    places = PairPaths(report.source_path, report.source.text, report.target_path, report.target.text)
    title = f"{visible(report.source_path)} -> {visible(report.target_path)}"
    file = CheckedFile(
        report.target_path,
        report.target.language.id,
        report.target.text,
        report.findings,
        Original(report.source_path, report.source.text),
    )
    sections = [
        style.strong(title),
        f"  S    {style.strong(rounded(score.s))} ({STRUCTURE})\n"
        f"  J    {style.strong(visible(judged(score.estimate)))}\n"
        f"  IMM  {style.strong(integrated(score))}"
        + "".join(_judge_head(one, score, style) for one in report.judges if one.is_model),
        *_suspects(report, places, style),
        f"{style.strong('Parts of S')} (judge: {STRUCTURE})\n"
        f"{rows_text(structure_rows(score.parts), places, style)}",
        f"{style.strong('Fields of J')} (judge: {visible(score.estimate.judge)})\n"
        f"{rows_text(judgement_rows(score.estimate), places, style)}",
        *(_judge_text(one, score, places, style) for one in report.judges),
        f"{style.strong('Items')}\n{items_text(score.alignments, style)}",
        *(finding_text(file, finding, style) for finding in report.findings),
        summary([file], style),
    ]
    return "\n\n".join(sections) + "\n"


def _suspects(report: PairReport, places: PairPaths, style: Style) -> Iterable[str]:
    """Yields the places to read first, if there are differences."""
    first = report.suspects[:FIRST_SUSPECTS]
    if first:
        lines = [f"  {visible(places.of(each))}: {visible(each.message)}" for each in first]
        yield "\n".join([style.strong("Where to look first"), *lines])


def _judge_head(judge: StoredJudge, score: TranslationScore, style: Style) -> str:
    """Returns J and IMM of a model, below those of the offline estimate."""
    name, imm = visible(judge.judgement.judge), judge.integrated(score.s, score.alpha)
    whole = "unscored, because J is" if imm is None else rounded(imm)
    return f"\n  J    {style.strong(visible(judged(judge.judgement)))}\n  IMM  {style.strong(whole)} ({name})"


def _judge_text(judge: StoredJudge, score: TranslationScore, places: PairPaths, style: Style) -> str:
    """Returns a model's or a person's judgement of the pair."""
    head = f"{style.strong(visible(judge.judgement.judge))} ({visible(judge.facts)})"
    line = f"  {style.strong(visible(judge_line(judge, score)))}"
    rows = judgement_rows(judge.judgement)
    return "\n".join([head, line, rows_text(rows, places, style)] if rows else [head, line])


def rows_text(rows: Sequence[ScoreRow], places: PairPaths | None, style: Style = PLAIN) -> str:
    """Returns a table of rows, each with its evidence below."""
    if not rows:
        return "  (none)"
    name_width = max(len(row.dimension) for row in rows)
    lines = [style.faint(f"  {'dimension':{name_width}}  value  weight  contribution")]
    for row in rows:
        weight = "     -" if row.weight is None else f"{row.weight:6.2f}"
        contribution = "      factor" if row.contribution is None else f"{row.contribution:12.3f}"
        numbers = f"{row.value:5.2f}  {weight}  {contribution}"
        lines.append(f"  {visible(row.dimension):{name_width}}  {numbers}  {bar(row.value)}")
        lines += [f"      {style.faint(line)}" for line in _evidence(row, places)]
    return "\n".join(lines)


def items_text(alignments: Iterable[Alignment], style: Style = PLAIN) -> str:
    """Returns the items of both files, aligned with their counterparts."""
    lines = []
    for one in alignments:
        source = visible(one.source.qualified_name) if one.source else ""
        target = visible(one.target.qualified_name) if one.target else ""
        if one.source is None:
            lines.append(f"  {target}: {style.strong('has no original')}")
        elif one.target is None:
            lines.append(f"  {source}: {style.strong('has no counterpart in the translation')}")
        else:
            score = "" if one.s is None else f"  S {rounded(one.s)}"
            lines.append(f"  {source} = {target}{score}")
    return "\n".join(lines) or "  (no functions, methods or classes on either side)"


def bar(value: float) -> str:
    """Returns a value in `[0, 1]` as a bar of ten blocks."""
    full = round(max(0.0, min(value, 1.0)) * _BAR)
    return "█" * full + "░" * (_BAR - full)


def _evidence(row: ScoreRow, places: PairPaths | None) -> Iterable[str]:
    for evidence in row.evidence[:_MOST_EVIDENCE]:
        place = places.of(evidence) if places else ""
        yield visible(f"{place}: {evidence.text}" if place else evidence.text)
    if len(row.evidence) > _MOST_EVIDENCE:
        yield f"and {len(row.evidence) - _MOST_EVIDENCE} more"
