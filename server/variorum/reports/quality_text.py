"""Renders a file's quality score for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from variorum.quality.quality_score import PointScore, QualityDimension, QualityScore
from variorum.reports.printable import visible
from variorum.reports.report_data import StoredJudge
from variorum.reports.score_rows import PairPaths, judged, judgement_rows, named
from variorum.reports.score_text import bar, rows_text
from variorum.reports.style import PLAIN, Style
from variorum.rounding import rounded
from variorum.syntax.source_text import SourceText


def quality_text(
    path: str,
    text: SourceText,
    score: QualityScore,
    judges: Sequence[StoredJudge] = (),
    style: Style = PLAIN,
) -> str:
    """Returns the overall score, the dimensions with their points, and the judgements of models."""
    verdict = "passes" if score.passed else "does not pass"
    comparison = "reaches" if score.passed else "is below"
    overall = style.strong(rounded(score.overall, 2))
    head = f"{visible(path)}: {overall}, {verdict}: it {comparison} {rounded(score.threshold, 2)}"
    name_width = max((len(named(name)) for name in score.dimensions), default=0)
    lines = [head, f"judge: the {score.rubric} rubric, by counting rules", ""]
    lines.append(style.faint(f"  {'dimension':{name_width}}  value  weight  contribution"))
    for name, dimension in score.dimensions.items():
        numbers = f"{dimension.value:5.2f}  {dimension.weight:6.2f}  {dimension.contribution:12.3f}"
        lines.append(f"  {named(name):{name_width}}  {numbers}  {bar(dimension.value)}")
        lines += [f"      {style.faint(line)}" for line in _points(dimension, text)]
    for judge in judges:
        lines += ["", *_model(path, text, judge, score.threshold, style)]
    return "\n".join(lines) + "\n"


def _model(path: str, text: SourceText, judge: StoredJudge, threshold: float, style: Style) -> list[str]:
    judgement = judge.judgement
    verdict = "" if judgement.j is None else ", passes" if judgement.j >= threshold else ", does not pass"
    return [
        f"{style.strong(visible(judgement.judge))} ({visible(judge.facts)})",
        f"  {style.strong(visible(judged(judgement)))}{verdict}",
        *(
            [rows_text(rows, PairPaths("", text, path, text), style)]
            if (rows := judgement_rows(judgement))
            else []
        ),
    ]


def _points(dimension: QualityDimension, text: SourceText) -> Iterable[str]:
    for point in dimension.points:
        place = "" if point.span is None else f" (line {text.place(point.span.start).line})"
        yield f"{_earned(point)}  {visible(point.means)}{place}"


def _earned(point: PointScore) -> str:
    """Returns `0.30 of 0.50`, `+0.10` for a bonus or a deduction, or a dash if the point does not apply."""
    if not point.is_applicable:
        return f"{'-':>12}"
    if point.scales:
        return f"{'times':>6} {point.earned / point.possible:5.2f}"
    if point.possible:
        return f"{rounded(point.earned, 2)} of {rounded(point.possible, 2)}"
    return f"{point.earned:>+12.2f}"
