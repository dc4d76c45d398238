"""Renders a benchmark's report as one HTML page: no scripts, no external resources, escaped names."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.reports.bench_page import Page, Plot, Table
from variorum.reports.html_page import html_page
from variorum.reports.markup import html_plain
from variorum.reports.scatter_html import SCATTER_STYLE, scatter_html

_STYLE = (
    """
td.number, th.number { text-align: right; } td:last-child { white-space: normal; overflow-wrap: anywhere; }
.plots { display: flex; flex-wrap: wrap; gap: 1rem; } figure { margin: 0; } figcaption { color: var(--faint); }
svg.bins { width: 20rem; height: 8rem; background: var(--panel); } svg.bins rect { fill: var(--bar); }
"""
    + SCATTER_STYLE
)
_HEIGHT = 100


def bench_html(page: Page) -> str:
    """Returns the page."""
    title = html_plain(page.title)
    notes = "".join(f"<li>{html_plain(note)}</li>" for note in page.notes)
    body = [_table(table) for table in page.tables] + [_plot(plot) for plot in page.plots if plot.series]
    if page.scatters:
        body.append(f'<div class="plots">{"".join(map(scatter_html, page.scatters))}</div>')
    return html_page(
        title,
        f"""{f"<ul>{notes}</ul>" if notes else ""}
{"".join(body)}""",
        _STYLE,
    )


def _table(table: Table) -> str:
    note = f"<p>{html_plain(table.note)}</p>" if table.note else ""
    if not table.rows:
        return f"<h2>{html_plain(table.title)}</h2>\n{note}\n"
    heads = "".join(
        f'<th scope="col"{_right(words)}>{html_plain(head)}</th>'
        for head, words in zip(table.heads, table.is_words, strict=True)
    )
    rows = "".join(f"<tr>{_cells(row, table.is_words)}</tr>\n" for row in table.rows)
    grid = f"<table><thead><tr>{heads}</tr></thead>\n<tbody>{rows}</tbody></table>"
    return f'<h2>{html_plain(table.title)}</h2>\n<div class="scroll">{grid}</div>\n{note}\n'


def _cells(row: Sequence[str], is_words: Sequence[bool]) -> str:
    cells = zip(row, is_words, strict=True)
    return "".join(f"<td{_right(words)}>{html_plain(cell)}</td>" for cell, words in cells)


def _right(is_words: bool) -> str:
    return "" if is_words else ' class="number"'


def _plot(plot: Plot) -> str:
    figures = "".join(_figure(name, counts, plot.bins()) for name, counts in plot.series.items())
    return f'<h2>{html_plain(plot.title)}</h2>\n<div class="plots">{figures}</div>\n'


def _figure(name: str, counts: Sequence[int], bins: Sequence[str]) -> str:
    """Returns a bar for each bin. A tooltip has its bounds and count; screen readers read them."""
    highest = max(counts, default=0) or 1
    bars = "".join(
        f'<rect x="{place}.05" y="{_HEIGHT - count * _HEIGHT / highest:.2f}" width="0.9" '
        f'height="{count * _HEIGHT / highest:.2f}"><title>{bounds}: {count}</title></rect>'
        for place, (bounds, count) in enumerate(zip(bins, counts, strict=True))
    )
    return (
        f'<figure><svg class="bins" role="img" aria-label="{html_plain(name)}" preserveAspectRatio="none" '
        f'viewBox="0 0 {len(counts)} {_HEIGHT}">{bars}</svg>'
        f"<figcaption>{html_plain(name)}: 0 to 1, {sum(counts)} in all</figcaption></figure>"
    )
