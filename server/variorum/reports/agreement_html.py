"""Renders the agreement of judges as one HTML page with plots: no scripts, no external resources, escaped names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from variorum import __version__
from variorum.grading.agreement import TOTAL, Agreement, PairAgreement
from variorum.grading.ratings import Ratings
from variorum.reports.agreement_tables import (
    ABOUT,
    Table,
    agreement_tables,
    field_name,
    pair_title,
    remarks,
)
from variorum.reports.html_style import STYLE
from variorum.reports.markup import html_plain

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE = """
.plots { display: flex; flex-wrap: wrap; gap: 1rem; } figure { margin: 0; }
figcaption { color: var(--faint); font-size: .85rem; }
svg { background: var(--panel); border: 1px solid var(--line); border-radius: .4rem; }
svg circle { fill: var(--bar); fill-opacity: .55; } svg line { stroke: var(--faint); stroke-dasharray: 3 3; }
svg text { fill: var(--faint); font: 9px system-ui, sans-serif; }
"""
_SIDE, _MARGIN = 180, 24


def agreement_html(ratings: Ratings, agreement: Agreement) -> str:
    """Returns the page: a plot for each pair of raters and each field, and every table."""
    sentences = "".join(f"<p>{html_plain(one)}</p>" for one in remarks(ratings, agreement))
    tables = "".join(_table(table) for table in agreement_tables(agreement))
    plots = "".join(_plots(pair) for pair in agreement.pairs)
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<title>Agreement of judges</title>
<style>{STYLE}{_STYLE}</style>
</head>
<body>
<h1>Agreement of judges</h1>
{sentences}
{tables}
{plots}
<p>{html_plain(ABOUT)}</p>
<footer>Made by Variorum {__version__}.</footer>
</body>
</html>
"""


def _table(table: Table) -> str:
    heads = "".join(f'<th scope="col">{html_plain(head)}</th>' for head in table.head)
    rows = "".join(
        f'<tr><th scope="row">{html_plain(row[0])}</th>'
        + "".join(f'<td class="number">{html_plain(cell)}</td>' for cell in row[1:])
        + "</tr>"
        for row in table.rows
    )
    return (
        f"<h2>{html_plain(table.title)}</h2>"
        f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
    )


def _plots(pair: PairAgreement) -> str:
    plots = "".join(_plot(pair, field, points) for field, points in pair.marks.items())
    return f'<h2>Marks: {html_plain(pair_title(pair))}</h2><div class="plots">{plots}</div>'


def _plot(pair: PairAgreement, field: str, points: Sequence[tuple[float, float]]) -> str:
    """Returns a bubble for each combination of marks. Its area is proportional to the number of items."""
    counts = Counter((round(x, 2), round(y, 2)) for x, y in points)
    most = max(counts.values())
    # Totals overlap more than marks, which are on a coarse grid.
    largest = 6.0 if field == TOTAL else 16.0
    circles = "".join(
        f'<circle cx="{_across(x):.1f}" cy="{_SIDE - _across(y):.1f}" r="{largest * (count / most) ** 0.5:.1f}">'
        f"<title>{x:g} and {y:g}: {count}</title></circle>"
        for (x, y), count in sorted(counts.items())
    )
    first, second = html_plain(pair.first), html_plain(pair.second)
    label = f"{html_plain(field_name(field))}: {first} across, {second} upwards"
    near, far = _MARGIN, _SIDE - _MARGIN
    return (
        f'<figure><svg width="{_SIDE}" height="{_SIDE}" role="img" aria-label="{label}">'
        f'<line x1="{near}" y1="{far}" x2="{far}" y2="{near}"/>{circles}'
        f'<text x="{near - 3}" y="{_SIDE - 6}">0</text><text x="{far - 3}" y="{_SIDE - 6}">1</text>'
        f'<text x="6" y="{near + 3}">1</text></svg><figcaption>{label}</figcaption></figure>'
    )


def _across(value: float) -> float:
    return _MARGIN + value * (_SIDE - 2 * _MARGIN)
