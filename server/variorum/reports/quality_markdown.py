"""Renders a quality score as Markdown: each dimension and each point with its location."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.quality.quality_score import PointScore, QualityScore
from variorum.reports.markup import markdown, markdown_code, table_row
from variorum.reports.score_rows import named
from variorum.rounding import rounded
from variorum.syntax.source_text import SourceText


def quality_markdown(name: str, text: SourceText, score: QualityScore) -> str:
    """Returns the whole calculation for a file, or for the item `name`."""
    verdict = "passes" if score.passed else "does not pass"
    parts = [
        f"# Quality of {markdown_code(name)}",
        f"**{rounded(score.overall)}**, {verdict}: the threshold is {rounded(score.threshold, 2)}. "
        f"Judge: the rubric {markdown_code(score.rubric)}, by counting rules.",
    ]
    for identifier, dimension in score.dimensions.items():
        parts.append(
            f"## {markdown(named(identifier))}: {rounded(dimension.value, 2)} "
            f"× {rounded(dimension.weight, 2)} = {rounded(dimension.contribution)}"
        )
        rows = [table_row(("Point", "Earned", "Of", "Line")), "|---|---:|---:|---:|"]
        rows += [table_row(row) for row in _rows(dimension.points, text)]
        parts.append("\n".join(rows))
    return "\n\n".join(parts) + "\n"


def _rows(points: tuple[PointScore, ...], text: SourceText) -> Iterator[tuple[str, str, str, str]]:
    for point in points:
        line = "" if point.span is None else str(text.place(point.span.start).line)
        if not point.is_applicable:
            yield markdown(point.means), "does not apply", "", line
        else:
            possible = (
                "a factor" if point.scales else rounded(point.possible, 2) if point.possible else "bonus"
            )
            yield markdown(point.means), rounded(point.earned, 2), possible, line
